import type { IsoDate } from '#app/lib/time.ts';
import type { Answer, Answers } from './answer.ts';
import { walkAsked } from './conditions.ts';
import { questionOf, type FormDefinition, type Section } from './form-definition.ts';
import type { Question } from './question.ts';
import { validateAnswer } from './validate-answer.ts';

/** A draft lives so long after its last change. */
export const draftDays = 7;

/** By question id: tidied where it was good, else as it was typed. */
export type TypedAnswers = Readonly<Record<string, unknown>>;

/** The answers of a draft that are good; what still has to be mended is left out. */
export function goodAnswers(form: FormDefinition, typed: TypedAnswers, today: IsoDate): Answers {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([id, value]): (readonly [string, Answer])[] => {
      const question = questionOf(form, id);
      const checked = question && validateAnswer(question, value, today);
      return checked?.ok && checked.value !== undefined ? [[id, checked.value]] : [];
    }),
  );
}

/**
 * A draft with what a step sent laid over it. Only questions that were on the screen change: an answer to one that does
 * not apply just now waits, in case it applies again. What cannot be taken is kept as typed, to be shown again.
 */
export function withTyped(
  before: TypedAnswers,
  questions: readonly Question[],
  typed: TypedAnswers,
  today: IsoDate,
): TypedAnswers {
  const after: Record<string, unknown> = { ...before };
  for (const question of questions) {
    const checked = validateAnswer(question, typed[question.id], today);
    const value = checked.ok ? checked.value : typed[question.id];
    if (value === undefined || value === '') delete after[question.id];
    else after[question.id] = value;
  }
  return after;
}

/** The questions of a section that are asked, given a draft. */
export function askedIn(
  form: FormDefinition,
  section: Section,
  typed: TypedAnswers,
  today: IsoDate,
): readonly Question[] {
  const good = goodAnswers(form, typed, today);
  const asked = walkAsked(form, ({ id }) => good[id], today);
  return asked.find((each) => each.section.slug === section.slug)?.questions ?? [];
}

/** Addresses below a form that are no sections. */
export const reservedSlugs: ReadonlySet<string> = new Set(['check', 'sent', 'later', 'call-now', 'visit']);
