import { everyWord, saysNothing } from './word-folding.ts';

/**
 * Words by which an answer is found: `swelling/sooj breathe/saans` is one word of each group, anywhere among the words asked,
 * in any order. With `=` in front no other words may be asked, but those that say nothing.
 */
export interface AnswerPhrase {
  readonly groups: readonly ReadonlySet<string>[];
  readonly isWhole: boolean;
}

/** Reads words as an editor writes them. */
export function readPhrase(written: string): AnswerPhrase {
  const isWhole = written.startsWith('=');
  const groups = written
    .replace(/^=/, '')
    .trim()
    .split(/\s+/)
    .map((group) => new Set(group.split('/').flatMap((word) => everyWord(word))))
    .filter((group) => group.size > 0);
  return { groups, isWhole };
}

/** Whether a word asked is one of a group; `isUnfinished` takes the beginning of a long word for it. */
function isOf(group: ReadonlySet<string>, word: string, isUnfinished: boolean): boolean {
  if (group.has(word)) return true;
  return isUnfinished && word.length >= 4 && [...group].some((whole) => whole.startsWith(word));
}

/** A word of its own for each group, or undefined when there are not enough. */
function chosen(
  [group, ...others]: readonly ReadonlySet<string>[],
  asked: readonly string[],
  unfinished: string | undefined,
  used: readonly string[] = [],
): readonly string[] | undefined {
  if (group === undefined) return used;
  for (const word of asked) {
    if (used.includes(word) || !isOf(group, word, word === unfinished)) continue;
    const all = chosen(others, asked, unfinished, [...used, word]);
    if (all) return all;
  }
  return undefined;
}

/**
 * The words asked that a phrase is met by, or undefined when it is not met. Each group takes a word of its own. The last word
 * may be the beginning of one while somebody types.
 */
export function wordsMet(
  { groups, isWhole }: AnswerPhrase,
  asked: readonly string[],
  isTyping: boolean,
): readonly string[] | undefined {
  const met = groups.length === 0 ? undefined : chosen(groups, asked, isTyping ? asked.at(-1) : undefined);
  const isOther = (word: string) => !met?.includes(word) && !saysNothing(word);
  return isWhole && asked.some(isOther) ? undefined : met;
}
