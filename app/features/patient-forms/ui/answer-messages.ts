import { defineMessages } from '#app/lib/messages.ts';
import type { AnswerError, AnswerReason } from '../domain/answer-reason.ts';
import type { Question, QuestionKind } from '../domain/question.ts';

type Sentence = (question: Question) => string;

const limit = (question: Question, end: 'min' | 'max'): string =>
  question.kind === 'number' || question.kind === 'scale' ? String(question[end]) : '';
const characters = (question: Question): string =>
  question.kind === 'text' ? `at most ${question.maxCharacters} characters` : 'fewer characters';

/** What to do about a required question that was left empty, by its kind. */
const missing: Readonly<Record<QuestionKind, Sentence>> = {
  text: ({ text }) => `Fill in “${text}”`,
  number: ({ text }) => `Enter a number for “${text}”`,
  date: ({ text }) => `Enter day, month and year for “${text}”`,
  'yes-no': ({ text }) => `Choose yes or no for “${text}”`,
  choice: ({ text }) => `Choose one for “${text}”`,
  choices: ({ text }) => `Choose at least one for “${text}”, or that none applies`,
  'picture-choice': ({ text }) => `Choose a drawing for “${text}”, or that you don’t know`,
  scale: ({ text }) => `Choose a number for “${text}”`,
  'body-map': ({ text }) => `Choose at least one place for “${text}”`,
  photos: ({ text }) => `Add a photo for “${text}”`,
  entries: ({ text }) => `Fill in at least one entry for “${text}”`,
  consent: ({ text }) => `Tick “${text}” to go on`,
  score: ({ text }) => `Fill in every part of “${text}”, or none`,
};

const sentences: Readonly<Record<Exclude<AnswerReason, 'required'>, Sentence>> = {
  'wrong-type': ({ text }) => `Answer “${text}” again; it did not arrive as it should`,
  'bad-characters': ({ text }) => `Remove signs from “${text}” that are not letters, numbers or punctuation`,
  'too-long': (question) => `Shorten “${question.text}” to ${characters(question)}`,
  'too-short': ({ text }) => `Enter the whole number for “${text}”, like 98765 43210`,
  'not-a-name': ({ text }) => `Enter a name with letters for “${text}”`,
  'not-a-phone-number': ({ text }) => `Enter a phone number with 10 digits for “${text}”, like 98765 43210`,
  'not-an-email': ({ text }) => `Enter an address like name@example.com for “${text}”, or leave it empty`,
  'not-a-number': ({ text }) => `Enter digits only for “${text}”`,
  'not-whole': ({ text }) => `Enter a whole number for “${text}”`,
  'too-small': (question) => `Enter ${limit(question, 'min') || 'a larger number'} or more for “${question.text}”`,
  'too-large': (question) => `Enter ${limit(question, 'max') || 'a smaller number'} or less for “${question.text}”`,
  'not-a-date': ({ text }) => `Enter “${text}” as day, month and year, like 27 3 1994`,
  'incomplete-date': ({ text }) => `Enter day, month and year for “${text}”; one of them is missing`,
  'no-such-day': ({ text }) => `Check “${text}”: there is no such day in the calendar`,
  'in-the-future': ({ text }) => `Check “${text}”: the day is still to come`,
  'in-the-past': ({ text }) => `Check “${text}”: the day is over`,
  'too-long-ago': ({ text }) => `Check the year of “${text}”`,
  'too-far-ahead': ({ text }) => `Check the year of “${text}”`,
  'not-an-option': ({ text }) => `Choose from what is offered for “${text}”`,
  'not-alone': ({ text }) => `For “${text}”, choose either that none applies, or what does`,
  'too-many': ({ text }) => `Take some away from “${text}”; there are more than can be kept`,
  'no-such-question': () => 'Reload this page; it no longer fits the form',
};

/** What to do about an answer that cannot be taken; inside a list, with the entry and its field. */
function errorSentence(question: Question, { reason, entry, part }: AnswerError): string {
  const field = question.kind === 'entries' ? question.fields.find(({ id }) => id === part) : undefined;
  if (entry === undefined || field === undefined) {
    return (reason === 'required' ? missing[question.kind] : sentences[reason])(question);
  }
  const where = `entry ${entry + 1} of “${question.text}”`;
  if (reason === 'too-long') return `Shorten “${field.text}” to at most ${field.maxCharacters} characters in ${where}`;
  return reason === 'required'
    ? `Fill in “${field.text}” in ${where}, or empty the entry`
    : `Write “${field.text}” with letters, numbers and punctuation only in ${where}`;
}

export const answerMessages = defineMessages({
  unknown: 'I don’t know',
  yes: 'Yes',
  no: 'No',
  agreed: 'Agreed',
  notAgreed: 'Not agreed',
  photos: (view: string, count: number) => (count === 1 ? view : `${view}, ${count} photos`),
  outOf: (score: string, total: number, max: number, band: string | undefined) =>
    `${score} ${total} of ${max}${band === undefined ? '' : `, ${band}`}`,
  error: errorSentence,
});
