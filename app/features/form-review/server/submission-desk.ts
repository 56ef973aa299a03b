import { sql } from 'drizzle-orm';
import { medicalAsker, visitFactsOf } from '#app/features/scheduling/server/visit-facts.ts';
import { glassEndsAt } from '#app/features/patients/server/break-glass.ts';
import { keptPatient, recordIdsOf } from '#app/features/patients/server/kept-patient.ts';
import { recordFacts } from '#app/features/patients/server/medical-access.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { mayReadForm } from '../domain/submission-access.ts';
import {
  submittedForm,
  type FormReader,
  type SubmittedForm,
} from '#app/features/patient-forms/server/patient-forms.ts';

/** What the desk's use cases of forms need of the running server. */
export interface FormDesk extends FormReader {
  readonly clock: Clock;
}

/** What staff have done with a form so far. */
export interface Handling {
  readonly seenAt: EpochMs | null;
  readonly calledAt: EpochMs | null;
  /** When staff said whose it is, and who; null where it came from a visit's own link. */
  readonly attachedAt: EpochMs | null;
  readonly attachedBy: string | null;
}

/** A form as everybody at the desk may know it: nothing medical is in it. */
export interface DeskForm extends SubmittedForm {
  /** Whose it is: the record that stayed, where records were merged. */
  readonly patient: { readonly id: string; readonly fullName: string } | null;
  readonly handling: Handling;
  /** Whether whoever asked may open the answers. */
  readonly mayRead: boolean;
  /** Until when they may because they broke the glass; undefined where a visit opens it, or nothing does. */
  readonly glassEndsAt: EpochMs | undefined;
  /** Whether their role reads forms at all, so that they could break the glass. */
  readonly mayBreakGlass: boolean;
}

/**
 * One form that was sent, for somebody at the desk; undefined for a draft and for an id that is none. `byToken`: for a
 * program of theirs, to which broken glass opens nothing.
 */
export async function deskForm(
  { db, clock }: Pick<FormDesk, 'db' | 'clock'>,
  by: StaffActor,
  formId: string,
  { byToken = false }: { readonly byToken?: boolean } = {},
): Promise<DeskForm | undefined> {
  if (!isUuid(formId)) return undefined;
  const form = await submittedForm(db, formId);
  if (!form) return undefined;
  const patient = form.patientId === null ? null : ((await keptPatient(db, form.patientId)) ?? null);
  const handling = await handlingOf(db, formId);
  const asker = await medicalAsker(db, by);
  const isOpen =
    asker.mayAtAll &&
    mayReadForm(asker, {
      submittedAt: form.submittedAt,
      record: patient && (await recordFacts(db, asker, patient.id)),
      attachedBy: handling.attachedBy,
      visit: form.appointmentId === null ? null : ((await visitFactsOf(db, form.appointmentId)) ?? null),
    });
  const glass = isOpen || byToken || !asker.mayAtAll ? undefined : await glassOf({ db, clock }, by, formId, patient);
  return {
    ...form,
    patient,
    handling,
    mayRead: isOpen || glass !== undefined,
    glassEndsAt: glass,
    mayBreakGlass: asker.mayAtAll,
  };
}

/** The glass that was broken for this form, or for its patient where whose it is was not their own word. */
async function glassOf(
  desk: Pick<FormDesk, 'db' | 'clock'>,
  by: StaffActor,
  formId: string,
  patient: DeskForm['patient'],
): Promise<EpochMs | undefined> {
  const ofForm = await glassEndsAt(desk, by, { formId });
  if (ofForm !== undefined || patient === null) return ofForm;
  const { attachedBy } = await handlingOf(desk.db, formId);
  return attachedBy === by.id ? undefined : glassEndsAt(desk, by, { patientId: patient.id });
}

async function handlingOf(db: Db, formId: string): Promise<Handling> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & Handling>(sql`
    SELECT (extract(epoch FROM seen_at) * 1000)::float8 AS "seenAt",
      (extract(epoch FROM called_at) * 1000)::float8 AS "calledAt",
      (extract(epoch FROM attached_at) * 1000)::float8 AS "attachedAt", attached_by::text AS "attachedBy"
    FROM form_handling WHERE form_id = ${formId}`);
  return rows[0] ?? { seenAt: null, calledAt: null, attachedAt: null, attachedBy: null };
}

/** The ids of all forms a patient sent, the newest first; those of records that were merged into theirs, too. */
export async function formIdsOfPatient(db: Db, patientId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM patient_forms
    WHERE state = 'submitted'
      AND patient_id IN ${recordIdsOf(patientId)}
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
    ...(isUuid(formId) && { subject: { kind: 'form', id: formId } }),
    details: { what, role: by.role },
  });
}
