import { Temporal } from 'temporal-polyfill';
import { clockText } from './clock-text.ts';

export { clockText, Temporal };

/** A moment, in milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;
/** A calendar day as "2026-11-23". */
export type IsoDate = string;
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
/** What the clock on a wall shows: the day and the minutes since midnight. */
export interface WallClock {
  readonly date: IsoDate;
  readonly minute: number;
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
export const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Reads "2026-11-23". Undefined for any other form, for days that do not exist (31 February) and years outside 1900-2199. */
export function parseIsoDate(text: string): IsoDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts ? isoDateOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) : undefined;
}

/** The day with these numbers, or undefined when the calendar has no such day between 1900 and 2199. */
export function isoDateOf(year: number, month: number, day: number): IsoDate | undefined {
  if (year < 1900 || year > 2199 || month < 1 || day < 1) return undefined;
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}

/** The day `days` after `date` (before, when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The days from `from` up to, and without, `until`. */
export function eachDate(from: IsoDate, until: IsoDate): IsoDate[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** The day of the week of a date. */
export function weekdayOf(date: IsoDate): Weekday {
  return weekdays[(new Date(date).getUTCDay() + 6) % 7]!;
}

const dayStarts = new Map<string, EpochMs>();

/** The first moment of a day in a time zone (not always midnight: some zones skip it once a year). */
export function startOfDay(date: IsoDate, timeZone: string): EpochMs {
  const key = timeZone + date;
  const known = dayStarts.get(key);
  if (known !== undefined) return known;
  const start = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
  if (dayStarts.size > 5000) dayStarts.clear();
  dayStarts.set(key, start);
  return start;
}

function isPlainDay(date: IsoDate, timeZone: string): boolean {
  return startOfDay(addDays(date, 1), timeZone) - startOfDay(date, timeZone) === dayMs;
}

/**
 * The moment when clocks in `timeZone` show `minute` minutes after midnight on `date` (1440 is the end of the day).
 * A time the zone skips becomes the moment after the gap; a time it repeats is the first of the two.
 */
export function atWallTime(date: IsoDate, minute: number, timeZone: string): EpochMs {
  if (minute >= 1440) return startOfDay(addDays(date, 1), timeZone);
  if (isPlainDay(date, timeZone)) return startOfDay(date, timeZone) + minute * minuteMs;
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const local = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  const isSkipped = local.hour * 60 + local.minute !== minute;
  // The transition may be this very moment, which "the one before" would not be.
  return (isSkipped ? (local.subtract({ minutes: 1440 }).getTimeZoneTransition('next') ?? local) : local)
    .epochMilliseconds;
}

interface LocalDay {
  readonly date: IsoDate;
  readonly startsAt: EpochMs;
  /** Whether the clocks are not changed on this day. */
  readonly isPlain: boolean;
}

const localDays = new Map<string, readonly LocalDay[]>();

/** The day that was asked for last: times come sorted, so the next one asked for is nearly always of the same. */
let lastDay: (LocalDay & { readonly timeZone: string }) | undefined;

/** The local day of a moment. Days are remembered: a list of a season's times asks for each of them a hundred times. */
function localDayOf(at: EpochMs, timeZone: string): LocalDay {
  if (lastDay?.timeZone === timeZone && lastDay.isPlain && at >= lastDay.startsAt && at < lastDay.startsAt + dayMs)
    return lastDay;
  lastDay = { ...lookedUpDayOf(at, timeZone), timeZone };
  return lastDay;
}

function lookedUpDayOf(at: EpochMs, timeZone: string): LocalDay {
  const utcDay = Math.floor(at / dayMs);
  const key = `${timeZone}${utcDay}`;
  let days = localDays.get(key);
  if (!days) {
    const utcDate = new Date(utcDay * dayMs).toISOString().slice(0, 10);
    days = [1, 0, -1].map((offset) => {
      const date = addDays(utcDate, offset);
      return { date, startsAt: startOfDay(date, timeZone), isPlain: isPlainDay(date, timeZone) };
    });
    if (localDays.size > 5000) localDays.clear();
    localDays.set(key, days);
  }
  return days.find(({ startsAt }) => startsAt <= at)!;
}

/** What clocks in `timeZone` show at a moment; seconds are dropped. */
export function wallClockOf(at: EpochMs, timeZone: string): WallClock {
  const { date, startsAt, isPlain } = localDayOf(at, timeZone);
  if (isPlain) return { date, minute: Math.floor((at - startsAt) / minuteMs) };
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return { date, minute: local.hour * 60 + local.minute };
}

/** A moment as RFC 3339 with the zone's offset, to the second: "2026-11-23T10:30:00+05:30". */
export function toRfc3339(at: EpochMs, timeZone: string): string {
  const { date, minute } = wallClockOf(at, timeZone);
  const second = Math.floor(at / 1000) % 60;
  const shown = Date.parse(date) + minute * minuteMs + second * 1000;
  const offset = Math.round((shown - Math.floor(at / 1000) * 1000) / minuteMs);
  const seconds = String(second).padStart(2, '0');
  return `${date}T${clockText(minute)}:${seconds}${offset < 0 ? '-' : '+'}${clockText(Math.abs(offset))}`;
}

/** Reads an RFC 3339 date-time that names its offset or Z. Undefined for anything else, also for days that do not exist. */
export function parseRfc3339(text: string): EpochMs | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  if (parseIsoDate(text.slice(0, 10)) === undefined) return undefined;
  try {
    return Temporal.Instant.from(text.toUpperCase()).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** Minutes since midnight of "10:30" on the 24-hour clock; "24:00" is 1440. Undefined for anything else. */
export function parseClockText(text: string): number | undefined {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2]);
  return text === '24:00' ? 1440 : undefined;
}
