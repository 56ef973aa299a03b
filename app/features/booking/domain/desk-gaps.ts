import { subtract, type Interval } from '#app/lib/interval.ts';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';

/**
 * The stretches of a practitioner's working time from `from` on that nothing holds and that are at least
 * `leastMinutes` long: what the diary offers to book into. Epoch milliseconds, sorted, separate.
 */
export function freeGaps(
  working: readonly Interval[],
  taken: readonly Interval[],
  leastMinutes: number,
  from: EpochMs,
): Interval[] {
  return subtract(working, [...taken, { start: 0, end: from }]).filter(
    ({ start, end }) => end - start >= leastMinutes * minuteMs,
  );
}
