import { type Pair, sentencesOf } from './compared.ts';
import { type Language, LANGUAGE_NAMES, wholeWords } from './language.ts';

const ENGLISH = /\b(?:not|no|never|nobody|no-one|none|nothing|neither|cannot|without|\w+n['’]t)\b/gi;

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

/** Words that deny in an English text; "nor" goes on with what was denied before it. */
function denialsInEnglish(text: string): number {
  return text.match(ENGLISH)?.length ?? 0;
}

/**
 * A text denies as often as its English: "Do not stop it" must not become "Stop it". Where both have as many sentences each
 * is compared with its own, else all of them together. More denials are fine, as both languages say "until" with one.
 */
export function negationFaults({ english, translated }: Pair, language: Language): string[] {
  const [asked, said] = [sentencesOf(english), sentencesOf(translated)];
  const denies = (text: string): number => denialsIn(text, language);
  const isPaired = asked.length === said.length;
  const lost = isPaired
    ? asked.filter((sentence, index) => denialsInEnglish(sentence) > denies(said[index] ?? ''))
    : asked.filter((sentence) => denialsInEnglish(sentence) > 0 && denialsInEnglish(english) > denies(translated));
  if (lost.length === 0) return [];
  const place = lost.map((sentence) => `"${sentence}"`).join(' ');
  if (isPaired || denies(translated) === 0) return [`lost the negation of the English text: ${place}`];
  const counts = `denies ${denies(translated)} times and the English text ${denialsInEnglish(english)} times`;
  return [`${counts}; look for a lost "not" in the ${LANGUAGE_NAMES[language]}: ${place}`];
}
