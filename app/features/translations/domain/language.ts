/** The languages that texts are translated into. English is where every text begins. */
export const LANGUAGES = ['hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language is called in a message for an editor. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { hi: 'Hindi', mr: 'Marathi' };

const FOLDER = new RegExp(`^(?:${LANGUAGES.join('|')})/`);

/** Whether a file of `content/` holds a translation: `hi/treatments/hair/prp-therapy.md`. */
export function isTranslation(file: string): boolean {
  return FOLDER.test(file);
}

/** A whole word or the beginning of one, in a script where `\b` knows no letters. Marathi writes endings onto the word. */
export function wordsBeginning(pattern: string, flags = 'giu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`.normalize('NFC'), flags);
}

/** A whole word, in a script where `\b` knows no letters. */
export function wholeWords(pattern: string, flags = 'giu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`.normalize('NFC'), flags);
}
