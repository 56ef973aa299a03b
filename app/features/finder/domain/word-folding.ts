/**
 * A word as the finder compares it. Hindi and Marathi words in Latin letters have no one spelling (daadhi, dadhi;
 * muhaanse, munhase; phunsi, funsi), and in Devanagari the length of a vowel and the signs of its nasal sound are often
 * mistaken. Spellings that sound alike become the same, for English as well: both sides are folded, and what is found
 * stays right.
 */
export function foldLetters(word: string): string {
  return foldDevanagari(word.toLowerCase().normalize('NFKD'))
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replace(/(?<=[a-z]{3})s$/, '');
}

/** Whether a folded word says nothing about skin or hair. */
export function saysNothing(folded: string): boolean {
  return folded === '' || SAYS_NOTHING.has(folded);
}

/** A word as the finder compares it; undefined for words that say nothing about skin or hair. */
export function foldWord(word: string): string | undefined {
  const folded = foldLetters(word);
  // A single letter is a word of nobody; in a row of them ("zzzz") each counts once.
  return folded.length === 1 || saysNothing(folded) ? undefined : folded;
}

/** The words of a text as they are typed. */
export function splitWords(text: string): string[] {
  return text.replaceAll(/[.'’]/g, '').split(/[\s\p{P}]+/u);
}

/** Every word of a text, folded, also those that say nothing about skin or hair. */
export function everyWord(text: string): string[] {
  return splitWords(text)
    .map(foldLetters)
    .filter((word) => word !== '');
}

/** Whether a text has no word that says anything about skin or hair, such as "best treatment"; "zzzz" is no word at all. */
export function isFiller(text: string): boolean {
  return everyWord(text).every(saysNothing);
}

/** The words of a text that say something, folded. */
export function foldedWords(text: string): string[] {
  return splitWords(text).flatMap((word) => foldWord(word) ?? []);
}

/** Long i and u become short ones; the nasal signs and the dot below go, as do invisible joiners. */
function foldDevanagari(text: string): string {
  return text
    .replaceAll(/[ँंः़\u200c\u200d]/g, '')
    .replaceAll('ई', 'इ')
    .replaceAll('ी', 'ि')
    .replaceAll('ऊ', 'उ')
    .replaceAll('ू', 'ु');
}

/** Words people put around the one that counts. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  (
    'a am an and are at best by can clinic cost do does for from have how i in is it kaise me my nagpur near of on or our price problem ' +
    'really remedy remove the to treat treatment want what why with your ' +
    'aur hai ho ilaj ka ke ki ko kya kyu liye hataye mein mera meri par se var upay upchar cha chi che ' +
    'का की के को से पर में और है हो इलाज उपाय उपचार चा ची चे वर आणि'
  )
    .split(' ')
    .map(foldLetters),
);
