import type { EpochMs } from '#app/lib/time.ts';

interface Visit {
  readonly startsAt: EpochMs;
  readonly status: string;
}

/** The visits of a record as a caller asks for them: what is coming first, the nearest at the top; then what was, the latest first. */
export function inOrder<V extends Visit>(visits: readonly V[], now: EpochMs): V[] {
  const isComing = ({ startsAt, status }: Visit): boolean => startsAt >= now && status !== 'cancelled';
  return [
    ...visits.filter((visit) => isComing(visit)).toSorted((a, b) => a.startsAt - b.startsAt),
    ...visits.filter((visit) => !isComing(visit)).toSorted((a, b) => b.startsAt - a.startsAt),
  ];
}
