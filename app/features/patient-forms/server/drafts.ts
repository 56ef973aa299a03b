import { createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Ok, type Result } from '#app/lib/result.ts';
import { wallClockOf, type IsoDate, type Temporal } from '#app/lib/time.ts';
import { limitAttempts, type TooManyAttempts } from '#app/platform/attempt-limits.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import { draftDays, withTyped, type TypedAnswers } from '../domain/draft.ts';
import { formVersionName, type FormDefinition, type Section } from '../domain/form-definition.ts';
import type { FormKind } from '../domain/form-kind.ts';
import type { Question } from '../domain/question.ts';
import { newRecord, openContents, recordOf, sealContents, type FormContents } from './form-record.ts';
import { formTokenOf, hashOfFormToken, isFormToken } from './form-token.ts';
import type { FormVisit, IntakeContext } from './intake-context.ts';
import { definitionOf } from './patient-forms.ts';
import { currentForm } from './read-forms.ts';
import { patientForms } from './tables.ts';

type Row = typeof patientForms.$inferSelect;

/** A form that somebody is filling in, opened with their link. */
export interface Draft {
  readonly state: 'draft';
  readonly id: string;
  readonly token: string;
  readonly kind: FormKind;
  readonly definition: FormDefinition;
  readonly typed: TypedAnswers;
  /** Slugs of the sections that were continued from. */
  readonly finished: ReadonlySet<string>;
  readonly revision: number;
  readonly appointmentId: string | null;
  readonly expiresAt: Temporal.Instant;
  /** Today in the clinic's time zone. */
  readonly today: IsoDate;
  /** Closes the photos of the form. */
  readonly record: RecordKey;
}

/** A form that was sent: its link shows that it was, and nothing of what it says. */
export interface SentForm {
  readonly state: 'submitted';
  readonly id: string;
  readonly token: string;
  readonly kind: FormKind;
  readonly urgent: boolean;
  readonly appointmentId: string | null;
  readonly submittedAt: Temporal.Instant;
}

function expiryAfter(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: 24 * draftDays });
}

function openDraft(context: IntakeContext, row: Row, token: string): Draft {
  const record = recordOf(context.keyRing, row);
  const now = context.clock.now();
  return {
    state: 'draft',
    id: row.id,
    token,
    kind: row.form,
    definition: definitionOf(row.version),
    typed: openContents(record, row).answers,
    finished: new Set(row.finished),
    revision: row.revision,
    appointmentId: row.appointmentId,
    expiresAt: row.expiresAt ?? expiryAfter(now),
    today: wallClockOf(now.epochMilliseconds, context.timeZone).date,
    record,
  };
}

/** What a link leads to, or undefined: no form has this secret, or the draft has expired. */
export async function findForm(
  context: IntakeContext,
  kind: FormKind,
  token: string,
): Promise<Draft | SentForm | undefined> {
  if (!isFormToken(token)) return undefined;
  const [row] = await context.db
    .select()
    .from(patientForms)
    .where(and(eq(patientForms.tokenHash, hashOfFormToken(token)), eq(patientForms.form, kind)));
  if (!row) return undefined;
  const { id, urgent, appointmentId, submittedAt, expiresAt } = row;
  if (submittedAt) return { state: 'submitted', id, token, kind, urgent, appointmentId, submittedAt };
  if (expiresAt && expiresAt.epochMilliseconds <= context.clock.now().epochMilliseconds) return undefined;
  return openDraft(context, row, token);
}

/** What a visit tells of its patient, as answers. */
function knownFrom(visit: FormVisit | undefined): TypedAnswers {
  if (!visit) return {};
  const { fullName, mobileNumber, email } = visit;
  return { 'full-name': fullName, phone: mobileNumber, ...(email === null ? {} : { email }) };
}

/** A draft for this visit that somebody began already. */
async function begunFor({ db, clock }: IntakeContext, kind: FormKind, visit: FormVisit): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(patientForms)
    .where(
      and(
        eq(patientForms.appointmentId, visit.appointmentId),
        eq(patientForms.form, kind),
        eq(patientForms.state, 'draft'),
        sql`${patientForms.expiresAt} > ${clock.now().toString()}::timestamptz`,
      ),
    )
    .orderBy(sql`${patientForms.createdAt} DESC`)
    .limit(1);
  return row;
}

/**
 * Begins a form, and gives the secret of its link. For a visit it knows name and phone and belongs to the visit; one that
 * was begun for the visit is gone on with.
 */
export async function beginForm(
  context: IntakeContext,
  kind: FormKind,
  { address, visit }: { readonly address: string; readonly visit?: FormVisit | undefined },
): Promise<Ok<string> | TooManyAttempts> {
  const { db, clock, keyRing, rateLimit, limitPerHour } = context;
  const attempt = { purpose: 'intake/begin', address, perAddress: limitPerHour, perPhone: 0 };
  const limited = await limitAttempts(rateLimit, attempt);
  if (limited) return limited;
  const begun = visit && (await begunFor(context, kind, visit));
  if (begun) return ok(formTokenOf(keyRing, begun.id, begun.tokenKeyId));
  const id = randomUUID();
  const now = clock.now();
  const { record, recordKeyEncrypted } = newRecord(keyRing, id);
  const tokenKeyId = keyRing.currentKeyId;
  const token = formTokenOf(keyRing, id, tokenKeyId);
  await db.insert(patientForms).values({
    id,
    form: kind,
    version: formVersionName(currentForm(kind)),
    state: 'draft',
    tokenKeyId,
    tokenHash: hashOfFormToken(token),
    recordKeyEncrypted,
    answersSealed: sealContents(record, id, { answers: knownFrom(visit) }),
    finished: [],
    appointmentId: visit?.appointmentId ?? null,
    patientId: visit?.patientId ?? null,
    language: visit?.language ?? 'en',
    createdAt: now,
    changedAt: now,
    expiresAt: expiryAfter(now),
  });
  return ok(token);
}

/** Says of a section's answers that they are these, without saying them: a page carries it, and gives it back. */
export function seenOf(section: Section, typed: TypedAnswers): string {
  const answers = section.questions.map(({ id }) => typed[id] ?? null);
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22);
}

export interface StepInput {
  readonly section: Section;
  /** The questions that were on the screen. */
  readonly shown: readonly Question[];
  readonly typed: TypedAnswers;
  /** What `seenOf` was when the page was made. */
  readonly seen: string;
  /** Names the open page. */
  readonly writer: string;
  /** Whether the section counts as finished from now on. */
  readonly finish: (after: TypedAnswers) => boolean;
}

/** Changes a draft under a lock: what `change` says is kept, and the seven days begin anew. Undefined: it is no draft (any more). */
export async function changeDraft<T>(
  context: IntakeContext,
  formId: string,
  change: (
    now: Required<Pick<FormContents, 'answers' | 'writers'>> & FormContents,
    finished: readonly string[],
  ) => { readonly contents?: FormContents; readonly finished?: readonly string[]; readonly answer: T },
): Promise<T | undefined> {
  const { db, clock, keyRing } = context;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(patientForms)
      .where(and(eq(patientForms.id, formId), eq(patientForms.state, 'draft')))
      .for('update');
    if (!row) return undefined;
    const record = recordOf(keyRing, row);
    const { contents, finished, answer } = change(openContents(record, row), row.finished);
    if (!contents && !finished) return answer;
    const now = clock.now();
    await tx
      .update(patientForms)
      .set({
        ...(contents ? { answersSealed: sealContents(record, formId, contents) } : {}),
        ...(finished ? { finished: [...finished] } : {}),
        revision: row.revision + 1,
        changedAt: sql`greatest(${patientForms.createdAt}, ${now.toString()}::timestamptz)`,
        expiresAt: expiryAfter(now),
      })
      .where(eq(patientForms.id, formId));
    return answer;
  });
}

/**
 * Keeps what a step sent. `changed-meanwhile`: another window has changed this very section since the page was made, to
 * something else; nothing is kept then, and the caller shows both. `gone`: sent or expired in the meantime.
 */
export async function saveStep(
  context: IntakeContext,
  draft: Draft,
  { section, shown, typed, seen, writer, finish }: StepInput,
): Promise<Result<TypedAnswers, 'gone'> | Result<never, 'changed-meanwhile', { readonly there: TypedAnswers }>> {
  const outcome = await changeDraft<{ readonly after: TypedAnswers | undefined; readonly there: TypedAnswers }>(
    context,
    draft.id,
    (now, finished) => {
      const after = withTyped(now.answers, shown, typed, draft.today);
      const isOurs = seenOf(section, now.answers) === seen || now.writers[section.slug] === writer;
      if (!isOurs && seenOf(section, after) !== seenOf(section, now.answers))
        return { answer: { after: undefined, there: now.answers } };
      const others = finished.filter((slug) => slug !== section.slug);
      return {
        contents: { ...now, answers: after, writers: { ...now.writers, [section.slug]: writer } },
        finished: finish(after) ? [...others, section.slug] : finished,
        answer: { after, there: now.answers },
      };
    },
  );
  if (!outcome) return fail('gone');
  if (!outcome.after) return fail('changed-meanwhile', { there: outcome.there });
  return ok(outcome.after);
}
