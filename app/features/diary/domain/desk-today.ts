import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';

/** A visit of today as the lists beside the diary weigh it. */
export interface VisitToday {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly statusSince: EpochMs;
  readonly createdAt: EpochMs;
  readonly bookedThrough: 'website' | 'api' | 'desk' | 'walk-in';
  /** Null where the patient was erased: there is nobody to call any more. */
  readonly patientId: string | null;
}

export type CallReason = 'missed' | 'new-overnight' | 'unconfirmed';

/** Who is here and waits, the longest first. */
export function waitingOf<V extends VisitToday>(visits: readonly V[]): V[] {
  return visits.filter(({ status }) => status === 'arrived').toSorted((a, b) => a.statusSince - b.statusSince);
}

/** From how many minutes on a wait is too long. */
export const longWaitMinutes = 20;

/**
 * Whom to call: visits still ahead today that nobody has confirmed (those booked since the clinic closed first said so,
 * since nobody has spoken to them yet), then who did not come. The next visit first.
 */
export function callsOf<V extends VisitToday>(
  visits: readonly V[],
  closedAt: EpochMs,
  now: EpochMs,
): { readonly visit: V; readonly reason: CallReason }[] {
  const ahead = visits
    .filter(({ status, startsAt }) => status === 'booked' && startsAt > now)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((visit) => {
      const isNew = visit.createdAt >= closedAt && (visit.bookedThrough === 'website' || visit.bookedThrough === 'api');
      return { visit, reason: isNew ? ('new-overnight' as const) : ('unconfirmed' as const) };
    })
    // Who booked at the desk today has just been spoken to.
    .filter(({ visit, reason }) => reason === 'new-overnight' || visit.createdAt < closedAt);
  const missed = visits
    .filter(({ status, patientId }) => status === 'no-show' && patientId !== null)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((visit) => ({ visit, reason: 'missed' as const }));
  return [...ahead, ...missed];
}

/** Who should be here by now and is not: booked or confirmed, five minutes past the start. The earliest first. */
export function lateOf<V extends VisitToday>(visits: readonly V[], now: EpochMs): V[] {
  return visits
    .filter(({ status, startsAt }) => (status === 'booked' || status === 'confirmed') && startsAt + 5 * minuteMs <= now)
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** Who is with a practitioner now, the longest first. */
export function inRoomOf<V extends VisitToday>(visits: readonly V[]): V[] {
  return visits.filter(({ status }) => status === 'in-consultation').toSorted((a, b) => a.statusSince - b.statusSince);
}
