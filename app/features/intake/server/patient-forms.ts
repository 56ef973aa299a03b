import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
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

async function submittedWhere(db: Db, condition: SQL | undefined): Promise<SubmittedForm[]> {
  const rows = await db
    .select(summary)
    .from(patientForms)
    .where(and(eq(patientForms.state, 'submitted'), condition))
    .orderBy(desc(patientForms.submittedAt), desc(patientForms.id));
  return rows.map(({ submittedAt, ...row }) => ({ ...row, submittedAt: submittedAt?.epochMilliseconds ?? 0 }));
}

/** What was sent for a visit, the newest first. */
export function formsOfAppointment(db: Db, appointmentId: string): Promise<SubmittedForm[]> {
  return submittedWhere(db, eq(patientForms.appointmentId, appointmentId));
}

/** What was sent and belongs to nobody yet, the newest first. */
export function unattachedForms(db: Db): Promise<SubmittedForm[]> {
  return submittedWhere(db, isNull(patientForms.patientId));
}

/** What is known of one form that was sent, unopened; undefined for a draft and for an id that is none. */
export async function submittedForm(db: Db, formId: string): Promise<SubmittedForm | undefined> {
  const [found] = await submittedWhere(db, eq(patientForms.id, formId));
  return found;
}

/** What was kept of a form does not fit the definition it was filled in with. */
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
export async function openForm({ db, keyRing, timeZone }: FormReader, formId: string): Promise<OpenedForm | undefined> {
  const [row] = await db
    .select()
    .from(patientForms)
    .where(and(eq(patientForms.id, formId), eq(patientForms.state, 'submitted')));
  const form = row && (await submittedForm(db, formId));
  if (!form) return undefined;
  const definition = definitionOf(row.version);
  const sentOn = wallClockOf(form.submittedAt, timeZone).date;
  const { answers: typed } = openContents(recordOf(keyRing, row), row);
  const checked = validateAnswers(definition, typed, sentOn, { filledBy: 'patient' });
  if (!checked.ok) throw new UnreadableFormError(`The answers of form ${formId} do not fit ${row.version}.`);
  return { ...form, definition, answers: checked.value, sentOn };
}

/** The definition of a version that somebody filled in. Throws when its file is gone: it must stay. */
export function definitionOf(version: string): FormDefinition {
  const definition = forms().get(version);
  if (!definition) throw new Error(`content/forms/${version}.yml is missing; forms were filled in with it.`);
  return definition;
}
