import { medicalAsker } from '#app/features/scheduling/server/visit-facts.ts';
import { isOpen, noteAccess, type NoteAccess, type NoteDesk } from '#app/features/clinical-notes/server/note-desk.ts';
import { countsAlone } from '#app/features/patients/domain/medical-access.ts';
import { recordFacts } from '#app/features/patients/server/medical-access.ts';
import { visitWithPatient, type VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';

/** What photos of visits need of the running server. */
export interface PhotoDesk extends NoteDesk {
  readonly files: PrivateFiles;
  readonly timeZone: string;
}

export interface OpenVisit {
  readonly visit: VisitWithPatient;
  readonly access: NoteAccess;
}

/**
 * The visit whose photos somebody asks for: they open with the record, as its notes do (docs/decisions/0042-medical-access.md).
 * `refused` is written into the audit log.
 */
export async function openVisit(
  desk: Pick<PhotoDesk, 'db' | 'clock'>,
  by: StaffActor,
  visitId: string,
  what: string,
): Promise<Result<OpenVisit, 'not-found'> | Failure<'refused', { readonly visit: VisitWithPatient }>> {
  const visit = await visitWithPatient(desk.db, visitId);
  if (!visit) return fail('not-found');
  const access = await noteAccess(desk, by, visit.patientId);
  if (isOpen(access)) return ok({ visit, access });
  await audit(desk.db, {
    at: desk.clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'photo.refused',
    subject: { kind: 'patient', id: visit.patientId },
    details: { visit: visit.id, what, role: by.role },
  });
  return fail('refused', { visit });
}

/** Whether nobody else works here whose word could be asked about this patient. */
export async function worksAlone(
  { db }: Pick<PhotoDesk, 'db'>,
  by: StaffActor,
  { patientId }: Pick<VisitWithPatient, 'patientId'>,
): Promise<boolean> {
  const asker = await medicalAsker(db, by);
  return countsAlone(asker, await recordFacts(db, asker, patientId));
}
