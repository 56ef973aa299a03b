import type { EpochMs } from '#app/lib/time.ts';
import type { AppointmentStatus } from './appointment.ts';

/** Who asks for something medical, and what their own word is worth. */
export interface MedicalAsker {
  readonly staffId: string;
  /** Whether their role reads anything medical, with a place in the diary. */
  readonly mayAtAll: boolean;
  /** Who they are in the diary; null for staff who treat nobody. */
  readonly practitionerId: string | null;
  /** Whether nobody else works here who could note an arrival in their diary, or say whose a form is. */
  readonly isAlone: boolean;
}

/** What was once written down of a visit: what it became, with whom, and who wrote it. */
export interface VisitStep {
  readonly at: EpochMs;
  readonly status: AppointmentStatus;
  readonly practitionerId: string;
  /** Null for what patients do, and the system. */
  readonly staffId: string | null;
}

/** A visit as far as access rests on it. */
export interface VisitFacts {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly practitionerId: string;
  /** The oldest first. */
  readonly steps: readonly VisitStep[];
}

const here: readonly AppointmentStatus[] = ['arrived', 'in-consultation', 'completed'];
const stands: readonly AppointmentStatus[] = ['booked', 'confirmed', ...here];

/**
 * Whether a visit has happened or is under way with whoever asks, by the word of somebody else: a colleague noted that the
 * patient came, while the visit was with this practitioner. One's own note counts only where nobody else could make it.
 * Only what was noted after `since` counts.
 */
export function wasHereWith(asker: MedicalAsker, visit: VisitFacts, since = Number.NEGATIVE_INFINITY): boolean {
  if (visit.practitionerId !== asker.practitionerId || !here.includes(visit.status)) return false;
  return visit.steps.some(
    ({ status, practitionerId, staffId, at }) =>
      here.includes(status) &&
      practitionerId === asker.practitionerId &&
      at > since &&
      staffId !== null &&
      (asker.isAlone || staffId !== asker.staffId),
  );
}

/**
 * Whether what a patient wrote for a visit (the note of a booking, a form sent by the visit's own link) may be read by
 * whoever asks: they are the practitioner the patient wrote to, or a colleague gave them the visit since; and it was not
 * cancelled or missed. Nothing else of the patient opens with it.
 */
export function mayReadForVisit(asker: MedicalAsker, visit: VisitFacts, writtenAt: EpochMs): boolean {
  const { mayAtAll, practitionerId, staffId } = asker;
  if (!mayAtAll || visit.practitionerId !== practitionerId || !stands.includes(visit.status)) return false;
  const { steps } = visit;
  const writtenTo = steps.findLast(({ at }) => at <= writtenAt) ?? steps[0];
  if (writtenTo === undefined || writtenTo.practitionerId === practitionerId) return true;
  // The last step that brought the visit to them.
  const given = steps.findLast(
    (step, index) => step.practitionerId === practitionerId && steps[index - 1]?.practitionerId !== practitionerId,
  );
  return asker.isAlone || (given !== undefined && given.staffId !== null && given.staffId !== staffId);
}
