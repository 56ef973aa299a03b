import { paths } from '../layout/paths.ts';

/** A treatment or post suggested for what was typed. */
export interface Suggestion {
  readonly kind: 'treatment' | 'not-offered' | 'post';
  readonly href: string;
  readonly title: string;
  /** The department; empty for a post. */
  readonly category: string;
  /** The line below its title, which has the words people use; may be empty. */
  readonly subtitle: string;
  /** Words of the treatment that were found, where its title does not show them; else empty. */
  readonly because: string;
}

/** A fact below an answer, or the way to it. */
export interface AnswerLine {
  readonly text: string;
  /** Empty for what is only read. */
  readonly href: string;
}

/** What the finder answers by itself. */
export interface SuggestedAnswer {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly AnswerLine[];
}

export interface Suggestions {
  /** How many the finder has in all. */
  readonly total: number;
  /** None has all the words: these have some of them. */
  readonly isNearest: boolean;
  /** The words as they were taken, where they are spelt otherwise than typed; else empty. */
  readonly meant: string;
  readonly answers: readonly SuggestedAnswer[];
  readonly results: readonly Suggestion[];
}

/** What the server reads of a question; the field takes no more. */
export const MOST_LETTERS = 80;

/** Fewer say nothing yet. */
export const FEWEST_LETTERS = 2;

/** The finder's own screen for these words. */
export function finderHref(words: string): string {
  const query = new URLSearchParams({ q: words.trim() }).toString();
  return words.trim() === '' ? paths.finder : `${paths.finder}?${query}`;
}

/** Asks the finder. Throws when there is no answer, or it is none. */
export async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ q: words }).toString();
  const response = await fetch(`${paths.suggestions}?${query}`, { signal, credentials: 'omit' });
  const answer = response.ok ? readSuggestions(await response.json()) : null;
  if (!answer) throw new Error(`the finder answered ${response.status}`);
  return answer;
}

/** The answer as `Suggestions`, or null when it is anything else. */
export function readSuggestions(answer: unknown): Suggestions | null {
  if (!isRecord(answer)) return null;
  const { total, isNearest, meant, answers, results } = answer;
  if (typeof total !== 'number' || typeof isNearest !== 'boolean' || typeof meant !== 'string') return null;
  if (!Array.isArray(results) || !results.every(isSuggestion)) return null;
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return null;
  return { total, isNearest, meant, answers, results };
}

function isAnswer(value: unknown): value is SuggestedAnswer {
  if (!isRecord(value)) return false;
  const { kind, title, text, lines } = value;
  return [kind, title, text].every((each) => typeof each === 'string') && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): value is AnswerLine {
  if (!isRecord(value)) return false;
  const { text, href } = value;
  return (
    typeof text === 'string' &&
    typeof href === 'string' &&
    (href === '' || isOwnAddress(href) || /^(?:tel:|https:)/.test(href))
  );
}

/** Only addresses of this site: the answer decides where an option leads. */
function isOwnAddress(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

function isSuggestion(value: unknown): value is Suggestion {
  if (!isRecord(value)) return false;
  const { kind, href, title, category, subtitle, because } = value;
  const isOwn = typeof href === 'string' && isOwnAddress(href);
  const isKind = kind === 'treatment' || kind === 'not-offered' || kind === 'post';
  return isOwn && isKind && [title, category, subtitle, because].every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
