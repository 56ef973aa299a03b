import { sql } from 'drizzle-orm';
import { keptPatients } from '#app/features/patients/server/kept-patient.ts';
import { hasVisitWith } from '#app/features/scheduling/server/visit-fragments.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { dayMs, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { FormKind } from '#app/features/patient-forms/domain/form-kind.ts';
import { personOfForm, type FormContact } from './submission-contact.ts';
import type { FormDesk } from './submission-desk.ts';

/** A form in a list of the desk: nothing of it is medical. */
export interface ListedForm {
  readonly id: string;
  readonly form: FormKind;
  readonly urgent: boolean;
  readonly submittedAt: EpochMs;
  readonly patientId: string | null;
  readonly fullName: string | null;
  readonly appointmentId: string | null;
  /** Whether a doctor has opened it, and whether an urgent one was followed by a call. */
  readonly isSeen: boolean;
  readonly isCalled: boolean;
}

async function listed(db: Db, condition: ReturnType<typeof sql>, limit: number): Promise<ListedForm[]> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & ListedForm>(sql`
    SELECT forms.id, form, urgent, (extract(epoch FROM submitted_at) * 1000)::float8 AS "submittedAt",
      kept.id AS "patientId", kept.full_name AS "fullName", appointment_id AS "appointmentId",
      coalesce(seen_at IS NOT NULL, false) AS "isSeen", coalesce(called_at IS NOT NULL, false) AS "isCalled"
    FROM patient_forms forms
      LEFT JOIN ${keptPatients} kept ON kept.record_id = forms.patient_id
      LEFT JOIN form_handling ON form_id = forms.id
    WHERE state = 'submitted' AND (${condition})
    ORDER BY submitted_at DESC, forms.id DESC LIMIT ${limit}`);
  return rows;
}

export interface WaitingForm extends ListedForm {
  /** Null when no key here opens it any more. */
  readonly contact: FormContact | null;
}

export interface FormLists {
  /** What belongs to nobody yet, the newest first. */
  readonly waiting: readonly WaitingForm[];
  /** What came in the last 60 days and has its patient. */
  readonly recent: readonly ListedForm[];
}

const recentDays = 60;
const mostListed = 100;

/** The desk's lists of forms, with the note in the audit log that somebody looked. */
export async function formLists(context: FormDesk, by: StaffActor): Promise<FormLists> {
  const { db, clock } = context;
  const now = clock.now().epochMilliseconds;
  const since = new Date(now - recentDays * dayMs).toISOString();
  const unattached = await listed(db, sql`forms.patient_id IS NULL`, mostListed);
  const waiting: WaitingForm[] = [];
  for (const form of unattached) waiting.push({ ...form, contact: await contactOf(context, form.id) });
  const recent = await listed(
    db,
    sql`forms.patient_id IS NOT NULL AND submitted_at >= ${since}::timestamptz`,
    mostListed,
  );
  await audit(db, {
    at: now,
    actor: byStaff(by),
    action: 'forms.listed',
    details: { waiting: waiting.length, recent: recent.length },
  });
  return { waiting, recent };
}

async function contactOf(context: FormDesk, formId: string): Promise<FormContact | null> {
  try {
    const person = await personOfForm(context, formId);
    return person ? { fullName: person.fullName, mobileNumber: person.mobileNumber } : null;
  } catch (error) {
    // A lost key must not hide the other forms.
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** What a patient sent, the newest first; those of records that were merged into theirs, too. */
export function formsOfRecord(db: Db, patientId: string): Promise<ListedForm[]> {
  return listed(db, sql`kept.id = ${patientId}`, mostListed);
}

/** The forms sent for a visit, newest first. */
export function formsOfVisit(db: Db, appointmentId: string): Promise<ListedForm[]> {
  return listed(db, sql`appointment_id = ${appointmentId}`, mostListed);
}

/** Forms of a doctor's own visits, or of patients who have one with them; everybody's for the rest of the desk. */
function ownOf({ role, practitionerId }: Pick<StaffActor, 'role' | 'practitionerId'>) {
  if (role !== 'doctor') return sql`true`;
  return hasVisitWith(practitionerId, { visitId: sql`forms.appointment_id`, patientId: sql`forms.patient_id` });
}

/** What came in since a moment, and every urgent form that nobody has called about; for a doctor, of their own patients. */
export function formsSince(db: Db, since: EpochMs, by: StaffActor): Promise<ListedForm[]> {
  const isNew = sql`submitted_at >= ${new Date(since).toISOString()}::timestamptz`;
  return listed(db, sql`(${isNew} OR (urgent AND called_at IS NULL)) AND ${ownOf(by)}`, mostListed);
}

/**
 * How many forms wait: those that belong to nobody yet, and urgent ones that nobody has called about; for a doctor, the
 * urgent ones of their own patients.
 */
export async function countWaitingForms(db: Db, by: Pick<StaffActor, 'role' | 'practitionerId'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM patient_forms forms LEFT JOIN form_handling ON form_id = forms.id
    WHERE forms.state = 'submitted' AND ${ownOf(by)} AND (forms.patient_id IS NULL OR (urgent AND called_at IS NULL))`);
  return rows[0]?.count ?? 0;
}
