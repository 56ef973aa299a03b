import { networkOf } from '#app/platform/web/client-address.ts';
import type { BookingContext } from './booking-context.ts';

export interface TooManyAttempts {
  readonly ok: false;
  readonly reason: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

type Action = 'book' | 'change' | 'find-link';

const hour = 3600;
/** Attempts an hour and phone, whether they lead to anything or not, so that the answer tells nothing about the phone. */
const perPhone: Readonly<Record<Action, number>> = { book: 20, change: 20, 'find-link': 5 };

/** Counts an attempt; undefined when it may go on, else the answer. A limit of 0 an hour switches all of them off. */
export async function limitAttempts(
  { rateLimit, limitPerHour }: Pick<BookingContext, 'rateLimit' | 'limitPerHour'>,
  action: Action,
  address: string,
  mobileNumber?: string,
): Promise<TooManyAttempts | undefined> {
  if (limitPerHour === 0) return undefined;
  const attempts = [{ purpose: `booking/${action}/address`, subject: networkOf(address), limit: limitPerHour }];
  if (mobileNumber !== undefined) {
    attempts.push({ purpose: `booking/${action}/phone`, subject: mobileNumber, limit: perPhone[action] });
  }
  for (const attempt of attempts) {
    const verdict = await rateLimit.hit({ ...attempt, windowSeconds: hour });
    if (!verdict.allowed)
      return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds };
  }
  return undefined;
}
