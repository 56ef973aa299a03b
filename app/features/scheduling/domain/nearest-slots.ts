import type { EpochMs } from '#app/lib/time.ts';
import type { Slot } from './slots.ts';

/**
 * The `count` free starts nearest to the one that was wanted, in order of time; of two equally near the later one
 * wins, since it is easier to come later. One slot per start: the first person offered for it.
 */
export function nearestSlots(slots: readonly Slot[], wantedAt: EpochMs, count: number): Slot[] {
  const byStart = new Map<EpochMs, Slot>();
  for (const slot of slots) if (!byStart.has(slot.startsAt)) byStart.set(slot.startsAt, slot);
  return [...byStart.values()]
    .toSorted((a, b) => Math.abs(a.startsAt - wantedAt) - Math.abs(b.startsAt - wantedAt) || b.startsAt - a.startsAt)
    .slice(0, count)
    .toSorted((a, b) => a.startsAt - b.startsAt);
}
