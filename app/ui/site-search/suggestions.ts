/** A treatment suggested for what was typed. */
export interface Suggestion {
  readonly href: string;
  readonly title: string;
  /** The department. */
  readonly category: string;
  /** Words of the treatment that were found, where its title does not show them; else empty. */
  readonly because: string;
}

export interface Suggestions {
  /** How many the finder has in all. */
  readonly total: number;
  /** None has all the words: these have some of them. */
  readonly isNearest: boolean;
  readonly results: readonly Suggestion[];
}

/** What the server reads of a question; the field takes no more. */
export const MOST_LETTERS = 80;

/** Fewer say nothing yet. */
export const FEWEST_LETTERS = 2;

/** The finder's own screen for these words. */
export function finderHref(words: string): string {
  const query = new URLSearchParams({ q: words.trim() }).toString();
  return words.trim() === '' ? '/specific-service' : `/specific-service?${query}`;
}

/** Asks the finder. Throws when there is no answer, or it is none. */
export async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ q: words }).toString();
  const response = await fetch(`/specific-service/suggestions?${query}`, { signal, credentials: 'omit' });
  const answer = response.ok ? readSuggestions(await response.json()) : null;
  if (!answer) throw new Error(`the finder answered ${response.status}`);
  return answer;
}

/** The answer as `Suggestions`, or null when it is anything else. */
export function readSuggestions(answer: unknown): Suggestions | null {
  if (!isRecord(answer)) return null;
  const { total, isNearest, results } = answer;
  if (typeof total !== 'number' || typeof isNearest !== 'boolean' || !Array.isArray(results)) return null;
  return results.every(isSuggestion) ? { total, isNearest, results } : null;
}

function isSuggestion(value: unknown): value is Suggestion {
  if (!isRecord(value)) return false;
  const { href, title, category, because } = value;
  // Only addresses of this site: the answer decides where an option leads.
  const isOwn = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isOwn && [title, category, because].every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
