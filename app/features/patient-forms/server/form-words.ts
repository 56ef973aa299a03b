import { chosenIn, type Answer, type Answers } from '../domain/answer.ts';
import { answerLines, type AnswerTexts } from '../domain/answer-words.ts';
import type { AskedSection } from '../domain/conditions.ts';
import type { Question } from '../domain/question.ts';

export interface AnswerRow {
  readonly label: string;
  /** Nothing where nothing was answered. */
  readonly lines: readonly string[];
}

type RowTexts = AnswerTexts & { readonly notAgreed: string };

/** An answer as the patient looks it over: a drawing was chosen by what is said below it, not by its number on a scale. */
function lookedOver(question: Question, answer: Answer, texts: RowTexts): readonly string[] {
  const chosen = question.kind === 'picture-choice' ? chosenIn(answer) : [];
  const option =
    question.kind === 'picture-choice' ? question.options.find(({ id }) => chosen.includes(id)) : undefined;
  return option?.hint === undefined ? answerLines(question, answer, texts) : [`${option.text}: ${option.hint}`];
}

function unanswered(question: Question, texts: RowTexts): readonly string[] {
  return question.kind === 'consent' ? [texts.notAgreed] : [];
}

/** Questions with their answers in words. */
export function answerRows(questions: readonly Question[], answers: Answers, texts: RowTexts): AnswerRow[] {
  return questions.map((question) => {
    const answer = answers[question.id];
    const lines = answer === undefined ? unanswered(question, texts) : lookedOver(question, answer, texts);
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
  texts: RowTexts,
): AnsweredSection[] {
  return sections.map(({ section, questions }) => ({
    slug: section.slug,
    name: section.name,
    rows: answerRows(questions, answers, texts),
  }));
}
