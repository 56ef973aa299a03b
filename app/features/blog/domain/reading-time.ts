/** Words a minute of a careful reader: Brysbaert 2019, 238 for English non-fiction, rounded down for medical words. */
const WORDS_A_MINUTE = 220;

/** Number of words in a plain text. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Whole minutes it takes to read a plain text, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(wordCount(text) / WORDS_A_MINUTE));
}
