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

/** What a visit takes: its own time, and until when the room is kept after it. */
interface Held {
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly heldUntil: EpochMs;
}

/** The shortest pause that has room for its word in the diary. */
const leastPauseMs = 10 * minuteMs;

/** The pauses that are kept after visits, as far as no other visit and nothing `closed` lies in them. */
export function pausesAfter(visits: readonly Held[], closed: readonly Interval[]): Interval[] {
  return subtract(
    visits.map(({ endsAt, heldUntil }) => ({ start: endsAt, end: heldUntil })),
    [...visits.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })), ...closed],
  ).filter(({ start, end }) => end - start >= leastPauseMs);
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * What of the free stretches of a day can be booked, in minutes since midnight: each from the first start that the
 * clinic's step allows, as long as the shortest visit still fits. What every screen of the diary shows and counts.
 */
export function bookableGaps(stretches: readonly Stretch[], gridMinutes: number, leastMinutes: number): Stretch[] {
  return stretches
    .map(({ from, to }) => ({ from: Math.ceil(from / gridMinutes) * gridMinutes, to }))
    .filter(({ from, to }) => to - from >= leastMinutes);
}

/** The start that a place in a gap means: `part` of the way down (0 to 1), on the clinic's step, with room for a visit. */
export function startInGap({ from, to }: Stretch, part: number, gridMinutes: number, leastMinutes: number): number {
  const steps = Math.floor(((to - from) * Math.min(Math.max(part, 0), 1)) / gridMinutes);
  const last = Math.max(0, Math.floor((to - from - leastMinutes) / gridMinutes));
  return from + Math.min(steps, last) * gridMinutes;
}
