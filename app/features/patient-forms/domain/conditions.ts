import type { IsoDate } from '#app/lib/time.ts';
import { chosenIn, isUnknown, type Answer, type Answers } from './answer.ts';
import { addMonths, wholeYears } from './calendar.ts';
import type { Condition, Conditional } from './condition.ts';
import type { FormDefinition, Section } from './form-definition.ts';
import type { Question } from './question.ts';

function holds(condition: Condition, answer: Answer | undefined, today: IsoDate): boolean {
  if (answer === undefined) return false;
  if (isUnknown(answer)) return condition.unknown === true;
  if (condition.unknown) return false;
  if (condition.answered) return true;
  if (condition.is) return (answer === true ? ['yes'] : chosenIn(answer)).some((name) => condition.is?.includes(name));
  if (typeof answer === 'number') {
    if (condition.atLeast !== undefined) return answer >= condition.atLeast;
    if (condition.atMost !== undefined) return answer <= condition.atMost;
    return false;
  }
  if (typeof answer !== 'string') return false;
  if (condition.ageAtLeast !== undefined) return wholeYears(answer, today) >= condition.ageAtLeast;
  if (condition.ageBelow !== undefined) return wholeYears(answer, today) < condition.ageBelow;
  if (condition.withinMonths !== undefined) return answer >= addMonths(today, -condition.withinMonths);
  return false;
}

/** Whether something applies, given the answers to what is asked. Without conditions it always does. */
export function applies(to: Conditional, answers: Answers, today: IsoDate): boolean {
  if (to.enableWhen.length === 0) return true;
  const isHeld = (condition: Condition): boolean => holds(condition, answers[condition.question], today);
  return to.enableBehavior === 'any' ? to.enableWhen.some(isHeld) : to.enableWhen.every(isHeld);
}

/** A section that is asked, with those of its questions that are. */
export interface AskedSection {
  readonly section: Section;
  readonly questions: readonly Question[];
}

/** Gives the answer of one asked question; called once for each, in order. */
export type AnswerSource = (question: Question, section: Section) => Answer | undefined;

/**
 * The sections and questions that are asked, in order, given where answers come from. A question is asked when its
 * section and itself apply; answers to questions that are not asked count for nothing, so what hangs on a hidden
 * question is hidden too. Sections without a question left are not asked.
 */
export function walkAsked(form: FormDefinition, answerOf: AnswerSource, today: IsoDate): readonly AskedSection[] {
  const counting: Record<string, Answer> = {};
  return form.sections.flatMap((section) => {
    if (!applies(section, counting, today)) return [];
    const questions = section.questions.filter((question) => {
      if (!applies(question, counting, today)) return false;
      const answer = answerOf(question, section);
      if (answer !== undefined) counting[question.id] = answer;
      return true;
    });
    return questions.length > 0 ? [{ section, questions }] : [];
  });
}

/** The sections and questions that are asked, given the answers so far. */
export function askedSections(form: FormDefinition, answers: Answers, today: IsoDate): readonly AskedSection[] {
  return walkAsked(form, ({ id }) => answers[id], today);
}

/** The questions that are asked, in order. */
export function askedQuestions(form: FormDefinition, answers: Answers, today: IsoDate): readonly Question[] {
  return askedSections(form, answers, today).flatMap(({ questions }) => questions);
}

/** The answers that count: those to questions that are asked. A draft may hold others, in case they apply again. */
export function countingAnswers(form: FormDefinition, answers: Answers, today: IsoDate): Answers {
  return Object.fromEntries(
    askedQuestions(form, answers, today).flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}
