import { sql } from 'drizzle-orm';
import { recordIdsOf } from '#app/features/patients/server/kept-patient.ts';
import { dayMs, toRfc3339 } from '#app/lib/time.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import { answerLines, type AnswerTexts } from '#app/features/patient-forms/domain/answer-words.ts';
import { askedQuestions } from '#app/features/patient-forms/domain/conditions.ts';
import { photosIn } from '#app/features/patient-forms/domain/answer.ts';
import { readDoctorNotes, readDoctorPart } from './doctor-part.ts';
import {
  openFormWithKey,
  submittedForm,
  type FormReader,
  type OpenedForm,
} from '#app/features/patient-forms/server/patient-forms.ts';
import { formIdsOfPatient } from './submission-desk.ts';

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
      AND patient_id IN ${recordIdsOf(patientId)}
    ORDER BY submitted_at DESC, id DESC`);
  return rows.map(({ sent, ...row }) => ({ ...row, sentAt: toRfc3339(sent, timeZone) }));
}

type Held = { -readonly [K in keyof FormsOfPerson]: FormsOfPerson[K][number][] };

async function addForm(reader: FormReader, id: string, held: Held): Promise<void> {
  const { db, timeZone } = reader;
  const sent = await submittedForm(db, id);
  if (!sent) return;
  const { form, version, language, urgent } = sent;
  const sentAt = toRfc3339(sent.submittedAt, timeZone);
  try {
    const found = await openFormWithKey(reader, id);
    if (!found) return;
    const { opened, record } = found;
    const part = await readDoctorPart(db, record, id);
    const notes = await readDoctorNotes(db, record, id);
    const name = opened.definition.title;
    held.forms.push({ form: name, version, sentAt, language, urgent });
    held.formAnswers.push(...told(opened, opened.answers, 'patient').map((each) => ({ form: name, sentAt, ...each })));
    held.doctorParts.push(...told(opened, part.answers, 'doctor').map((each) => ({ form: name, sentAt, ...each })));
    held.doctorNotes.push(
      ...notes.map(({ at, by, text }) => ({ form: name, writtenAt: toRfc3339(at, timeZone), by, text })),
    );
    held.photos.push(...photosTold(opened).map((each) => ({ form: id, sentAt, ...each })));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    held.forms.push({ form, version, sentAt, language, unreadable: true });
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
