import { sql } from 'drizzle-orm';
import { formsOfPerson, type FormsOfPerson } from '#app/features/intake/server/submission-privacy.ts';
import { deskForm } from '#app/features/intake/server/submission-desk.ts';
import { glassEndsAt } from '#app/features/patients/server/break-glass.ts';
import { isOwnPatient } from '#app/features/patients/server/medical-access.ts';
import { openNote } from '#app/features/patients/server/patient-visits.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { placeOf } from '#app/platform/crypto/key-ring.ts';
import type { PrivacyContext } from './handle-person.ts';
import { ownWaitingIds } from './waiting-of-person.ts';

type Row = Readonly<Record<string, unknown>>;

/** The medical part of what is held on a person, opened. */
export interface MedicalData extends FormsOfPerson {
  /** What they wrote for the doctor with a visit, and the treatment they came from. */
  readonly notes: readonly Row[];
  readonly waitingListNotes: readonly Row[];
}

/**
 * The medical part of a patient's data, to be handed to them by a doctor to whom their record is open, by a visit or with
 * a reason. What is not theirs to read stays out, and the audit log says who took it out. `refused`: it is closed to them.
 */
export async function medicalCopy(
  context: PrivacyContext,
  by: StaffActor,
  patientId: string,
  as: 'json' | 'html',
): Promise<Result<MedicalData, 'not-found' | 'refused'>> {
  const { db, clock, keyRing, timeZone } = context;
  const patient = await patientById(db, patientId);
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) return fail('not-found');
  const entry = { at: clock.now().epochMilliseconds, actor: byStaff(by), subject: { kind: 'patient', id: patientId } };
  const isOpen =
    (await isOwnPatient(db, by, patientId)) || (await glassEndsAt(context, by, { patientId })) !== undefined;
  if (!isOpen) {
    await audit(db, { ...entry, action: 'patient.copy-refused', details: { role: by.role } });
    return fail('refused');
  }
  const mayRead = async (formId: string): Promise<boolean> => (await deskForm(context, by, formId))?.mayRead === true;
  const forms = await formsOfPerson({ db, keyRing, timeZone }, patientId, mayRead);
  const data = {
    notes: await notesOf(context, patientId),
    waitingListNotes: await waitingNotesOf(context, patient),
    ...forms,
  };
  await audit(db, {
    ...entry,
    action: 'patient.medical-exported',
    details: { as, notes: data.notes.length, forms: data.forms.length, photos: data.photos.length },
  });
  return ok(data);
}

async function notesOf({ db, keyRing }: PrivacyContext, patientId: string): Promise<Row[]> {
  const { rows } = await db.execute<Row & { readonly id: string; readonly closed: string | null }>(sql`
    SELECT id, reference, to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt", treatment,
      note_encrypted AS closed
    FROM appointments WHERE patient_id = ${patientId} AND (note_encrypted IS NOT NULL OR treatment IS NOT NULL)
    ORDER BY starts_at, id`);
  return rows.map(({ id, closed, ...row }) => ({
    ...row,
    note: closed === null ? null : (openNote(keyRing, id, closed) ?? 'No key here opens this note.'),
  }));
}

async function waitingNotesOf(
  { db, keyRing }: PrivacyContext,
  patient: Parameters<typeof ownWaitingIds>[1],
): Promise<Row[]> {
  const ids = await ownWaitingIds(db, patient);
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Row & { readonly id: string; readonly closed: string | null }>(sql`
    SELECT id, array_to_string(wanted_on, ', ') AS days, treatment, note_encrypted AS closed
    FROM waiting_entries WHERE id IN ${ids} AND (note_encrypted IS NOT NULL OR treatment IS NOT NULL) ORDER BY position`);
  return rows.map(({ id, closed, ...row }) => ({
    ...row,
    note: closed === null ? null : keyRing.decryptText(closed, placeOf('waiting_entries', 'note_encrypted', id)),
  }));
}
