import { csvLine, csvStart } from '#app/lib/csv.ts';
import { outcomes, ways, type Figures } from '../domain/figures.ts';
import type { Period } from '../domain/period.ts';

/** All figures of a period as one CSV file: what is counted, of what, how often. */
export function figuresCsv(figures: Figures, { from, to }: Period): string {
  const lines: (readonly (string | number | null)[])[] = [
    ['figure', 'of', 'by', 'count'],
    ['period', from, to, null],
    ...figures.bookings.flatMap((row) => ways.map((way) => ['bookings', row.week, way, row[way]] as const)),
    ...figures.outcomes.flatMap((row) => outcomes.map((each) => ['visits', row.week, each, row[each]] as const)),
    ...figures.leadTimes.map(({ name, count }) => ['days ahead', name, null, count] as const),
    ['days ahead', 'median', null, figures.medianLeadDays],
    ...figures.beganOn.map(({ name, count }) => ['began on', name || 'not known', null, count] as const),
    ...figures.treatments.map(({ name, count }) => ['treatment', name, null, count] as const),
    ...figures.visits.map(({ name, count }) => ['kind of visit', name, null, count] as const),
    ...figures.hours.map(({ weekday, hour, count }) => ['hour', weekday + 1, hour, count] as const),
  ];
  return csvStart + lines.map(csvLine).join('');
}
