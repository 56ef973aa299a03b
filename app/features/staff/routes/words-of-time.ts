import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';

/** A moment as the clinic's clock shows it: "Fri 20 Nov, 2:17 pm". */
export function momentWords(at: EpochMs): string {
  const { date, minute } = wallClockOf(at, clinic().timeZone);
  return `${formatShortDate(date)}, ${formatTime(minute)}`;
}
