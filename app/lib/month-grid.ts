import type { IsoDate } from './time.ts';

// Free of the Temporal polyfill, so that a screen can turn months in the browser without loading it.

/** The weeks of a month "2026-11", Monday to Sunday; undefined where a week reaches into another month. */
export function monthGrid(month: string): (IsoDate | undefined)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const blanks = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((blanks + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - blanks + 1;
      return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : undefined;
    }),
  );
}

/** The month so many months after "2026-11" (before, when negative). */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
