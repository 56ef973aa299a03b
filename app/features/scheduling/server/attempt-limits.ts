import { limitAttempts as limit, type LimitedAttempt, type TooManyAttempts } from '#app/platform/attempt-limits.ts';
import type { BookingContext } from './booking-context.ts';

type Action = 'book' | 'change' | 'open' | 'ask-code' | 'enter-code';

/** Attempts an hour and phone; of a phone from one network; of a phone in a day, where each sends somebody a message. */
const limits: Readonly<Record<Action, Pick<LimitedAttempt, 'perPhone' | 'perPhoneHere' | 'perPhoneAndDay'>>> = {
  book: { perPhone: 20 },
  change: { perPhone: 20 },
  open: { perPhone: 200, perPhoneHere: 10 },
  'ask-code': { perPhone: 5, perPhoneHere: 4, perPhoneAndDay: 10 },
  // Who types a code names no phone; its ticket counts the tries.
  'enter-code': { perPhone: 20 },
};

/** Counts an attempt; undefined when it may go on, else the answer. A limit of 0 an hour switches all of them off. */
export async function limitAttempts(
  { rateLimit, limitPerHour }: Pick<BookingContext, 'rateLimit' | 'limitPerHour'>,
  action: Action,
  address: string,
  mobileNumber?: string,
): Promise<TooManyAttempts | undefined> {
  const attempt = { purpose: `booking/${action}`, address, perAddress: limitPerHour, mobileNumber };
  return limit(rateLimit, { ...attempt, ...limits[action] });
}
