import { limitAttempts as limit, type TooManyAttempts } from '#app/platform/attempt-limits.ts';
import type { BookingContext } from './booking-context.ts';

type Action = 'book' | 'change' | 'find-link';

/** Attempts an hour and phone. */
const perPhone: Readonly<Record<Action, number>> = { book: 20, change: 20, 'find-link': 5 };

/** Counts an attempt; undefined when it may go on, else the answer. A limit of 0 an hour switches all of them off. */
export async function limitAttempts(
  { rateLimit, limitPerHour }: Pick<BookingContext, 'rateLimit' | 'limitPerHour'>,
  action: Action,
  address: string,
  mobileNumber?: string,
): Promise<TooManyAttempts | undefined> {
  const attempt = { purpose: `booking/${action}`, address, perAddress: limitPerHour, perPhone: perPhone[action] };
  return limit(rateLimit, { ...attempt, mobileNumber });
}
