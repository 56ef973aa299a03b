import { monthGrid } from '#app/lib/month-grid.ts';
import { addDays, isoDateOf, weekdayOf, type IsoDate } from '#app/lib/time.ts';
import type { ClinicSettings } from './clinic-settings.ts';
import { closureOn } from './schedule.ts';

/** `closed`: not a working day of the week; `holiday`: closed that day by name; `later`: beyond the horizon. */
type CalendarDayState = 'past' | 'closed' | 'holiday' | 'later' | 'full' | 'free';

export interface CalendarDay {
  readonly date: IsoDate;
  readonly day: number;
  readonly state: CalendarDayState;
  /** How many starts are free; 0 unless the state is `free`. */
  readonly freeTimes: number;
  readonly isToday: boolean;
  /** The name of the closure of a `holiday`. */
  readonly closure: string | undefined;
}

export interface CalendarMonth {
  /** "2026-11". */
  readonly month: string;
  /** Weeks from Monday to Sunday; undefined where the week reaches into another month. */
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[];
  /** "2026-10", or undefined when no day of it can be booked. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The days of a month "2026-11" from the first up to, and without, the first of the next. Undefined for no month. */
export function monthDays(month: string): { from: IsoDate; until: IsoDate } | undefined {
  const parts = /^(\d{4})-(\d{2})$/.exec(month);
  const from = parts ? isoDateOf(Number(parts[1]), Number(parts[2]), 1) : undefined;
  return from === undefined ? undefined : { from, until: `${addDays(from, 31).slice(0, 7)}-01` };
}

/**
 * The month as a calendar shows it on the day `today`: what each day is, and how many starts are free on it.
 * `freeTimes` comes from `freeTimesByDay`. A month that is none throws: addresses are checked with `monthDays`.
 */
export function calendarMonth(
  month: string,
  clinic: ClinicSettings,
  freeTimes: ReadonlyMap<IsoDate, number>,
  today: IsoDate,
): CalendarMonth {
  const days = monthDays(month);
  if (!days) throw new RangeError('Not a month');
  const lastDay = addDays(today, clinic.booking.horizonDays);

  const describe = (date: IsoDate): CalendarDay => {
    const closure = closureOn(date, clinic);
    const free = freeTimes.get(date) ?? 0;
    let state: CalendarDayState = free > 0 ? 'free' : 'full';
    if (date < today) state = 'past';
    else if (date > lastDay) state = 'later';
    else if (closure !== undefined) state = 'holiday';
    else if (clinic.hours[weekdayOf(date)].length === 0) state = 'closed';
    return {
      date,
      day: Number(date.slice(8)),
      state,
      freeTimes: state === 'free' ? free : 0,
      isToday: date === today,
      closure: state === 'holiday' ? closure : undefined,
    };
  };

  return {
    month,
    weeks: monthGrid(month).map((week) => week.map((date) => (date === undefined ? undefined : describe(date)))),
    previous: days.from > today ? addDays(days.from, -1).slice(0, 7) : undefined,
    next: days.until <= lastDay ? days.until.slice(0, 7) : undefined,
  };
}
