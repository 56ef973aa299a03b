import { addDays, weekdayOf, weekdays, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';

export const periodNames = ['4-weeks', '12-weeks', '26-weeks', '52-weeks', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Whole days of the clinic, both included. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface AskedPeriod {
  readonly name: PeriodName;
  readonly period: Period;
  /** What was typed of days of one's own, and why they were not taken. */
  readonly typed: { readonly from: string; readonly to: string };
  readonly error: 'not-a-date' | 'ends-before-begins' | 'too-long' | undefined;
}

const mostDays = 366 * 3;

/** The Monday on or before a day. */
export function weekOf(date: IsoDate): IsoDate {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)));
}

/** Whole weeks that end with the one `today` is in. */
function lastWeeks(count: number, today: IsoDate): Period {
  const thisWeek = weekOf(today);
  return { from: addDays(thisWeek, -7 * (count - 1)), to: addDays(thisWeek, 6) };
}

/** Reads which days the figures are about: twelve weeks when nothing, or nothing readable, is asked for. */
export function parsePeriod(query: URLSearchParams, today: IsoDate): AskedPeriod {
  const name = periodNames.find((each) => each === query.get('period')) ?? '12-weeks';
  const typed = { from: query.get('from')?.slice(0, 40) ?? '', to: query.get('to')?.slice(0, 40) ?? '' };
  const usual = lastWeeks(12, today);
  if (name !== 'own') {
    const period = lastWeeks(Number(name.slice(0, -'-weeks'.length)), today);
    return { name, period, typed: { from: '', to: '' }, error: undefined };
  }
  // Without a year the last such day is meant.
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const [from, to] = [parseTypedDate(typed.from, lastYear), parseTypedDate(typed.to, lastYear)];
  const refused = (error: AskedPeriod['error']): AskedPeriod => ({ name, period: usual, typed, error });
  if (!from.ok || !to.ok) return refused('not-a-date');
  if (to.value < from.value) return refused('ends-before-begins');
  if (addDays(from.value, mostDays) < to.value) return refused('too-long');
  return { name, period: { from: from.value, to: to.value }, typed, error: undefined };
}

/** The Mondays of the weeks a period touches, in order. */
export function weeksOf({ from, to }: Period): IsoDate[] {
  const weeks: IsoDate[] = [];
  for (let week = weekOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
