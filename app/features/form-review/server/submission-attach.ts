import { sql } from 'drizzle-orm';
import { isOwnPatient } from '#app/features/patients/server/medical-access.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { findPatients } from '#app/features/patients/server/find-patients.ts';
import { insertPatient, patientOf } from '#app/features/patients/server/save-patient.ts';
import { lockedPatient } from '#app/features/patients/server/read-patient.ts';
import type { FoundPatient } from '#app/features/patients/domain/patient.ts';
import { isVisitOf, visitsEndingAfter, type VisitToCome } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import { dayMs, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { personOfForm, type FormContact } from './submission-contact.ts';
import { auditRefusal, deskForm, type FormDesk } from './submission-desk.ts';

/** Somebody whose form it may be, with the visits it may be for. */
export interface LikelyPatient extends FoundPatient {
  readonly sharesPhone: boolean;
  readonly toCome: readonly VisitToCome[];
}

/** So many people are suggested, and so many visits of each. */
const mostSuggested = 6;
const mostVisits = 3;

/** Who may have sent a form: everybody with its phone, then everybody of its name. Nothing is attached by itself. */
export async function likelyPatients({ db, clock }: FormDesk, contact: FormContact): Promise<LikelyPatient[]> {
  const now = clock.now().epochMilliseconds;
  const byPhone = await findPatients(db, contact.mobileNumber, mostSuggested, now);
  const byName = await findPatients(db, contact.fullName, mostSuggested, now);
  const phones = new Set(byPhone.map(({ id }) => id));
  const all = [...byPhone, ...byName.filter(({ id }) => !phones.has(id))].slice(0, mostSuggested);
  const visits = await visitsEndingAfter(
    db,
    all.map(({ id }) => id),
    now - dayMs,
  );
  return all.map((each) => ({
    ...each,
    sharesPhone: phones.has(each.id),
    toCome: visits.filter(({ patientId }) => patientId === each.id).slice(0, mostVisits),
  }));
}

/**
 * Whether somebody may say that a form is this patient's, or is not: front desk and owner of everybody, a doctor of
 * patients whose record a visit opens to them.
 */
export async function maySayWhose({ db }: Pick<FormDesk, 'db'>, by: StaffActor, patientId: string): Promise<boolean> {
  return may(by, 'forms.attach') || (await isOwnPatient(db, by, patientId));
}

async function refuse(desk: FormDesk, by: StaffActor, formId: string, what: string): Promise<Failure<'refused'>> {
  await auditRefusal(desk, by, formId, what);
  return fail('refused');
}

export interface AttachTo {
  readonly patientId: string;
  /** A visit of that patient's that the form is for. */
  readonly appointmentId: string | null;
}

/**
 * Says whose form it is. `refused`: somebody who is neither front desk nor a doctor of that patient. `not-found`: no such form, patient, or visit of that patient. `changed-meanwhile`: it belongs to
 * somebody already.
 */
export async function attachForm(
  context: FormDesk,
  by: StaffActor,
  formId: string,
  to: AttachTo,
): Promise<Result<null, 'not-found' | 'changed-meanwhile' | 'refused'>> {
  if (!(await maySayWhose(context, by, to.patientId))) return refuse(context, by, formId, 'attach');
  return context.db.transaction(async (tx) => {
    const patient = await lockedPatient(tx, to.patientId);
    if (!patient) return fail('not-found');
    if (to.appointmentId !== null && !(await isVisitOf(tx, to.appointmentId, patient.id))) return fail('not-found');
    return giveTo(tx, context, by, formId, to, 'form.attached');
  });
}

/**
 * Makes a record of whoever sent a form, and says that it is theirs. `known`: there is somebody of this name and phone
 * (`id`), so no second record is made.
 */
export async function addPatientOfForm(
  context: FormDesk,
  by: StaffActor,
  formId: string,
): Promise<Result<{ readonly id: string }, 'not-found' | 'changed-meanwhile' | 'refused'> | KnownPatient> {
  if (!may(by, 'forms.attach')) return refuse(context, by, formId, 'add-patient');
  const now = context.clock.now().epochMilliseconds;
  return context.db
    .transaction(async (tx) => {
      const person = await personOfForm({ ...context, db: tx }, formId);
      if (!person) return fail('not-found');
      const { fullName, birthDate, language, mobileNumber, email } = person;
      const contacts = [
        { kind: 'phone' as const, value: mobileNumber, whose: null },
        ...(email === null ? [] : [{ kind: 'email' as const, value: email, whose: null }]),
      ];
      const known = await patientOf(tx, { fullName, contacts });
      if (known !== undefined) return { ok: false, reason: 'known', id: known } as const;
      const id = await insertPatient(tx, { fullName, birthDate, language, contacts }, { madeThrough: 'desk', now });
      const given = await giveTo(tx, context, by, formId, { patientId: id, appointmentId: null }, 'form.patient-added');
      // An error ends the transaction, and the record with it.
      if (!given.ok) throw new AttachedMeanwhile();
      return ok({ id });
    })
    .catch((error: unknown) => {
      if (error instanceof AttachedMeanwhile) return fail('changed-meanwhile');
      throw error;
    });
}

interface KnownPatient {
  readonly ok: false;
  readonly reason: 'known';
  readonly id: string;
}

class AttachedMeanwhile extends Error {}

async function giveTo(
  tx: Db,
  { clock }: FormDesk,
  by: StaffActor,
  formId: string,
  { patientId, appointmentId }: AttachTo,
  action: string,
): Promise<Result<null, 'changed-meanwhile'>> {
  const now = clock.now().epochMilliseconds;
  const at = new Date(now).toISOString();
  const { rows } = await tx.execute(sql`
    UPDATE patient_forms SET patient_id = ${patientId}, appointment_id = ${appointmentId}
    WHERE id = ${formId} AND state = 'submitted' AND patient_id IS NULL RETURNING id`);
  if (rows.length === 0) return fail('changed-meanwhile');
  await tx.execute(sql`
    INSERT INTO form_handling (form_id, attached_at, attached_by) VALUES (${formId}, ${at}::timestamptz, ${by.id})
    ON CONFLICT (form_id) DO UPDATE SET attached_at = excluded.attached_at, attached_by = excluded.attached_by`);
  await tellOf(tx, { now, by, action, patientId, formId });
  return ok(null);
}

/**
 * Takes back that a form is somebody's: it waits again. `has-doctor-part`: a doctor has written to it as this patient's.
 * `refused`: somebody who is neither front desk nor a doctor of that patient.
 */
export async function detachForm(
  desk: FormDesk,
  by: StaffActor,
  formId: string,
): Promise<Result<null, 'not-found' | 'has-doctor-part' | 'refused'>> {
  const { db, clock } = desk;
  const patientId = (await deskForm(desk, by, formId))?.patient?.id;
  if (patientId === undefined) return fail('not-found');
  if (!(await maySayWhose(desk, by, patientId))) return refuse(desk, by, formId, 'detach');
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ patientId: string | null; written: boolean }>(sql`
      SELECT patient_id AS "patientId", (
        EXISTS (SELECT FROM form_doctor_parts WHERE form_id = patient_forms.id)
        OR EXISTS (SELECT FROM form_notes WHERE form_id = patient_forms.id)) AS written
      FROM patient_forms WHERE id = ${formId} AND state = 'submitted' FOR UPDATE`);
    const [form] = rows;
    if (!form || form.patientId === null) return fail('not-found');
    if (form.written) return fail('has-doctor-part');
    await tx.execute(sql`UPDATE patient_forms SET patient_id = NULL, appointment_id = NULL WHERE id = ${formId}`);
    await tx.execute(sql`UPDATE form_handling SET attached_at = NULL, attached_by = NULL WHERE form_id = ${formId}`);
    await tellOf(tx, { now, by, action: 'form.detached', patientId: form.patientId, formId });
    return ok(null);
  });
}

/** Writes down that somebody called because of an urgent form. */
export async function markCalled({ db, clock }: FormDesk, by: StaffActor, formId: string): Promise<void> {
  const now = clock.now().epochMilliseconds;
  const at = new Date(now).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO form_handling (form_id, called_at, called_by) VALUES (${formId}, ${at}::timestamptz, ${by.id})
      ON CONFLICT (form_id) DO UPDATE SET called_at = excluded.called_at, called_by = excluded.called_by
      WHERE form_handling.called_at IS NULL`);
    await audit(tx, { at: now, actor: byStaff(by), action: 'form.called', subject: { kind: 'form', id: formId } });
    await announce(tx, 'forms');
  });
}

async function tellOf(
  tx: Db,
  {
    now,
    by,
    action,
    patientId,
    formId,
  }: { now: EpochMs; by: StaffActor; action: string; patientId: string; formId: string },
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: byStaff(by),
    action,
    subject: { kind: 'patient', id: patientId },
    details: { form: formId },
  });
  await announce(tx, 'forms');
  await announce(tx, 'patients');
}
