import type { Interval } from '#app/lib/interval.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Slot, TakenTimes } from './slots.ts';

function minutesHeld(taken: readonly Interval[], day: Interval): number {
  return taken.reduce((sum, { start, end }) => {
    return sum + Math.max(0, Math.min(end, day.end) - Math.max(start, day.start));
  }, 0);
}

/**
 * The people to try, in order, for a patient who wants a start with anyone: those who are free then, the one with the
 * least time held on that day first, equals in the clinic's order. Trying the next one is how a lost race is mended.
 * `slots` is what `findSlots` offers; `day` is the clinic's day of the start.
 */
export function practitionersToTry(
  slots: readonly Slot[],
  startsAt: EpochMs,
  taken: TakenTimes,
  day: Interval,
): string[] {
  const load = new Map<string, number>();
  for (const slot of slots) {
    if (slot.startsAt === startsAt)
      load.set(slot.practitionerId, minutesHeld(taken.get(slot.practitionerId) ?? [], day));
  }
  return [...load.entries()].toSorted(([, a], [, b]) => a - b).map(([practitionerId]) => practitionerId);
}
