import { formatLongDate, formatTime } from '#app/lib/date-words.ts';
import { addDays, type EpochMs, wallClockOf } from '#app/lib/time.ts';

/** When a closed clinic opens again, as people say it at the clinic; a day is null where it is further off than tomorrow. */
export interface Opening {
  readonly day: 'today' | 'tomorrow' | null;
  /** "Saturday 21 November 2026". */
  readonly date: string;
  /** "10:30 am". */
  readonly time: string;
}

/** Words for the next opening, in the clinic's own time zone. */
export function sayOpening(opensAt: EpochMs, now: EpochMs, timeZone: string): Opening {
  const { date, minute } = wallClockOf(opensAt, timeZone);
  const today = wallClockOf(now, timeZone).date;
  const near = date === addDays(today, 1) ? 'tomorrow' : null;
  return { day: date === today ? 'today' : near, date: formatLongDate(date), time: formatTime(minute) };
}
