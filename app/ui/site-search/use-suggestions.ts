import { useEffect, useState } from 'react';
import { FEWEST_LETTERS, fetchSuggestions, type Suggestions } from './suggestions.ts';

const TYPING_PAUSE_MS = 180;

/** What the finder says to the words: the last answer stays while the next one is on its way. */
export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly words: string; readonly suggestions: Suggestions };

/** Asks the finder after a pause in typing; an answer that comes late is for nobody, so its request is given up. */
export function useSuggestions(typed: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const words = typed.trim();
  const isTooShort = words.length < FEWEST_LETTERS;

  useEffect(() => {
    if (isTooShort) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const suggestions = await fetchSuggestions(words, stop.signal);
        if (!stop.signal.aborted) setAnswer({ kind: 'found', words, suggestions });
      } catch {
        if (!stop.signal.aborted) setAnswer({ kind: 'failed' });
      }
    };
    const timer = window.setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [words, isTooShort]);

  return isTooShort ? { kind: 'none' } : answer;
}
