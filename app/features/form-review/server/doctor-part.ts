import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { staffName } from '#app/features/staff/server/staff-names.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import { constraintOf } from '#app/platform/database/errors.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import type { AnswerErrors } from '#app/features/patient-forms/domain/answer-reason.ts';
import { validateAnswers } from '#app/features/patient-forms/domain/validate-answers.ts';
import { formDoctorParts, formNotes } from './doctor-tables.ts';
import { recordOf } from '#app/features/patient-forms/server/form-record.ts';
import { openForm } from '#app/features/patient-forms/server/patient-forms.ts';
import { auditRefusal, deskForm, type FormDesk } from './submission-desk.ts';
import { patientForms } from '#app/features/patient-forms/server/tables.ts';

/** Who wrote, and when; never what. */
export interface Written {
  readonly at: EpochMs;
  readonly by: string;
}

/** What the doctor has written beside a form. */
export interface DoctorPart {
  readonly answers: Answers;
  /** 0 before anything was written. */
  readonly revision: number;
  /** Every version, the latest first. */
  readonly history: readonly Written[];
}

export interface DoctorNote extends Written {
  readonly id: string;
  readonly text: string;
}

const longestNote = 4000;

function partPlace(id: string): string {
  return cipherContext('form_doctor_parts', 'answers_sealed', id);
}
function notePlace(id: string): string {
  return cipherContext('form_notes', 'text_sealed', id);
}

/** The doctor's part of a form, opened with the form's key. Throws `DecryptionError`. */
export async function readDoctorPart(db: Db, record: RecordKey, formId: string): Promise<DoctorPart> {
  const rows = await db
    .select({ ...columns, by: staffName<string>(formDoctorParts.changedBy) })
    .from(formDoctorParts)
    .where(eq(formDoctorParts.formId, formId))
    .orderBy(desc(formDoctorParts.revision));
  const [latest] = rows;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked before it was closed
    answers: latest ? (JSON.parse(opened(record, latest.sealed, partPlace(latest.id))) as Answers) : {},
    revision: latest?.revision ?? 0,
    history: rows.map(({ at, by }) => ({ at, by })),
  };
}

const columns = {
  id: formDoctorParts.id,
  revision: formDoctorParts.revision,
  sealed: formDoctorParts.answersSealed,
  at: formDoctorParts.changedAt,
};

function opened(record: RecordKey, sealed: Uint8Array, place: string): string {
  return Buffer.from(record.decrypt(sealed, place)).toString('utf8');
}

/** The notes of a form, the latest first, opened with the form's key. Throws `DecryptionError`. */
export async function readDoctorNotes(db: Db, record: RecordKey, formId: string): Promise<DoctorNote[]> {
  const rows = await db
    .select({
      id: formNotes.id,
      sealed: formNotes.textSealed,
      at: formNotes.writtenAt,
      by: staffName<string>(formNotes.writtenBy),
    })
    .from(formNotes)
    .where(eq(formNotes.formId, formId))
    .orderBy(desc(formNotes.writtenAt), desc(formNotes.id));
  return rows.map(({ id, sealed, at, by }) => ({ id, at, by, text: opened(record, sealed, notePlace(id)) }));
}

export interface TypedDoctorPart {
  /** The revision that was seen: another one since makes this `changed-meanwhile`. */
  readonly revision: number;
  readonly typed: Readonly<Record<string, unknown>>;
}

/**
 * Writes a new version of the doctor's part, closed by the form's key. `refused`: not this doctor's patient, which the
 * audit log is told. `changed-meanwhile`: another window was faster, nothing is written.
 */
export async function saveDoctorPart(
  desk: FormDesk,
  by: StaffActor,
  formId: string,
  { revision, typed }: TypedDoctorPart,
): Promise<
  | Result<{ readonly revision: number }, 'not-found' | 'refused' | 'changed-meanwhile'>
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: AnswerErrors }
> {
  const allowed = await mayWrite(desk, by, formId, 'doctor-part');
  if (!allowed.ok) return allowed;
  const form = await openForm(desk, formId);
  if (!form) return fail('not-found');
  const checked = validateAnswers(form.definition, { ...form.answers, ...typed }, form.sentOn, { filledBy: 'doctor' });
  if (!checked.ok) return fail('invalid', { errors: checked.errors });
  const now = desk.clock.now().epochMilliseconds;
  const next = revision + 1;
  try {
    return await desk.db.transaction(async (tx) => {
      const record = await recordFor(tx, desk, formId);
      if (!record) return fail('not-found');
      const [latest] = await tx
        .select({ revision: formDoctorParts.revision })
        .from(formDoctorParts)
        .where(eq(formDoctorParts.formId, formId))
        .orderBy(desc(formDoctorParts.revision))
        .limit(1);
      if ((latest?.revision ?? 0) !== revision) return fail('changed-meanwhile');
      const id = randomUUID();
      await tx.insert(formDoctorParts).values({
        id,
        formId,
        revision: next,
        answersSealed: record.encrypt(JSON.stringify(checked.value), partPlace(id)),
        changedAt: now,
        changedBy: by.id,
      });
      await audit(tx, {
        at: now,
        actor: byStaff(by),
        action: 'form.doctor-part-saved',
        subject: { kind: 'form', id: formId },
        details: { revision: next },
      });
      await announce(tx, 'forms');
      return ok({ revision: next });
    });
  } catch (error) {
    if (constraintOf(error) === 'form_doctor_parts_form_id_revision_key') return fail('changed-meanwhile');
    throw error;
  }
}

/** Adds a note. Notes are never changed: what was thought at the time stays readable. */
export async function addDoctorNote(
  desk: FormDesk,
  by: StaffActor,
  formId: string,
  text: string,
): Promise<Result<null, 'not-found' | 'refused' | 'empty' | 'too-long'>> {
  const allowed = await mayWrite(desk, by, formId, 'note');
  if (!allowed.ok) return allowed;
  const note = text.replaceAll('\r\n', '\n').trim();
  if (note === '') return fail('empty');
  if (note.length > longestNote) return fail('too-long');
  const now = desk.clock.now().epochMilliseconds;
  return desk.db.transaction(async (tx) => {
    const record = await recordFor(tx, desk, formId);
    if (!record) return fail('not-found');
    const id = randomUUID();
    const textSealed = record.encrypt(note, notePlace(id));
    await tx.insert(formNotes).values({ id, formId, textSealed, writtenAt: now, writtenBy: by.id });
    const subject = { kind: 'form', id: formId };
    await audit(tx, { at: now, actor: byStaff(by), action: 'form.note-added', subject });
    await announce(tx, 'forms');
    return ok(null);
  });
}

async function mayWrite(
  desk: FormDesk,
  by: StaffActor,
  formId: string,
  what: string,
): Promise<Result<null, 'not-found' | 'refused'>> {
  const form = await deskForm(desk, by, formId);
  if (form?.mayRead) return ok(null);
  await auditRefusal(desk, by, formId, what);
  return fail(form ? 'refused' : 'not-found');
}

/** The key of a form, with its row held until `tx` ends. */
async function recordFor(tx: Db, { keyRing }: FormDesk, formId: string): Promise<RecordKey | undefined> {
  const [row] = await tx
    .select({ id: patientForms.id, recordKeyEncrypted: patientForms.recordKeyEncrypted })
    .from(patientForms)
    .where(eq(patientForms.id, formId))
    .for('update');
  return row && recordOf(keyRing, row);
}
