import type { EpochMs } from '#app/lib/time.ts';

export type TimelineKind = 'visit' | 'note' | 'form' | 'photos' | 'message';

/** One thing that happened with a patient. */
export interface TimelineEntry {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: EpochMs;
  /** What it was, in words. */
  readonly text: string;
  /** Where it is read; null for what has no place of its own. */
  readonly href: string | null;
}

/** The order of entries at the same moment, from the top: a note comes above its visit. */
const order: readonly TimelineKind[] = ['note', 'photos', 'form', 'message', 'visit'];

/** Everything that happened with a patient in one list, the latest first. */
export function timelineOf(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.toSorted(
    (a, b) => b.at - a.at || order.indexOf(a.kind) - order.indexOf(b.kind) || (a.id < b.id ? -1 : 1),
  );
}
