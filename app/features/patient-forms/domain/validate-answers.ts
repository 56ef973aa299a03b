import { fail, ok, type Result } from '#app/lib/result.ts';
import type { IsoDate } from '#app/lib/time.ts';
import type { Answer, Answers } from './answer.ts';
import type { AnswerError, AnswerErrors } from './answer-reason.ts';
import { walkAsked } from './conditions.ts';
import { questionOf, type FormDefinition, type Section } from './form-definition.ts';
import { validateAnswer } from './validate-answer.ts';

/** What is checked: one section, or all that the patient or the doctor fills in. */
export type Scope = { readonly slug: string } | { readonly filledBy: Section['filledBy'] };

function isWithin(scope: Scope, section: Section): boolean {
  return 'slug' in scope ? section.slug === scope.slug : section.filledBy === scope.filledBy;
}

/**
 * Checks answers by question id, typed or stored. Succeeds with the answers to what is asked within `scope`, tidied;
 * answers to questions that do not apply are left out. Fails with the first reason of each question to mend, and of each
 * id the form does not have. Answers outside `scope` decide what is asked, as far as they are good, and are not judged.
 */
export function validateAnswers(
  form: FormDefinition,
  typed: Readonly<Record<string, unknown>>,
  today: IsoDate,
  scope: Scope,
): Result<Answers, 'invalid', { errors: AnswerErrors }> {
  const errors: Record<string, AnswerError> = {};
  const answers: Record<string, Answer> = {};
  for (const id of Object.keys(typed)) {
    if (!questionOf(form, id)) errors[id] = { reason: 'no-such-question' };
  }
  walkAsked(
    form,
    (question, section) => {
      const checked = validateAnswer(question, typed[question.id], today);
      const isJudged = isWithin(scope, section);
      if (!checked.ok) {
        const { ok: _, ...error } = checked;
        if (isJudged) errors[question.id] = error;
        return undefined;
      }
      if (isJudged && checked.value !== undefined) answers[question.id] = checked.value;
      return checked.value;
    },
    today,
  );
  return Object.keys(errors).length > 0 ? fail('invalid', { errors }) : ok(answers);
}
