import type { IsoDate } from '#app/lib/time.ts';

export interface Counted<Name extends string> {
  readonly name: Name;
  readonly count: number;
}

/** What the database counts of a period's visits: a row for each group that has anything in it. */
export interface VisitCounts {
  /** By the week in which they were made, also those cancelled since. */
  readonly bookings: readonly { readonly week: IsoDate; readonly through: string; readonly count: number }[];
  /** By the week of the visit, up to now. */
  readonly outcomes: readonly { readonly week: IsoDate; readonly status: string; readonly count: number }[];
  /** Days of the clinic's calendar from booking to visit. */
  readonly leadDays: readonly { readonly days: number; readonly count: number }[];
  /** The page of our site a booking on the website began on; empty for those of which it is not known. */
  readonly beganOn: readonly Counted<string>[];
  readonly treatments: readonly Counted<string>[];
  readonly visits: readonly Counted<string>[];
  /** By weekday (Monday is 0) and hour of the clinic's clock. */
  readonly hours: readonly { readonly weekday: number; readonly hour: number; readonly count: number }[];
}
