import { nextBooked, visitWithPatient, type VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { auditNoteRefusal, isOpen, noteAccess, type NoteDesk } from './note-desk.ts';
import { readableNote, type Addendum, type SignedNote } from './read-note.ts';

export interface NoteSummary {
  readonly visit: VisitWithPatient;
  readonly signed: SignedNote;
  readonly addenda: readonly Addendum[];
  /** The next visit with the same doctor that is booked already. */
  readonly bookedAt: EpochMs | null;
}

/**
 * What a patient takes home of a visit: the version that was signed last and what was added since, never a draft.
 * `not-found`: nothing is signed yet. The audit log is told that it was taken out.
 */
export async function noteSummary(
  desk: NoteDesk,
  by: StaffActor,
  appointmentId: string,
): Promise<Result<NoteSummary, 'not-found' | 'refused'>> {
  const { db, clock } = desk;
  const visit = await visitWithPatient(db, appointmentId);
  if (!visit) return fail('not-found');
  if (!isOpen(await noteAccess(desk, by, visit.patientId))) {
    await auditNoteRefusal(desk, by, visit, 'summary');
    return fail('refused');
  }
  const note = await readableNote(desk, appointmentId);
  const signed = typeof note === 'object' ? note.versions[0] : undefined;
  if (typeof note !== 'object' || !signed) return fail('not-found');
  await audit(db, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'note.summary-viewed',
    subject: { kind: 'patient', id: visit.patientId },
    details: { visit: visit.id, version: signed.version },
  });
  const next = await nextBooked(db, visit);
  return ok({ visit, signed, addenda: note.addenda, bookedAt: next?.startsAt ?? null });
}
