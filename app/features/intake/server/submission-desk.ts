import { sql } from 'drizzle-orm';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { mayReadForm } from '../domain/submission-access.ts';
import { submittedForm, type FormReader, type SubmittedForm } from './patient-forms.ts';

/** What the desk's use cases of forms need of the running server. */
export interface FormDesk extends FormReader {
  readonly clock: Clock;
}

/** What staff have done with a form so far. */
export interface Handling {
  readonly seenAt: EpochMs | null;
  readonly calledAt: EpochMs | null;
  /** When staff said whose it is; null where it came from a visit's own link. */
  readonly attachedAt: EpochMs | null;
}

/** A form as everybody at the desk may know it: nothing medical is in it. */
export interface DeskForm extends SubmittedForm {
  /** Whose it is: the record that stayed, where records were merged. */
  readonly patient: { readonly id: string; readonly fullName: string } | null;
  readonly handling: Handling;
  /** Whether whoever asked may open the answers. */
  readonly mayRead: boolean;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One form that was sent, for somebody at the desk; undefined for a draft and for an id that is none. */
export async function deskForm(db: Db, by: StaffActor, formId: string): Promise<DeskForm | undefined> {
  if (!uuid.test(formId)) return undefined;
  const form = await submittedForm(db, formId);
  if (!form) return undefined;
  const patient = form.patientId === null ? null : await keptPatient(db, form.patientId);
  const { rows: visits } =
    patient === null
      ? { rows: [] }
      : await db.execute<{ practitionerId: string }>(sql`
          SELECT DISTINCT practitioner_id AS "practitionerId" FROM appointments
          WHERE patient_id = ${patient.id} AND status <> 'cancelled'`);
  const mayRead = mayReadForm({
    practitionerId: by.practitionerId,
    mayAtAll: may(by, 'patients.medical'),
    visits,
    urgent: form.urgent,
  });
  return { ...form, patient, handling: await handlingOf(db, formId), mayRead };
}

/** The record a patient's data is with now. */
async function keptPatient(db: Db, id: string): Promise<DeskForm['patient']> {
  const { rows } = await db.execute<{ id: string; fullName: string }>(sql`
    SELECT kept.id, kept.full_name AS "fullName"
    FROM patients JOIN patients kept ON kept.id = coalesce(patients.merged_into, patients.id)
    WHERE patients.id = ${id}`);
  return rows[0] ?? null;
}

async function handlingOf(db: Db, formId: string): Promise<Handling> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & Handling>(sql`
    SELECT (extract(epoch FROM seen_at) * 1000)::float8 AS "seenAt",
      (extract(epoch FROM called_at) * 1000)::float8 AS "calledAt",
      (extract(epoch FROM attached_at) * 1000)::float8 AS "attachedAt"
    FROM form_handling WHERE form_id = ${formId}`);
  return rows[0] ?? { seenAt: null, calledAt: null, attachedAt: null };
}

/** The ids of all forms a patient sent, the newest first; those of records that were merged into theirs, too. */
export async function formIdsOfPatient(db: Db, patientId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM patient_forms
    WHERE state = 'submitted'
      AND patient_id IN (SELECT id FROM patients WHERE id = ${patientId} OR merged_into = ${patientId})
    ORDER BY submitted_at DESC, id DESC`);
  return rows.map(({ id }) => id);
}

/** Writes down that somebody asked for what they may not see or change. */
export async function auditRefusal(
  { db, clock }: Pick<FormDesk, 'db' | 'clock'>,
  by: StaffActor,
  formId: string,
  what: string,
): Promise<void> {
  await audit(db, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'form.refused',
    ...(uuid.test(formId) && { subject: { kind: 'form', id: formId } }),
    details: { what, role: by.role },
  });
}
