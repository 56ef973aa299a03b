import { formatDate, formatDateTime, formatShortDateTime, formatTime } from './date-words.ts';
import { wallClockOf, type EpochMs } from './time.ts';

/** A moment as clocks in `timeZone` show it: "Sat 21 Nov 2026, 10:50 am". */
export function formatMoment(at: EpochMs, timeZone: string): string {
  return formatDateTime(wallClockOf(at, timeZone));
}

/** "Sat 21 Nov, 10:50 am": where the year is plain. */
export function formatShortMoment(at: EpochMs, timeZone: string): string {
  return formatShortDateTime(wallClockOf(at, timeZone));
}

/** The date of a moment in `timeZone`: "Sat 21 Nov 2026". */
export function formatMomentDate(at: EpochMs, timeZone: string): string {
  return formatDate(wallClockOf(at, timeZone).date);
}

/** The time of day of a moment in `timeZone`: "10:50 am". */
export function formatMomentTime(at: EpochMs, timeZone: string): string {
  return formatTime(wallClockOf(at, timeZone).minute);
}
