import { intersect, subtract, type Interval } from '#app/lib/interval.ts';
import {
  addDays,
  atWallTime,
  clockText,
  eachDate,
  parseClockText,
  startOfDay,
  weekdayOf,
  weekdays,
  type EpochMs,
  type IsoDate,
  type Weekday,
} from '#app/lib/time.ts';
import type { ClinicSettings, Practitioner, WeeklyHours } from './clinic-settings.ts';

function wallInterval(date: IsoDate, from: string, to: string, timeZone: string): Interval {
  return {
    start: atWallTime(date, parseClockText(from)!, timeZone),
    end: atWallTime(date, parseClockText(to)!, timeZone),
  };
}

function sittingsOn(date: IsoDate, hours: WeeklyHours, timeZone: string): Interval[] {
  return hours[weekdayOf(date)].map(([opens, closes]) => wallInterval(date, opens, closes, timeZone));
}

/** The name of the closure (yearly or dated) that keeps the clinic shut all day, or undefined. */
export function closureOn(date: IsoDate, clinic: ClinicSettings): string | undefined {
  const dated = clinic.closures.find(({ from, to }) => from <= date && date <= to);
  return (dated ?? clinic.yearlyClosures.find(({ monthDay }) => date.endsWith(`-${monthDay}`)))?.name;
}

/** When the clinic's door is open on a day, breaks included. Epoch milliseconds, sorted, half-open. */
export function openingOn(date: IsoDate, clinic: ClinicSettings): Interval[] {
  return closureOn(date, clinic) === undefined ? sittingsOn(date, clinic.hours, clinic.timeZone) : [];
}

/** The breaks of a day, as stretches of time with the name the clinic gave them. */
export function namedBreaksOn(date: IsoDate, clinic: ClinicSettings): (Interval & { readonly name: string })[] {
  const weekday = weekdayOf(date);
  return clinic.breaks
    .filter(({ days }) => days.includes(weekday))
    .map(({ name, from, to }) => ({ name, ...wallInterval(date, from, to, clinic.timeZone) }));
}

/** The breaks of a day, as stretches of time. */
export function breaksOn(date: IsoDate, clinic: ClinicSettings): Interval[] {
  return namedBreaksOn(date, clinic).map(({ start, end }) => ({ start, end }));
}

type Working = Pick<Practitioner, 'hours' | 'leave'>;

/** Of one clinic and person so many stretches are remembered: those that pages ask for on a day are few. */
const MOST_REMEMBERED = 100;
const remembered = new WeakMap<ClinicSettings, WeakMap<Working, Map<string, readonly Interval[]>>>();

/**
 * When a practitioner can see patients from the day `from` up to, and without, the day `until`: the clinic's opening
 * hours, within the person's own hours, without breaks, closures and leave. Appointments are not looked at. Remembered for
 * the same settings, which never change in place: every list of free times begins with it.
 */
export function workingIntervals(
  clinic: ClinicSettings,
  practitioner: Working,
  from: IsoDate,
  until: IsoDate,
): readonly Interval[] {
  const people = remembered.get(clinic) ?? new WeakMap<Working, Map<string, readonly Interval[]>>();
  remembered.set(clinic, people);
  const stretches = people.get(practitioner) ?? new Map<string, readonly Interval[]>();
  people.set(practitioner, stretches);
  const stretch = `${from} ${until}`;
  const known = stretches.get(stretch) ?? readWorkingIntervals(clinic, practitioner, from, until);
  if (stretches.size >= MOST_REMEMBERED) stretches.clear();
  stretches.set(stretch, known);
  return known;
}

function readWorkingIntervals(
  clinic: ClinicSettings,
  practitioner: Working,
  from: IsoDate,
  until: IsoDate,
): readonly Interval[] {
  const dates = eachDate(from, until);
  const opening = dates.flatMap((date) => openingOn(date, clinic));
  const { hours } = practitioner;
  const own = hours && dates.flatMap((date) => sittingsOn(date, hours, clinic.timeZone));
  const present = own ? intersect(opening, own) : opening;
  return subtract(present, [...dates.flatMap((date) => breaksOn(date, clinic)), ...practitioner.leave]);
}

/** Somebody's ordinary week, in the clinic's time: their own hours where they have any, as far as the clinic is open then. */
export function usualWeek(
  clinic: Pick<ClinicSettings, 'hours'>,
  { hours: own }: Pick<Practitioner, 'hours'>,
): WeeklyHours {
  if (!own) return clinic.hours;
  return weekdays.reduce<WeeklyHours>((week, day) => {
    const common = intersect(minutesOf(clinic.hours[day]), minutesOf(own[day]));
    return { ...week, [day]: common.map(({ start, end }) => [clockText(start), clockText(end)]) };
  }, clinic.hours);
}

/** Sittings as minutes since midnight. */
function minutesOf(sittings: WeeklyHours[Weekday]): Interval[] {
  return sittings.map(([opens, closes]) => ({ start: parseClockText(opens)!, end: parseClockText(closes)! }));
}

/** The stretch of time of the days from `from` up to, and without, `until`. */
export function daysInterval(from: IsoDate, until: IsoDate, timeZone: string): Interval {
  return { start: startOfDay(from, timeZone), end: startOfDay(until, timeZone) };
}

/** When the clinic closed last before the day `date`: what came in since then, nobody at the desk has seen. */
export function lastClosingBefore(date: IsoDate, clinic: ClinicSettings): EpochMs {
  for (let back = 1; back <= 31; back += 1) {
    const closes = openingOn(addDays(date, -back), clinic).at(-1)?.end;
    if (closes !== undefined) return closes;
  }
  return startOfDay(date, clinic.timeZone);
}
