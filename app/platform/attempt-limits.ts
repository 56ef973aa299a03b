import { networkOf } from './web/client-address.ts';
import type { RateLimit } from './rate-limit.ts';

export interface TooManyAttempts {
  readonly ok: false;
  readonly reason: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

export interface LimitedAttempt {
  /** The kind of attempt, such as `booking/book`; each kind is counted separately. */
  readonly purpose: string;
  /** Network address of the client. */
  readonly address: string;
  readonly perAddress: number;
  /** E.164, where the attempt names a phone; or another way to a person that takes its place. */
  readonly mobileNumber?: string | undefined;
  readonly perPhone: number;
  /** The same of a phone from one network alone, counted before `perPhone`: no stranger uses up all of somebody's attempts. */
  readonly perPhoneHere?: number | undefined;
  /** The same of a phone in a day. */
  readonly perPhoneAndDay?: number | undefined;
}

const hour = 3600;
const day = 24 * hour;

/**
 * Counts an attempt by its address and its phone, within an hour (and a day); undefined when it may go on, else the answer.
 * `perAddress` 0 switches both limits off. Attempts count whether they lead to anything or not, so that the answer tells
 * nothing about the phone.
 */
export async function limitAttempts(
  rateLimit: RateLimit,
  { purpose, address, perAddress, mobileNumber, perPhone, perPhoneHere, perPhoneAndDay }: LimitedAttempt,
): Promise<TooManyAttempts | undefined> {
  if (perAddress === 0) return undefined;
  const network = networkOf(address);
  const attempts = [{ of: 'address', subject: network, limit: perAddress, windowSeconds: hour }];
  if (mobileNumber !== undefined) {
    if (perPhoneHere !== undefined)
      attempts.push({
        of: 'phone-here',
        subject: `${mobileNumber} ${network}`,
        limit: perPhoneHere,
        windowSeconds: hour,
      });
    attempts.push({ of: 'phone', subject: mobileNumber, limit: perPhone, windowSeconds: hour });
    if (perPhoneAndDay !== undefined)
      attempts.push({ of: 'phone-day', subject: mobileNumber, limit: perPhoneAndDay, windowSeconds: day });
  }
  for (const { of, ...attempt } of attempts) {
    const verdict = await rateLimit.hit({ ...attempt, purpose: `${purpose}/${of}` });
    if (!verdict.allowed)
      return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds };
  }
  return undefined;
}
