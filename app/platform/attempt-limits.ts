import { networkOf } from './web/client-address.ts';
import type { RateLimit } from './rate-limit.ts';

export interface TooManyAttempts {
  readonly ok: false;
  readonly reason: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

export interface LimitedAttempt {
  /** What is tried, such as `booking/book`; attempts at different things are counted apart. */
  readonly purpose: string;
  /** Network address of the client. */
  readonly address: string;
  readonly perAddress: number;
  /** E.164, where the attempt names a phone. */
  readonly mobileNumber?: string | undefined;
  readonly perPhone: number;
}

const hour = 3600;

/**
 * Counts an attempt by its address and its phone, each within an hour; undefined when it may go on, else the answer.
 * `perAddress` 0 switches both limits off. Attempts count whether they lead to anything or not, so that the answer tells
 * nothing about the phone.
 */
export async function limitAttempts(
  rateLimit: RateLimit,
  { purpose, address, perAddress, mobileNumber, perPhone }: LimitedAttempt,
): Promise<TooManyAttempts | undefined> {
  if (perAddress === 0) return undefined;
  const attempts = [{ purpose: `${purpose}/address`, subject: networkOf(address), limit: perAddress }];
  if (mobileNumber !== undefined)
    attempts.push({ purpose: `${purpose}/phone`, subject: mobileNumber, limit: perPhone });
  for (const attempt of attempts) {
    const verdict = await rateLimit.hit({ ...attempt, windowSeconds: hour });
    if (!verdict.allowed)
      return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds };
  }
  return undefined;
}
