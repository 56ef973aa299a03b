import { formText } from '#app/lib/form-text.ts';
import { dontKnow } from './answer.ts';
import type { Question, QuestionOf } from './question.ts';
import { scores } from './scores/scores.ts';

/** What the radio button or box "I don't know" of a question sends. */
export const dontKnowValue = 'dont-know';

/** Longer than any answer may be, so that what is too long comes back whole and is still short. */
const keptCharacters = 5000;

const textOf = (form: FormData, name: string): string => formText(form, name, keptCharacters);
const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

function dateOf({ id }: QuestionOf<'date'>, form: FormData): string {
  const parts = ['day', 'month', 'year'].map((part) => textOf(form, `${id}.${part}`).trim());
  return parts.every((part) => part === '') ? '' : parts.map((part) => part.replaceAll('/', ' ')).join('/');
}

function entriesOf({ id, fields, maxEntries }: QuestionOf<'entries'>, form: FormData): Record<string, string>[] {
  return Array.from({ length: maxEntries }, (_, index) =>
    Object.fromEntries(fields.map((field) => [field.id, textOf(form, `${id}.${index}.${field.id}`)])),
  ).filter((entry) => Object.values(entry).some((value) => value.trim() !== ''));
}

function typedAnswer(question: Question, form: FormData): unknown {
  const { id } = question;
  switch (question.kind) {
    case 'date':
      return dateOf(question, form);
    case 'choices':
    case 'body-map':
      return textsOf(form, id);
    case 'photos':
      return question.views.flatMap(({ id: view }) => textsOf(form, `${id}.${view}`).map((photo) => ({ view, photo })));
    case 'entries':
      return entriesOf(question, form);
    case 'consent':
      return form.has(id) ? true : undefined;
    case 'score':
      return Object.fromEntries(
        scores[question.score].parts
          .map((part) => [part.id, textOf(form, `${id}.${part.id}`)] as const)
          .filter(([, value]) => value.trim() !== ''),
      );
    default:
      return textOf(form, id);
  }
}

function saysUnknown(typed: unknown, isTicked: boolean): boolean {
  if (typed === dontKnowValue) return true;
  if (Array.isArray(typed)) return typed.length === 1 ? typed[0] === dontKnowValue : typed.length === 0 && isTicked;
  return typed === '' && isTicked;
}

/**
 * What a submitted form holds for these questions, by id, to be checked and to be shown again. A field is called like
 * its question; dates have `.day`, `.month`, `.year`, entries `.0.<field>`, photos `.<view>`, scores `.<part>`, and
 * the box "I don't know" beside a text, number, date or list is `.unknown`. What was typed counts more than that box.
 */
export function typedAnswers(questions: readonly Question[], form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    questions.map((question) => {
      const typed = typedAnswer(question, form);
      const isUnknown = question.unknown && saysUnknown(typed, form.has(`${question.id}.unknown`));
      return [question.id, isUnknown ? dontKnow : typed];
    }),
  );
}
