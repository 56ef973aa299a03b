import { subtract, type Interval } from '#app/lib/interval.ts';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import type { TakenTimes } from '#app/features/scheduling/domain/slots.ts';

/** Somebody at the clinic who has no time of their own: a walk-in, or a visit whose time has passed unseen. */
export interface QueueEntry {
  readonly id: string;
  /** How long the visit keeps its practitioner, clean-up included. */
  readonly minutes: number;
  /** Who may see them; for "anyone" all who offer the kind of visit, in the clinic's order. */
  readonly practitionerIds: readonly string[];
}

export interface ExpectedStart {
  readonly startsAt: EpochMs;
  readonly practitionerId: string;
}

/**
 * When each of a queue can expect to be seen: first come, first served, each in the first stretch of working time that
 * is long enough, held by no appointment and by nobody before them. Somebody whose visit is shorter may so be seen
 * sooner than one before them, never in their place. Nothing for those whom the day has no room for.
 */
export function expectedStarts(
  queue: readonly QueueEntry[],
  working: ReadonlyMap<string, readonly Interval[]>,
  taken: TakenTimes,
  now: EpochMs,
): Map<string, ExpectedStart> {
  const held = new Map<string, Interval[]>();
  const expected = new Map<string, ExpectedStart>();
  for (const { id, minutes, practitionerIds } of queue) {
    const length = minutes * minuteMs;
    let best: ExpectedStart | undefined;
    for (const practitionerId of practitionerIds) {
      const busy = [...(taken.get(practitionerId) ?? []), ...(held.get(practitionerId) ?? []), { start: 0, end: now }];
      const free = subtract(working.get(practitionerId) ?? [], busy).find(({ start, end }) => end - start >= length);
      if (free && (!best || free.start < best.startsAt)) best = { startsAt: free.start, practitionerId };
    }
    if (!best) continue;
    expected.set(id, best);
    const { practitionerId, startsAt } = best;
    held.set(practitionerId, [...(held.get(practitionerId) ?? []), { start: startsAt, end: startsAt + length }]);
  }
  return expected;
}

/** The wait in whole minutes, rounded up to five: more exactly nobody can say it. */
export function waitMinutes(startsAt: EpochMs, now: EpochMs): number {
  return Math.ceil(Math.max(0, startsAt - now) / (5 * minuteMs)) * 5;
}
