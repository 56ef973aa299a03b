import { bare, type Pair } from './compared.ts';
import { type Language, LANGUAGE_NAMES } from './language.ts';

/** Three words in a row with small Latin letters: more than a brand or the name of a medicine. */
const ENGLISH_RUN = /[A-Za-z]+(?:[ ,;:'’-]+[A-Za-z]+){2,}/g;

/** A name in Latin letters behind the word that people say: "(botulinum toxin)". */
const IN_BRACKETS = /\([^()\u0900-\u097f]{1,60}\)/g;

/** No sentence of the English text is left, and no field without a word in the other script. */
export function leftoverFaults({ english, translated }: Pair, language: Language): string[] {
  const text = bare(translated);
  if (!/[\u0900-\u097f]/.test(text)) {
    const isWords = /[a-z]{2}/.test(bare(english));
    return isWords ? [`has no ${LANGUAGE_NAMES[language]} in it; translate it`] : [];
  }
  const runs = [...text.replaceAll(IN_BRACKETS, '').matchAll(ENGLISH_RUN)].map(([run]) => run);
  return runs.filter((run) => /[a-z]{2}/.test(run)).map((run) => `"${run}" is still English; translate it`);
}
