import { Temporal, type IsoDate } from '#app/lib/time.ts';

/** A signature is due again after so many months, and a price is to be checked again. */
export const SIGNATURE_MONTHS = 12;
export const PRICE_MONTHS = 6;

/** Whether so many months have passed from one day to another; the day on which they have passed counts. */
export function isDueAgain(on: IsoDate, today: IsoDate, months: number): boolean {
  return Temporal.PlainDate.from(on).add({ months }).toString() <= today;
}
