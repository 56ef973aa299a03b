import { sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import { announce } from '#app/platform/live.ts';
import { changesSince, type Change } from '../domain/changes-since.ts';
import { raisedFlags } from '#app/features/patient-forms/domain/flags.ts';
import type { Flag } from '#app/features/patient-forms/domain/form-definition.ts';
import { readDoctorNotes, readDoctorPart, type DoctorNote, type DoctorPart } from './doctor-part.ts';
import {
  openForm,
  openFormWithKey,
  UnreadableFormError,
  type OpenedForm,
} from '#app/features/patient-forms/server/patient-forms.ts';
import { personOfForm, type FormContact } from './submission-contact.ts';
import { deskForm, formIdsOfPatient, type DeskForm, type FormDesk } from './submission-desk.ts';

/** A form's medical part, for the doctor it belongs to. */
export interface ReadSubmission {
  readonly opened: OpenedForm;
  readonly flags: readonly Flag[];
  /** The form before this one of the same patient, and what they say differently now. */
  readonly before: { readonly form: OpenedForm; readonly changes: readonly Change[] } | undefined;
  /** The patient's earlier forms, the newest first: their photos are compared. */
  readonly earlier: readonly OpenedForm[];
  /** How many of the earlier ones nobody can open any more, their key lost or their answers damaged. */
  readonly unopened: number;
  readonly part: DoctorPart;
  readonly notes: readonly DoctorNote[];
}

export interface SubmissionView {
  readonly form: DeskForm;
  readonly contact: FormContact;
  /** Undefined for everybody but the doctor of the form. */
  readonly read: ReadSubmission | undefined;
}

/** Whatever is compared with a form: so many of the patient's earlier ones. */
const mostEarlier = 10;

/**
 * A form for somebody at the desk, as much of it as they may see, with the note in the audit log that they saw it.
 * Undefined for a draft and for an id that is none.
 */
export async function viewSubmission(
  desk: FormDesk,
  by: StaffActor,
  formId: string,
): Promise<SubmissionView | undefined> {
  const { db, clock } = desk;
  const form = await deskForm(desk, by, formId);
  const contact = form && (await personOfForm(desk, formId));
  if (!form || !contact) return undefined;
  const read = form.mayRead ? await readSubmission(desk, by, form) : undefined;
  const now = clock.now().epochMilliseconds;
  await db.transaction(async (tx) => {
    if (read && form.handling.seenAt === null) {
      const at = new Date(now).toISOString();
      await tx.execute(sql`
        INSERT INTO form_handling (form_id, seen_at, seen_by) VALUES (${formId}, ${at}::timestamptz, ${by.id})
        ON CONFLICT (form_id) DO UPDATE SET seen_at = excluded.seen_at, seen_by = excluded.seen_by`);
      await announce(tx, 'forms');
    }
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: read ? 'form.read' : 'form.viewed',
      subject: form.patient ? { kind: 'patient', id: form.patient.id } : { kind: 'form', id: formId },
      details: { form: formId, ...(form.glassEndsAt !== undefined && { by: 'glass' }) },
    });
  });
  const { fullName, mobileNumber } = contact;
  return { form, contact: { fullName, mobileNumber }, read };
}

async function readSubmission(desk: FormDesk, by: StaffActor, form: DeskForm): Promise<ReadSubmission | undefined> {
  const found = await openFormWithKey(desk, form.id);
  if (!found) return undefined;
  const { opened, record } = found;
  const { earlier, unopened } = await earlierForms(desk, by, form);
  const before = earlier.find((each) => each.form === form.form) ?? earlier[0];
  return {
    opened,
    flags: raisedFlags(opened.definition, opened.answers, opened.sentOn),
    before: before && { form: before, changes: changesSince(filled(before), filled(opened)) },
    earlier,
    unopened,
    part: await readDoctorPart(desk.db, record, form.id),
    notes: await readDoctorNotes(desk.db, record, form.id),
  };
}

function filled({ definition, answers, sentOn }: OpenedForm) {
  return { form: definition, answers, sentOn };
}

/** What the form is compared with, as far as it may be read. One that can't be opened must not keep the doctor from the one that can. */
async function earlierForms(
  desk: FormDesk,
  by: StaffActor,
  than: DeskForm,
): Promise<Pick<ReadSubmission, 'earlier' | 'unopened'>> {
  const ids = than.patient ? await formIdsOfPatient(desk.db, than.patient.id) : [];
  const earlier: OpenedForm[] = [];
  let unopened = 0;
  for (const id of ids.slice(ids.indexOf(than.id) + 1).slice(0, mostEarlier)) {
    if ((await deskForm(desk, by, id))?.mayRead !== true) continue;
    try {
      const form = await openForm(desk, id);
      if (form) earlier.push(form);
    } catch (error) {
      if (!(error instanceof UnreadableFormError || error instanceof DecryptionError)) throw error;
      unopened += 1;
    }
  }
  return { earlier, unopened };
}

/** A form with everything it says, the patient's answers and the doctor's. Who may see it is the caller's to check. */
export async function readForFhir(
  desk: FormDesk,
  form: DeskForm,
): Promise<Pick<OpenedForm, 'definition' | 'sentOn' | 'answers'> | undefined> {
  const found = await openFormWithKey(desk, form.id);
  if (!found) return undefined;
  const { opened, record } = found;
  const { answers } = await readDoctorPart(desk.db, record, form.id);
  return { definition: opened.definition, sentOn: opened.sentOn, answers: { ...opened.answers, ...answers } };
}
