import { Temporal, type IsoDate } from '#app/lib/time.ts';

/** The day `months` after `date` (before, when negative); the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Whole years from one day to another: an age. Negative when `until` comes first. */
export function wholeYears(from: IsoDate, until: IsoDate): number {
  return Temporal.PlainDate.from(from).until(until, { largestUnit: 'year' }).years;
}
