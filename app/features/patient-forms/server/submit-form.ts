import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { keepConsent } from '#app/platform/consents.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { Answers } from '../domain/answer.ts';
import { askedQuestions } from '../domain/conditions.ts';
import { consentNotice } from '../domain/consent-notice.ts';
import { goodAnswers, type TypedAnswers } from '../domain/draft.ts';
import { isUrgent, raisedFlags } from '../domain/flags.ts';
import type { FormDefinition } from '../domain/form-definition.ts';
import { firstUnfinished } from '../domain/section-order.ts';
import { validateAnswers } from '../domain/validate-answers.ts';
import type { Draft } from './drafts.ts';
import { openContents, recordOf, sealContents } from './form-record.ts';
import type { IntakeContext } from './intake-context.ts';
import { definitionOf } from './patient-forms.ts';
import { patientForms } from './tables.ts';

/** Says of all answers that they are these: "check your answers" carries it, so that what is sent is what was seen. */
export function seenOfAll(typed: TypedAnswers): string {
  const answers = Object.entries(typed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22);
}

async function keepConsents(
  tx: Transaction,
  form: { readonly id: string; readonly language: string; readonly at: EpochMs },
  definition: FormDefinition,
  answers: Answers,
  today: string,
): Promise<void> {
  for (const question of askedQuestions(definition, answers, today)) {
    if (question.kind !== 'consent' || answers[question.id] !== true) continue;
    await keepConsent(tx, {
      about: { kind: 'form', id: form.id },
      purpose: question.purpose,
      noticeVersion: consentNotice(definition, question),
      language: form.language,
      givenAt: form.at,
    });
  }
}

/**
 * Sends a draft: the same row, the same key, with its consents, all or nothing. Sent twice it is one form.
 * `unfinished`: something is missing or has to be mended. `changed-meanwhile`: another window changed an answer after
 * "check your answers" was made. `gone`: it has expired.
 */
export async function submitForm(
  context: IntakeContext,
  draft: Draft,
  seen: string,
): Promise<Result<{ readonly urgent: boolean }, 'gone' | 'unfinished' | 'changed-meanwhile'>> {
  const { db, clock, keyRing } = context;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(patientForms).where(eq(patientForms.id, draft.id)).for('update');
    if (!row) return fail('gone');
    if (row.state === 'submitted') return ok({ urgent: row.urgent });
    const { today } = draft;
    const definition = definitionOf(row.version);
    const record = recordOf(keyRing, row);
    const { answers: typed } = openContents(record, row);
    if (seenOfAll(typed) !== seen) return fail('changed-meanwhile');
    const good = goodAnswers(definition, typed, today);
    if (firstUnfinished(definition, good, new Set(row.finished), today)) return fail('unfinished');
    const checked = validateAnswers(definition, good, today, { filledBy: 'patient' });
    if (!checked.ok) return fail('unfinished');
    const urgent = isUrgent(raisedFlags(definition, checked.value, today));
    const now = clock.now();
    await tx
      .update(patientForms)
      .set({
        state: 'submitted',
        answersSealed: sealContents(record, row.id, { answers: checked.value }),
        urgent,
        revision: row.revision + 1,
        changedAt: sql`greatest(${patientForms.createdAt}, ${now.toString()}::timestamptz)`,
        submittedAt: now,
        expiresAt: null,
      })
      .where(and(eq(patientForms.id, row.id), eq(patientForms.state, 'draft')));
    const { id, version, language } = row;
    await keepConsents(tx, { id, language, at: now.epochMilliseconds }, definition, checked.value, today);
    await audit(tx, {
      at: now.epochMilliseconds,
      actor: { kind: 'patient' },
      action: 'form.submitted',
      subject: { kind: 'form', id },
      details: { version, urgent, forVisit: row.appointmentId !== null },
    });
    await announce(tx, 'forms');
    return ok({ urgent });
  });
}
