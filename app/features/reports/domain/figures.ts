import type { Counted, VisitCounts } from '#app/features/scheduling/domain/visit-counts.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { weeksOf, type Period } from './period.ts';

/** Through what a visit was booked, as far as the figures tell it apart. */
export const ways = ['website', 'desk', 'walk-in', 'waiting-list', 'other'] as const;
export type Way = (typeof ways)[number];

/** What became of visits that were due. */
export const outcomes = ['came', 'no-show', 'cancelled', 'open'] as const;
export type Outcome = (typeof outcomes)[number];

/** Days between booking and visit, each up to and with the number. */
const leadSteps = [
  { upTo: 0, name: 'same-day' },
  { upTo: 1, name: '1' },
  { upTo: 3, name: '2-3' },
  { upTo: 7, name: '4-7' },
  { upTo: 14, name: '8-14' },
  { upTo: Number.POSITIVE_INFINITY, name: '15+' },
] as const;
export type LeadStep = (typeof leadSteps)[number]['name'];

export interface Figures {
  /** By the week in which they were made, also those cancelled since. */
  readonly bookings: readonly ({ readonly week: IsoDate } & Readonly<Record<Way, number>>)[];
  /** By the week of the visit, up to now. */
  readonly outcomes: readonly ({ readonly week: IsoDate } & Readonly<Record<Outcome, number>>)[];
  readonly leadTimes: readonly Counted<LeadStep>[];
  /** Half of all visits were booked at most so many days ahead; null without bookings. */
  readonly medianLeadDays: number | null;
  /** The page of our site a booking on the website began on; empty for those of which it is not known. */
  readonly beganOn: readonly Counted<string>[];
  readonly treatments: readonly Counted<string>[];
  readonly visits: readonly Counted<string>[];
  /** Visits that were not cancelled or missed, by weekday (Monday is 0) and hour of the clinic's clock. */
  readonly hours: VisitCounts['hours'];
}

function wayOf(through: string): Way {
  return ways.find((way) => way === through) ?? 'other';
}

function outcomeOf(status: string): Outcome {
  if (status === 'no-show' || status === 'cancelled') return status;
  return ['arrived', 'in-consultation', 'completed'].includes(status) ? 'came' : 'open';
}

/** The number of days by which half of the bookings were made, or null without any. */
function median(counts: VisitCounts['leadDays']): number | null {
  const sorted = counts.toSorted((a, b) => a.days - b.days);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { days, count } of sorted) {
    seen += count;
    if (seen * 2 >= total) return Math.max(0, days);
  }
  return null;
}

const sumOf = <Row extends { readonly count: number }>(rows: readonly Row[], fits: (row: Row) => boolean): number =>
  rows.filter(fits).reduce((sum, { count }) => sum + count, 0);

/** Figures of a period out of what was counted: every week is there, also those in which nothing happened. */
export function figuresOf(raw: VisitCounts, period: Period): Figures {
  const weeks = weeksOf(period);
  return {
    bookings: weeks.map((week) => {
      const rows = raw.bookings.filter((row) => row.week === week);
      const of = (way: Way) => sumOf(rows, ({ through }) => wayOf(through) === way);
      return {
        week,
        website: of('website'),
        desk: of('desk'),
        'walk-in': of('walk-in'),
        'waiting-list': of('waiting-list'),
        other: of('other'),
      };
    }),
    outcomes: weeks.map((week) => {
      const rows = raw.outcomes.filter((row) => row.week === week);
      const of = (outcome: Outcome) => sumOf(rows, ({ status }) => outcomeOf(status) === outcome);
      return { week, came: of('came'), 'no-show': of('no-show'), cancelled: of('cancelled'), open: of('open') };
    }),
    leadTimes: leadSteps.map(({ upTo, name }, index) => {
      const above = index === 0 ? Number.NEGATIVE_INFINITY : leadSteps[index - 1]!.upTo;
      return { name, count: sumOf(raw.leadDays, ({ days }) => days > above && days <= upTo) };
    }),
    medianLeadDays: median(raw.leadDays),
    beganOn: raw.beganOn,
    treatments: raw.treatments,
    visits: raw.visits,
    hours: raw.hours,
  };
}

/** Part of a whole as a percentage with one decimal; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
