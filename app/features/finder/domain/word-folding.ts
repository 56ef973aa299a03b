/**
 * A word as the finder compares it. Hindi and Marathi words in Latin letters have no one spelling (daadhi, dadhi;
 * muhaanse, munhase; phunsi, funsi), and in Devanagari the length of a vowel and the signs of its nasal sound are often
 * mistaken. Spellings that sound alike become the same, for English as well: both sides are folded, and what is found
 * stays right. Undefined for words that say nothing about skin or hair.
 */
export function foldWord(word: string): string | undefined {
  const folded = foldDevanagari(word.toLowerCase().normalize('NFKD'))
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replace(/(?<=[a-z]{3})s$/, '');
  return folded === '' || SAYS_NOTHING.has(folded) ? undefined : folded;
}

/** The words of a text as they are typed. */
export function splitWords(text: string): string[] {
  return text.replaceAll('.', '').split(/[\s\p{P}]+/u);
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

/** Words people put around the one that counts, already folded. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  (
    'a an and are at best by can clinic cost do does for from have how i in is it me mi my nagpur near of on or our price problem ' +
    'remedy remove the to treat treatment vant vhat vith your ' +
    'aur hai ho ilaj ka ke ki ko kya me mein mera meri par se var upay upchar cha chi che ' +
    'का की के को से पर में और है हो इलाज उपाय उपचार चा ची चे वर आणि'
  )
    .split(' ')
    .map(foldDevanagari),
);
