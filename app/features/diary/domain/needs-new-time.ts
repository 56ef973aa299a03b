import type { EpochMs } from '#app/lib/time.ts';
import type { Misfit, Planned } from '#app/features/scheduling/domain/settings-impact.ts';

/** A visit as it was last given its time. */
export interface PlacedVisit extends Planned {
  readonly placedAt: EpochMs;
  /** Whether whoever placed it said why a rule was passed over. */
  readonly isDeliberate: boolean;
  /** What the desk has said may stay as it is: the causes of this visit at this time. */
  readonly keptFor: readonly string[];
}

/** Time taken off by one practitioner. */
export interface TimeAway {
  readonly id: string;
  readonly kind: 'leave' | 'block';
  readonly practitionerId: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly createdAt: EpochMs;
}

export type NewTimeReason = Misfit | TimeAway['kind'];

export interface NeedsNewTime<V extends PlacedVisit> {
  readonly visit: V;
  readonly reason: NewTimeReason;
  /** Names this reason for good: the same leave, the same rule. What stays as it is stays so for one cause only. */
  readonly cause: string;
}

/** Rules of hours that a colleague may pass over with a reason; a closed clinic and a person who has gone may not. */
const ofHours: readonly NewTimeReason[] = ['outside-hours', 'own-hours', 'in-break'];

/** How long a visit that did not take place is listed after its time, while nobody has said what became of it. */
export const unsettledDays = 7;

/** What keeps a visit listed after its time: that its day was taken off. What was changed since says nothing about it. */
const afterItsTime: readonly NewTimeReason[] = ['leave', 'block', 'closed-day'];

/**
 * The visits that cannot take place as they stand, in their order: in leave or blocked time, on a closed day, outside
 * changed hours, with somebody or of a kind that is no longer there. Left out is what was placed there deliberately
 * after the rule was known, and what the desk said may stay. One whose time is over by `now` stays listed where its day was
 * taken off before. `misfitOf` is `fitting` of the plan in force.
 */
export function needingNewTime<V extends PlacedVisit>(
  misfitOf: (visit: Planned) => Misfit | undefined,
  away: readonly TimeAway[],
  visits: readonly V[],
  now: EpochMs,
): NeedsNewTime<V>[] {
  const awayOf = Map.groupBy(away, ({ practitionerId }) => practitionerId);
  return visits.flatMap((visit) => {
    const { startsAt, endsAt, practitionerId, isDeliberate, placedAt, keptFor } = visit;
    const off = awayOf.get(practitionerId)?.find(
      (each) =>
        each.startsAt < endsAt &&
        startsAt < each.endsAt &&
        !(isDeliberate && each.createdAt <= placedAt) &&
        // What was written down afterwards kept nobody away.
        (startsAt > now || each.createdAt <= startsAt),
    );
    const misfit = off ? undefined : misfitOf(visit);
    const reason = off?.kind ?? misfit;
    if (reason !== undefined && startsAt <= now && !afterItsTime.includes(reason)) return [];
    if (reason === undefined || (isDeliberate && ofHours.includes(reason))) return [];
    const cause = off ? `${off.kind}:${off.id}` : reason;
    return keptFor.includes(cause) ? [] : [{ visit, reason, cause }];
  });
}
