import { withAsciiDigits } from '#app/lib/digits.ts';
import { parseClockText, weekdayOf, type IsoDate } from '#app/lib/time.ts';
import { parseTypedTime } from '#app/lib/typed-time.ts';
import type { WeeklyHours } from '#app/features/scheduling/domain/clinic-settings.ts';

/** A stretch of a day in minutes. */
export type OpenMinutes = readonly [from: number, to: number];

/** When the clinic is open on a day, in minutes; on a day without hours the hours of its other days. */
export function openMinutesOn(date: IsoDate, hours: WeeklyHours): OpenMinutes[] {
  const ofDay = hours[weekdayOf(date)];
  const sittings = ofDay.length > 0 ? ofDay : Object.values(hours).flat();
  return sittings.map(([opens, closes]) => [parseClockText(opens)!, parseClockText(closes)!]);
}

const half = 12 * 60;

/**
 * Reads a time of day as people type it, as minutes. "5.30" without am or pm is the afternoon where the clinic is open
 * then and not in the morning; "05:30" and "17:30" are meant as they stand. Undefined for what is no time.
 */
export function parseDeskTime(text: string, open: readonly OpenMinutes[]): number | undefined {
  const minute = parseClockText(parseTypedTime(text) ?? '');
  if (minute === undefined || minute >= half) return minute;
  const isSaidExactly = /[a-z]|^0|^\d\d:\d\d$/i.test(withAsciiDigits(text).trim());
  const isOpen = (at: number): boolean => open.some(([from, to]) => from <= at && at <= to);
  return !isSaidExactly && !isOpen(minute) && isOpen(minute + half) ? minute + half : minute;
}
