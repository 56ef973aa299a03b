import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Answers } from '../domain/answer.ts';
import type { FormDefinition } from '../domain/form-definition.ts';
import type { FormKind } from '../domain/form-kind.ts';
import { validateAnswers } from '../domain/validate-answers.ts';
import { openContents, recordOf } from './form-record.ts';
import { forms } from './read-forms.ts';
import { patientForms } from './tables.ts';

/** What is known of a form that was sent without opening it: nothing of it is medical. */
export interface SubmittedForm {
  readonly id: string;
  readonly form: FormKind;
  /** "hair.v1": the definition the patient saw. */
  readonly version: string;
  readonly appointmentId: string | null;
  /** Null until staff have said who it is. */
  readonly patientId: string | null;
  readonly urgent: boolean;
  readonly language: 'en' | 'hi' | 'mr';
  readonly submittedAt: EpochMs;
  readonly revision: number;
}

/** A form that was sent, opened: its answers, with the definition that has the words the patient saw. */
export interface OpenedForm extends SubmittedForm {
  readonly definition: FormDefinition;
  readonly answers: Answers;
  /** The day it was sent in the clinic's time zone: ages and months in its rules count from it. */
  readonly sentOn: IsoDate;
}

const summary = {
  id: patientForms.id,
  form: patientForms.form,
  version: patientForms.version,
  appointmentId: patientForms.appointmentId,
  patientId: patientForms.patientId,
  urgent: patientForms.urgent,
  language: patientForms.language,
  submittedAt: patientForms.submittedAt,
  revision: patientForms.revision,
};

type Summary = Omit<SubmittedForm, 'submittedAt'> & Pick<typeof patientForms.$inferSelect, 'submittedAt'>;

function submitted({ submittedAt, id, form, version, appointmentId, patientId, urgent, language, revision }: Summary) {
  const sentAt = submittedAt?.epochMilliseconds ?? 0;
  return { id, form, version, appointmentId, patientId, urgent, language, submittedAt: sentAt, revision };
}

async function submittedWhere(db: Db, condition: SQL | undefined): Promise<SubmittedForm[]> {
  const rows = await db
    .select(summary)
    .from(patientForms)
    .where(and(eq(patientForms.state, 'submitted'), condition))
    .orderBy(desc(patientForms.submittedAt), desc(patientForms.id));
  return rows.map(submitted);
}

/** The forms sent for a visit, newest first. */
export function formsOfAppointment(db: Db, appointmentId: string): Promise<SubmittedForm[]> {
  return submittedWhere(db, eq(patientForms.appointmentId, appointmentId));
}

/** Forms that were sent and have no patient yet, newest first. */
export function unattachedForms(db: Db): Promise<SubmittedForm[]> {
  return submittedWhere(db, isNull(patientForms.patientId));
}

/** What is known of one form that was sent, unopened; undefined for a draft and for an id that is none. */
export async function submittedForm(db: Db, formId: string): Promise<SubmittedForm | undefined> {
  const [found] = await submittedWhere(db, eq(patientForms.id, formId));
  return found;
}

/** SQL: whose a form is; null while it is nobody's. */
export function patientOfForm(formId: SQL): SQL {
  return sql`(SELECT patient_forms.patient_id FROM patient_forms WHERE patient_forms.id = ${formId})`;
}

/** A stored form does not match the definition it was filled in with. */
export class UnreadableFormError extends Error {
  override readonly name = 'UnreadableFormError';
}

/** Whoever opens forms has the database and the keys. */
export interface FormReader {
  readonly db: Db;
  readonly keyRing: KeyRing;
  readonly timeZone: string;
}

/**
 * A form that was sent, opened, with the answers that count. Undefined for a draft and for an id that is none. Who may
 * see it, and that it was seen, is the caller's to check and to note. Throws `DecryptionError` when its key is gone and
 * `UnreadableFormError` when what was kept is no form of its version.
 */
export async function openForm(reader: FormReader, formId: string): Promise<OpenedForm | undefined> {
  return (await openFormWithKey(reader, formId))?.opened;
}

/** The same with the key of the form, which opens what a doctor wrote to it as well. */
export async function openFormWithKey(
  { db, keyRing, timeZone }: FormReader,
  formId: string,
): Promise<{ readonly opened: OpenedForm; readonly record: RecordKey } | undefined> {
  const [row] = await db
    .select()
    .from(patientForms)
    .where(and(eq(patientForms.id, formId), eq(patientForms.state, 'submitted')));
  if (!row) return undefined;
  const form = submitted(row);
  const definition = definitionOf(row.version);
  const sentOn = wallClockOf(form.submittedAt, timeZone).date;
  const record = recordOf(keyRing, row);
  const { answers: typed } = openContents(record, row);
  const checked = validateAnswers(definition, typed, sentOn, { filledBy: 'patient' });
  if (!checked.ok) throw new UnreadableFormError(`The answers of form ${formId} do not fit ${row.version}.`);
  return { opened: { ...form, definition, answers: checked.value, sentOn }, record };
}

/** The definition of a version that somebody filled in. Throws when its file is gone: it must stay. */
export function definitionOf(version: string): FormDefinition {
  const definition = forms().get(version);
  if (!definition) throw new Error(`content/forms/${version}.yml is missing; forms were filled in with it.`);
  return definition;
}
