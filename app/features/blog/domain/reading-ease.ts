/** How easy a text reads. `score` is Flesch's reading ease: 100 and more is very easy, below 50 hard. */
export interface ReadingEase {
  readonly score: number;
  readonly level: 'easy' | 'plain' | 'hard';
  readonly words: number;
  /** On average, in one sentence. */
  readonly wordsInSentence: number;
}

/** Fewer words than these say nothing about a text. */
const FEWEST_WORDS = 30;

/** Ends that are written and not spoken: those of make and peeled, not those of treated, table and faces. */
const SILENT_END = /(?<![td])ed$|(?<![^aeiouy]l)e$|(?<![cgsxz]|[cs]h|[^aeiouy]l)es$/;

/**
 * Syllables of an English word, counted by its groups of vowels: a silent e and the ends of "-es", "-ed" count for none.
 * An estimate: right for most words, one off for some.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return letters === '' ? 0 : 1;
  const spoken = letters.replace(SILENT_END, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * The reading ease of texts, each a paragraph, heading or point of a list (Flesch 1948, "A new readability yardstick":
 * 206.835 - 1.015 words a sentence - 84.6 syllables a word). Undefined under 30 words.
 */
export function readingEase(texts: readonly string[]): ReadingEase | undefined {
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  for (const text of texts) {
    const found = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    if (found.length === 0) continue;
    words += found.length;
    sentences += text.match(/[.!?]+(?=\s|$)/g)?.length ?? 1;
    for (const word of found) syllables += word.split(/[-’']/).reduce((sum, part) => sum + syllablesOf(part), 0);
  }
  if (words < FEWEST_WORDS) return undefined;
  const wordsInSentence = words / sentences;
  const score = Math.round(206.835 - 1.015 * wordsInSentence - 84.6 * (syllables / words));
  const level = score >= 70 ? 'easy' : score >= 55 ? 'plain' : 'hard';
  return { score, level, words, wordsInSentence: Math.round(wordsInSentence) };
}
