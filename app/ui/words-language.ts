/**
 * The `lang` of a word that may be in Devanagari: Hindi and Marathi share many, so it names the script and no language.
 * Undefined for words in other letters, which are the page's.
 */
export function wordsLanguage(words: string): string | undefined {
  return /[\u0900-\u097f]/.test(words) ? 'und-Deva' : undefined;
}
