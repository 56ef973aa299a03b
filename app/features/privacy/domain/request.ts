import { addDays, type IsoDate } from '#app/lib/time.ts';

/** What somebody may ask about their own data. */
export const requestKinds = ['copy', 'correct', 'erase', 'restrict', 'withdraw', 'nominate', 'complaint'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const askedWays = ['phone', 'e-mail', 'in-person', 'letter', 'website'] as const;
export type AskedWay = (typeof askedWays)[number];
export const verifiedWays = ['known-in-person', 'call-back', 'reference-and-phone', 'document'] as const;
export type VerifiedWay = (typeof verifiedWays)[number];
export const outcomes = ['done', 'partly', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * Days until a request has to be done. Copies of the medical record are due in 72 hours (Indian Medical Council
 * Regulations 2002, 1.3.2); for the rest the Rules of 2025 allow 90 days at most, and the clinic takes 30.
 */
const days: Readonly<Record<RequestKind, number>> = {
  copy: 3,
  correct: 30,
  erase: 30,
  restrict: 30,
  withdraw: 30,
  nominate: 30,
  complaint: 30,
};

/** The day a request is due. */
export function dueOn(kind: RequestKind, askedOn: IsoDate): IsoDate {
  return addDays(askedOn, days[kind]);
}
