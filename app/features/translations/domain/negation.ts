import { type Pair, sentencesOf } from './compared.ts';
import { type Language, LANGUAGE_NAMES, wholeWords } from './language.ts';

const ENGLISH = /\b(?:not|no|never|nobody|no-one|none|nothing|neither|nor|cannot|without|\w+n['’]t)\b/i;

/** Words that deny. In Marathi they take endings, and "without" is one itself. */
const DENIES: Readonly<Record<Language, RegExp>> = {
  hi: wholeWords('नहीं|न|ना|मत|बिना|बग़ैर|बगैर|मना'),
  mr: new RegExp(
    '(?<![\\p{L}\\p{M}])(?:नाही[\\p{L}\\p{M}]*|नका|नको[\\p{L}\\p{M}]*|नये[\\p{L}\\p{M}]*|न|विना|नव्ह[\\p{L}\\p{M}]*|नस[\\p{L}\\p{M}]*|मनाई)(?![\\p{L}\\p{M}])|शिवाय(?![\\p{L}\\p{M}])|विना(?![\\p{L}\\p{M}])'.normalize(
      'NFC',
    ),
    'gu',
  ),
};

/** Words of a text that deny something. */
export function denialsIn(text: string, language: Language): number {
  return text.match(DENIES[language])?.length ?? 0;
}

/**
 * A sentence that denies in English has a word that denies in the translation: "Do not stop it" must not become "Stop it". Where
 * both have as many sentences each is compared with its own, else all of them together.
 */
export function negationFaults({ english, translated }: Pair, language: Language): string[] {
  const [asked, said] = [sentencesOf(english), sentencesOf(translated)];
  const denied = asked.filter((sentence) => ENGLISH.test(sentence));
  const isPaired = asked.length === said.length;
  const lost = isPaired
    ? asked.filter((sentence, index) => ENGLISH.test(sentence) && denialsIn(said[index] ?? '', language) === 0)
    : denied;
  const denials = denialsIn(translated, language);
  if (lost.length === 0 || (!isPaired && denials >= denied.length)) return [];
  const place = lost.map((sentence) => `"${sentence}"`).join(' ');
  if (isPaired || denials === 0) return [`lost the negation of the English text: ${place}`];
  const name = LANGUAGE_NAMES[language];
  return [
    `denies ${denials} times where the English text does so in ${denied.length} sentences; look for a lost "not" in the ${name}: ${place}`,
  ];
}
