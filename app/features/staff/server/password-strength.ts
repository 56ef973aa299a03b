import type { LeakedPasswords } from '#app/platform/leaked-passwords.ts';
import { formsOf, isKnownPassword } from '../domain/known-password.ts';
import { longestPassword, shortestPassword } from '../domain/password-rules.ts';

/** Why a password is not taken. */
export type PasswordFault = 'too-short' | 'too-long' | 'too-common';

/** Of zxcvbn's five steps the fourth: more than a hundred million guesses. */
const leastScore = 3;

/** What has to be left of a password without its owner's name and address. */
const leastOwnSigns = 10;

function withoutWords(password: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
}

/** Lists hold passwords as they were typed; this one counts as found in any of its spellings. */
async function isIn(list: LeakedPasswords, password: string): Promise<boolean> {
  for (const form of new Set([password, password.normalize('NFKC'), password.toLowerCase(), ...formsOf(password)]))
    if (await list.has(form)) return true;
  return false;
}

async function openStrength() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const guesses = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return { guesses, leaked: new Set<string>(common.dictionary['passwords-common']) };
}

let strength: ReturnType<typeof openStrength> | undefined;

/**
 * What is wrong with a new password, or undefined: 15 characters at least, none that leaked or stands in books in whatever
 * spelling (`domain/known-password.ts`), and not easily guessed from lists of passwords and words, or from what is known of
 * its owner (`about`: name, address, clinic). `more` is the list that whoever runs the clinic brought. Nothing leaves this machine.
 */
export async function passwordFault(
  password: string,
  about: readonly string[],
  more?: LeakedPasswords,
): Promise<PasswordFault | undefined> {
  const length = Array.from(password.normalize('NFKC')).length;
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  // The lists take memory and a moment to read, so only whoever chooses a password waits for them.
  strength ??= openStrength();
  const known = about.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((text) => text.length > 2);
  if (withoutWords(password, known).length < leastOwnSigns) return 'too-common';
  const { guesses, leaked } = await strength;
  if (isKnownPassword(password, leaked) || (more && (await isIn(more, password)))) return 'too-common';
  const { score } = guesses.check(password.slice(0, 100), known);
  return score < leastScore ? 'too-common' : undefined;
}
