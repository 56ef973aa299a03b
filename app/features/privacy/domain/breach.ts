import type { EpochMs } from '#app/lib/time.ts';

/** The Board wants the details within this time of the clinic becoming aware (Rules of 2025, rule 7). */
export const detailHours = 72;

export interface BreachTimes {
  readonly noticedAt: EpochMs;
  readonly peopleToldAt: EpochMs | null;
  readonly boardToldAt: EpochMs | null;
  readonly boardDetailedAt: EpochMs | null;
}

export interface BreachClock {
  readonly detailsDueAt: EpochMs;
  /** Whole hours left; negative when the time is over; null once the details were given. */
  readonly hoursLeft: number | null;
  /** What has to be done next, in the order of the law; `without-delay` both for the people and the Board. */
  readonly open: readonly ('people' | 'board' | 'details')[];
}

/** Where a breach stands at `now`: people and Board are told without delay, the details follow within 72 hours. */
export function breachClock(
  { noticedAt, peopleToldAt, boardToldAt, boardDetailedAt }: BreachTimes,
  now: EpochMs,
): BreachClock {
  const detailsDueAt = noticedAt + detailHours * 3_600_000;
  return {
    detailsDueAt,
    hoursLeft: boardDetailedAt === null ? Math.floor((detailsDueAt - now) / 3_600_000) : null,
    open: [
      ...(peopleToldAt === null ? (['people'] as const) : []),
      ...(boardToldAt === null ? (['board'] as const) : []),
      ...(boardDetailedAt === null ? (['details'] as const) : []),
    ],
  };
}
