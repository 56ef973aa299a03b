import { foldLetters, saysNothing, splitWords } from './word-folding.ts';

/** Words the finder knows: folded, each with a spelling to show and how often it stands in the index. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, { readonly spelt: string; readonly count: number }>;
}

/** Collects words as they are spelt; the first spelling of a word is shown. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const words = new Map<string, { spelt: string; count: number }>();
  for (const text of texts) {
    for (const spelt of splitWords(text)) {
      const folded = foldLetters(spelt);
      if (folded === '') continue;
      const known = words.get(folded);
      if (known) known.count += 1;
      else words.set(folded, { spelt: spelt.toLowerCase(), count: 1 });
    }
  }
  return { words };
}

/** How many letters of a word may differ; a short word is another word when one letter differs. */
function lettersForgiven(word: string): number {
  if (/^[a-z]+$/.test(word)) return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  return /^[\u0900-\u097f]{5,}$/.test(word) ? 1 : 0;
}

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make one word of the other; more
 * than `most` is told as `most` and one. Source: Damerau, optimal string alignment.
 */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let fewest = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        fewest = Math.min(fewest, (before[j - 2] ?? 0) + 1);
      row.push(fewest);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Shorter words are other words when the first letter differs: "wash" and "rash". */
const LONG_ENOUGH = 6;

/** The known word that is nearest to one that is not known; two letters are forgiven only behind the same first letter. */
function nearest(word: string, { words }: Vocabulary): string | undefined {
  const most = lettersForgiven(word);
  let best: { spelt: string; apart: number; count: number } | undefined;
  if (most === 0) return undefined;
  for (const [known, { spelt, count }] of words) {
    if (known.length < 3) continue;
    const apart = lettersApart(word, known, best ? Math.min(best.apart, most) : most);
    const isStrict = apart > 1 || word.length < LONG_ENOUGH;
    if (apart > most || (isStrict && known[0] !== word[0])) continue;
    if (!best || apart < best.apart || (apart === best.apart && count > best.count)) best = { spelt, apart, count };
  }
  return best?.spelt;
}

/** Whether a word is known, or begins a word that is. */
function isKnown(folded: string, { words }: Vocabulary): boolean {
  if (saysNothing(folded) || words.has(folded)) return true;
  return folded.length >= 3 && [...words.keys()].some((word) => word.startsWith(folded));
}

/** The words with each unknown one as the nearest known one; undefined where nothing could be mended. */
export function mendedWords(asked: string, vocabulary: Vocabulary): string | undefined {
  let isMended = false;
  const words = splitWords(asked)
    .filter((word) => word !== '')
    .map((word) => {
      const folded = foldLetters(word);
      const better = isKnown(folded, vocabulary) ? undefined : nearest(folded, vocabulary);
      if (better !== undefined) isMended = true;
      return better ?? word;
    });
  return isMended ? words.join(' ') : undefined;
}
