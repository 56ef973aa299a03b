import { eq, sql } from 'drizzle-orm';
import { formatDate } from '#app/lib/date-words.ts';
import { dayMs, toRfc3339 } from '#app/lib/time.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Answers } from '../domain/answer.ts';
import { answerLines, type AnswerTexts } from '../domain/answer-words.ts';
import { askedQuestions } from '../domain/conditions.ts';
import { photosIn } from '../domain/answer.ts';
import { readDoctorNotes, readDoctorPart } from './doctor-part.ts';
import { recordOf } from './form-record.ts';
import { openForm, type FormReader, type OpenedForm } from './patient-forms.ts';
import { formIdsOfPatient } from './submission-desk.ts';
import { patientForms } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is held of a person's forms, in the words they were answered in. */
export interface FormsOfPerson {
  readonly forms: readonly Row[];
  readonly formAnswers: readonly Row[];
  /** What doctors wrote to them. */
  readonly doctorParts: readonly Row[];
  readonly doctorNotes: readonly Row[];
  readonly photos: readonly {
    readonly form: string;
    readonly photo: string;
    readonly view: string;
    readonly sentAt: string;
  }[];
}

const texts: AnswerTexts = {
  unknown: 'I don’t know',
  yes: 'Yes',
  no: 'No',
  agreed: 'Agreed',
  photos: (view, count) => (count === 1 ? view : `${view}, ${count} photos`),
  outOf: (score, total, max, band) => `${score} ${total} of ${max}${band === undefined ? '' : `, ${band}`}`,
  day: formatDate,
};

/**
 * All that is held of those forms of a patient that `mayRead` allows, opened. A form whose key is gone is named, and that
 * it can't be read.
 */
export async function formsOfPerson(
  reader: FormReader,
  patientId: string,
  mayRead: (formId: string) => Promise<boolean>,
): Promise<FormsOfPerson> {
  const held = { forms: [], formAnswers: [], doctorParts: [], doctorNotes: [], photos: [] };
  for (const id of await formIdsOfPatient(reader.db, patientId)) if (await mayRead(id)) await addForm(reader, id, held);
  return held;
}

/** Which forms a patient sent, and how much hangs on each. Nothing of it is opened. */
export async function formListOfPerson(
  { db, timeZone }: Pick<FormReader, 'db' | 'timeZone'>,
  patientId: string,
): Promise<Row[]> {
  const { rows } = await db.execute<Row & { readonly sent: number }>(sql`
    SELECT form, version, language, urgent, (extract(epoch FROM submitted_at) * 1000)::float8 AS sent,
      (SELECT count(*)::int FROM form_photos WHERE form_id = patient_forms.id) AS photos,
      (SELECT count(*)::int FROM form_notes WHERE form_id = patient_forms.id) AS "doctorNotes",
      EXISTS (SELECT FROM form_doctor_parts WHERE form_id = patient_forms.id) AS "hasDoctorPart"
    FROM patient_forms
    WHERE state = 'submitted'
      AND patient_id IN (SELECT id FROM patients WHERE id = ${patientId} OR merged_into = ${patientId})
    ORDER BY submitted_at DESC, id DESC`);
  return rows.map(({ sent, ...row }) => ({ ...row, sentAt: toRfc3339(sent, timeZone) }));
}

type Held = { -readonly [K in keyof FormsOfPerson]: FormsOfPerson[K][number][] };

async function addForm(reader: FormReader, id: string, held: Held): Promise<void> {
  const { db, keyRing, timeZone } = reader;
  const [row] = await db.select().from(patientForms).where(eq(patientForms.id, id));
  if (!row) return;
  const sentAt = toRfc3339(row.submittedAt?.epochMilliseconds ?? 0, timeZone);
  try {
    const opened = await openForm(reader, id);
    if (!opened) return;
    const record = recordOf(keyRing, row);
    const part = await readDoctorPart(db, record, id);
    const notes = await readDoctorNotes(db, record, id);
    const name = opened.definition.title;
    held.forms.push({ form: name, version: row.version, sentAt, language: row.language, urgent: row.urgent });
    held.formAnswers.push(...told(opened, opened.answers, 'patient').map((each) => ({ form: name, sentAt, ...each })));
    held.doctorParts.push(...told(opened, part.answers, 'doctor').map((each) => ({ form: name, sentAt, ...each })));
    held.doctorNotes.push(
      ...notes.map(({ at, by, text }) => ({ form: name, writtenAt: toRfc3339(at, timeZone), by, text })),
    );
    held.photos.push(...photosTold(opened).map((each) => ({ form: id, sentAt, ...each })));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    held.forms.push({ form: row.form, version: row.version, sentAt, language: row.language, unreadable: true });
  }
}

function told({ definition, answers, sentOn }: OpenedForm, given: Answers, filledBy: 'patient' | 'doctor'): Row[] {
  const asked = askedQuestions(definition, { ...answers, ...given }, sentOn);
  const own = definition.sections.filter((each) => each.filledBy === filledBy).flatMap(({ questions }) => questions);
  return asked
    .filter((question) => own.includes(question))
    .flatMap((question) => {
      const answer = given[question.id];
      return answer === undefined
        ? []
        : [{ question: question.text, answer: answerLines(question, answer, texts).join('\n') }];
    });
}

function photosTold({ definition, answers }: OpenedForm): { photo: string; view: string }[] {
  return definition.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      if (question.kind !== 'photos') return [];
      return photosIn(answers[question.id] ?? []).map(({ view, photo }) => ({
        photo,
        view: question.views.find(({ id }) => id === view)?.text ?? view,
      }));
    });
}

/**
 * Erases the forms of these records inside `tx`, sent or not, with the key of each: nothing opens its photos, wherever
 * they are, from then on, and their files go with the next clean-up. How many.
 */
export async function eraseFormsOf(tx: Db, patientIds: readonly string[]): Promise<number> {
  if (patientIds.length === 0) return 0;
  const { rows } = await tx.execute(sql`
    DELETE FROM patient_forms WHERE patient_id IN ${patientIds}
      OR appointment_id IN (SELECT id FROM appointments WHERE patient_id IN ${patientIds}) RETURNING id`);
  return rows.length;
}

/** How long a form waits for somebody to say whose it is, in days. */
const unattachedDays = 180;

/** Erases forms that belong to nobody and came too long ago; how many. */
export async function forgetUnattachedForms(db: Db, clock: Clock): Promise<number> {
  const before = new Date(clock.now().epochMilliseconds - unattachedDays * dayMs).toISOString();
  const { rows } = await db.execute(sql`
    DELETE FROM patient_forms WHERE state = 'submitted' AND patient_id IS NULL
      AND submitted_at < ${before}::timestamptz RETURNING id`);
  return rows.length;
}
