import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { knownView } from '../domain/known-words.ts';
import { takesNote } from '../domain/note-state.ts';
import { knownOfPatient } from './known-of-patient.ts';
import { isOpen, noteAccess } from './note-desk.ts';
import { noteMarks } from './read-note.ts';

interface Visit {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly patientId: string | null;
}

/**
 * What a visit's screen says of its note: that there is one; whether whoever asks treats patients and could open it, or
 * would have to say why; and what they have to know of the patient, as far as that is open to them.
 */
export async function noteOfVisit(
  context: Pick<BookingContext, 'db' | 'clock' | 'keyRing' | 'settings'>,
  by: StaffActor,
  { id, status, patientId }: Visit,
  words: (at: EpochMs) => string,
) {
  const [mark] = await noteMarks(context.db, [id]);
  const known = patientId === null ? [] : await knownOfPatient(context, by, patientId);
  const mayWrite = may(by, 'patients.medical') && (mark !== undefined || takesNote(status));
  return {
    mark: mark && { state: mark.state, by: mark.by, when: words(mark.at) },
    mayWrite,
    isClosed: mayWrite && patientId !== null && !isOpen(await noteAccess(context, by, patientId)),
    known: known.map(knownView),
  };
}
