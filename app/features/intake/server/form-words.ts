import { formatDate } from '#app/lib/date-words.ts';
import type { Answers } from '../domain/answer.ts';
import { answerLines, type AnswerTexts } from '../domain/answer-words.ts';
import type { AskedSection } from '../domain/conditions.ts';
import type { Question } from '../domain/question.ts';

export interface AnswerRow {
  readonly label: string;
  /** Nothing where nothing was answered. */
  readonly lines: readonly string[];
}

/** Questions with their answers in words. */
export function answerRows(
  questions: readonly Question[],
  answers: Answers,
  texts: Omit<AnswerTexts, 'day'>,
): AnswerRow[] {
  return questions.map((question) => {
    const answer = answers[question.id];
    const lines = answer === undefined ? [] : answerLines(question, answer, { ...texts, day: formatDate });
    return { label: question.text, lines };
  });
}

/** A section of "check your answers". */
export interface AnsweredSection {
  readonly slug: string;
  readonly name: string;
  readonly rows: readonly AnswerRow[];
}

/** All sections with their answers in words. */
export function answeredSections(
  sections: readonly AskedSection[],
  answers: Answers,
  texts: Omit<AnswerTexts, 'day'>,
): AnsweredSection[] {
  return sections.map(({ section, questions }) => ({
    slug: section.slug,
    name: section.name,
    rows: answerRows(questions, answers, texts),
  }));
}
