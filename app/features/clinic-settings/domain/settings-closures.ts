import { fail, ok, type Result } from '#app/lib/result.ts';
import { isoDateOf, weekdayOf, type IsoDate, type Weekday } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { formatDate } from '#app/lib/date-words.ts';
import type { BookingPlan, ClinicSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { FormReader, type SettingsErrors, type Typed } from './settings-form.ts';

/** The national holidays of India that have a fixed date. All others move or differ by state, so nobody guesses them. */
const nationalHolidays = [
  { monthDay: '01-26', name: 'Republic Day' },
  { monthDay: '08-15', name: 'Independence Day' },
  { monthDay: '10-02', name: 'Gandhi Jayanti' },
] as const;

export interface HolidayDate {
  readonly monthDay: string;
  readonly name: string;
  readonly next: readonly { readonly date: IsoDate; readonly weekday: Weekday }[];
}

/** When each national holiday comes next, `years` times from `today` on. */
export function comingHolidays(today: IsoDate, years: number): HolidayDate[] {
  return nationalHolidays.map(({ monthDay, name }) => {
    const first = Number(today.slice(0, 4)) + (`${today.slice(0, 5)}${monthDay}` < today ? 1 : 0);
    const next = Array.from({ length: years }, (_, index) => `${first + index}-${monthDay}`);
    return { monthDay, name, next: next.map((date) => ({ date, weekday: weekdayOf(date) })) };
  });
}

const isNational = (monthDay: string): boolean => nationalHolidays.some((holiday) => holiday.monthDay === monthDay);
const mostRows = 60;
const nameLength = 80;

/** Closures that are over are kept for the record and not shown. */
const isOver = (today: IsoDate) => (closure: ClinicSettings['closures'][number]) => closure.to < today;

/** A day of the year as a form shows it: "26 Jan". */
function shownMonthDay(monthDay: string): string {
  return formatDate(`2028-${monthDay}`).split(' ').slice(1, 3).join(' ');
}

/** The fields of closures as they are in force, without those that are over. */
export function typedClosures(clinic: ClinicSettings, today: IsoDate): Typed {
  const others = clinic.yearlyClosures.filter(({ monthDay }) => !isNational(monthDay));
  const coming = clinic.closures.filter((closure) => !isOver(today)(closure));
  return Object.fromEntries([
    ...clinic.yearlyClosures
      .filter(({ monthDay }) => isNational(monthDay))
      .map(({ monthDay }) => [`national-${monthDay}`, 'on']),
    ...others.flatMap(({ monthDay, name }, index) => [
      [`yearly-${index}-day`, shownMonthDay(monthDay)],
      [`yearly-${index}-name`, name],
    ]),
    ...coming.flatMap(({ from, to, name }, index) => [
      [`closure-${index}-from`, formatDate(from).slice(4)],
      [`closure-${index}-to`, to === from ? '' : formatDate(to).slice(4)],
      [`closure-${index}-name`, name],
    ]),
  ]);
}

/** How many rows of a kind (`yearly`, `closure`) a form shows: those that are filled, and `spare` more. */
export function closureRows(typed: Typed, kind: 'yearly' | 'closure', spare: number): number {
  let last = -1;
  for (const [field, text] of Object.entries(typed)) {
    const index = Number(new RegExp(`^${kind}-(\\d{1,3})-`).exec(field)?.[1] ?? -1);
    if (text !== '' && index > last) last = index;
  }
  return Math.min(mostRows, last + 1 + spare);
}

/** Reads a day of the year, "14 Apr" or "14/4", as "04-14". */
function monthDayOf(text: string): string | undefined {
  const year = 2028;
  const parsed = parseTypedDate(`${text} ${year}`, `${year}-01-01`);
  return parsed.ok ? parsed.value.slice(5) : undefined;
}

/** The plan with the closures that were typed, or what is wrong with them. A closure without an end is one day. */
export function draftClosures(
  plan: BookingPlan,
  typed: Typed,
  today: IsoDate,
): Result<BookingPlan, 'invalid', { errors: SettingsErrors }> {
  const form = new FormReader(typed);
  const yearly: ClinicSettings['yearlyClosures'] = nationalHolidays
    .filter(({ monthDay }) => form.isTicked(`national-${monthDay}`))
    .map((holiday) => ({ ...holiday }));
  const closures = plan.clinic.closures.filter(isOver(today));
  for (let index = 0; index < mostRows; index += 1) {
    const [day, name] = [`yearly-${index}-day`, `yearly-${index}-name`];
    if (form.text(day) === '' && form.text(name) === '') continue;
    const monthDay = form.text(day) === '' ? form.wrong(day, 'required') : monthDayOf(form.text(day));
    const called = form.line(name, nameLength, true);
    if (monthDay === undefined) form.wrong(day, 'not-a-date');
    else if (yearly.some((each) => each.monthDay === monthDay)) form.wrong(day, 'twice');
    else if (called !== undefined) yearly.push({ monthDay, name: called });
  }
  for (let index = 0; index < mostRows; index += 1) {
    const [from, to, name] = [`closure-${index}-from`, `closure-${index}-to`, `closure-${index}-name`];
    if ([from, to, name].every((field) => form.text(field) === '')) continue;
    const begins = readDay(from);
    const ends = form.text(to) === '' ? begins : readDay(to);
    const called = form.line(name, nameLength, true);
    if (begins === undefined || ends === undefined) continue;
    if (ends < begins) form.wrong(to, 'ends-before-begins');
    else if (called !== undefined) closures.push({ from: begins, to: ends, name: called });
  }
  if (!form.isFine) return fail('invalid', { errors: form.errors });
  const sorted = {
    yearlyClosures: yearly.toSorted((a, b) => (a.monthDay < b.monthDay ? -1 : 1)),
    closures: closures.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  };
  return ok({ ...plan, clinic: { ...plan.clinic, ...sorted } });

  function readDay(field: string): IsoDate | undefined {
    if (form.text(field) === '') return form.wrong(field, 'required');
    const parsed = parseTypedDate(form.text(field), today);
    if (!parsed.ok) return form.wrong(field, parsed.reason === 'no-such-day' ? 'no-such-day' : 'not-a-date');
    const [year = 0, month = 0, day = 0] = parsed.value.split('-').map(Number);
    return isoDateOf(year, month, day) ?? form.wrong(field, 'not-a-date');
  }
}
