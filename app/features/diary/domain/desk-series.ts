import { addDays, atWallTime, wallClockOf, type EpochMs } from '#app/lib/time.ts';

/** How many sessions one step may make, and how far apart they may be. */
export const seriesLimits = { sessions: 12, intervalDays: 180 } as const;

/**
 * The times a series would have if everything were free: the first one, and then the same time of the clinic's clock
 * every `intervalDays` days. A whole number of weeks keeps the day of the week.
 */
export function seriesTimes(
  firstStartsAt: EpochMs,
  sessions: number,
  intervalDays: number,
  timeZone: string,
): EpochMs[] {
  const { date, minute } = wallClockOf(firstStartsAt, timeZone);
  return Array.from({ length: sessions }, (_, index) =>
    index === 0 ? firstStartsAt : atWallTime(addDays(date, index * intervalDays), minute, timeZone),
  );
}
