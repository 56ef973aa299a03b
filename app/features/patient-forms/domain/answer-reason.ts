/** Why an answer cannot be taken; a catalogue turns it into words. */
export const answerReasons = [
  'required',
  'wrong-type',
  'bad-characters',
  'too-long',
  'too-short',
  'not-a-name',
  'not-a-phone-number',
  'not-an-email',
  'not-a-number',
  'not-whole',
  'too-small',
  'too-large',
  'not-a-date',
  'incomplete-date',
  'no-such-day',
  'in-the-future',
  'in-the-past',
  'too-long-ago',
  'too-far-ahead',
  'not-an-option',
  'not-alone',
  'too-many',
  'no-such-question',
] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** What has to be mended, and where inside the question: an entry and its field, or a part of a score. */
export interface AnswerError {
  readonly reason: AnswerReason;
  readonly entry?: number;
  readonly part?: string;
}

/** Errors by question id. */
export type AnswerErrors = Readonly<Record<string, AnswerError>>;
