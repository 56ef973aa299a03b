/** What "I don't know" is stored as; FHIR's word for it. */
export interface Unknown {
  readonly absent: 'asked-unknown';
}

/** The one value of {@link Unknown}. */
export const dontKnow: Unknown = { absent: 'asked-unknown' };

/** One photo of a view; `photo` is the id it was stored under, a UUID. */
export interface PhotoAnswer {
  readonly view: string;
  readonly photo: string;
}

/** One entry of a list, by field. */
export type Entry = Readonly<Record<string, string>>;
/** The parts of a score, by part. */
export type ScoreParts = Readonly<Record<string, number>>;

/**
 * A checked answer: text, day ("2026-11-23"), option or "yes"/"no" as string; number and scale as number; consent as
 * true; choices and regions as ids; photos, entries and score parts as they are named above.
 */
export type AnswerValue =
  | string
  | number
  | true
  | readonly string[]
  | readonly PhotoAnswer[]
  | readonly Entry[]
  | ScoreParts;
export type Answer = AnswerValue | Unknown;

/** Answers by question id. What was not answered is not there. */
export type Answers = Readonly<Record<string, Answer>>;

/** Whether an answer is "I don't know". */
export function isUnknown(answer: unknown): answer is Unknown {
  return typeof answer === 'object' && answer !== null && 'absent' in answer && answer.absent === 'asked-unknown';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An answer as one text: what was typed, chosen or counted; nothing for answers of several parts. */
export function textIn(answer: Answer): string {
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
}

/** The options or regions chosen, one or several. */
export function chosenIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? (answer as readonly unknown[]).filter((item) => typeof item === 'string') : [];
}

/** The photos of an answer. */
export function photosIn(answer: Answer): readonly PhotoAnswer[] {
  if (!Array.isArray(answer)) return [];
  return (answer as readonly unknown[]).flatMap((item) => {
    if (!isRecord(item)) return [];
    const { view, photo } = item;
    return typeof view === 'string' && typeof photo === 'string' ? [{ view, photo }] : [];
  });
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}

/** The entries of an answer. */
export function entriesIn(answer: Answer): readonly Entry[] {
  return Array.isArray(answer) ? (answer as readonly unknown[]).filter(isEntry) : [];
}

function isParts(value: unknown): value is ScoreParts {
  return isRecord(value) && Object.values(value).every((part) => typeof part === 'number');
}

/** The parts of a score. */
export function partsIn(answer: Answer): ScoreParts {
  return isParts(answer) ? answer : {};
}
