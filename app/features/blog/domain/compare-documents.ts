import { diffArrays, diffWordsWithSpace } from 'diff';

/** One part of a document as it is compared: a paragraph, heading, point of a list, or a thing that stands in the text. */
export interface DocumentLine {
  /** "paragraph", "heading 2", "listItem", "image": the node it comes from. */
  readonly kind: string;
  readonly text: string;
}

/** A stretch of words in a changed line. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A line of a comparison; `changed` carries the words, the others the whole line. */
export type LineChange =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly line: DocumentLine }
  | { readonly kind: 'changed'; readonly line: DocumentLine; readonly words: readonly WordChange[] };

const keyOf = ({ kind, text }: DocumentLine): string => `${kind}\n${text}`;

/** Below this share of words in common, two lines are another text rather than a changed one. */
const LEAST_COMMON = 0.35;

function wordChanges(before: string, after: string): WordChange[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function commonShare(words: readonly WordChange[]): number {
  const length = (kinds: readonly WordChange['kind'][]) =>
    words.reduce((sum, { kind, text }) => (kinds.includes(kind) ? sum + text.length : sum), 0);
  const all = Math.max(length(['same', 'removed']), length(['same', 'added']));
  return all === 0 ? 1 : length(['same']) / all;
}

/** Lines that were taken out and put in at the same place, matched in their order where they are the same kind of line. */
function pairUp(removed: readonly DocumentLine[], added: readonly DocumentLine[]): LineChange[] {
  const result: LineChange[] = [];
  let from = 0;
  for (const line of removed) {
    const at = added.findIndex((each, index) => {
      if (index < from || each.kind !== line.kind) return false;
      return commonShare(wordChanges(line.text, each.text)) >= LEAST_COMMON;
    });
    if (at === -1) {
      result.push({ kind: 'removed', line });
      continue;
    }
    for (const each of added.slice(from, at)) result.push({ kind: 'added', line: each });
    const match = added[at]!;
    result.push({ kind: 'changed', line: match, words: wordChanges(line.text, match.text) });
    from = at + 1;
  }
  return [...result, ...added.slice(from).map((line) => ({ kind: 'added' as const, line }))];
}

/** What became of each line between two versions of a document, in reading order. */
export function compareDocuments(before: readonly DocumentLine[], after: readonly DocumentLine[]): LineChange[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf));
  const result: LineChange[] = [];
  let inBefore = 0;
  let inAfter = 0;
  let removed: readonly DocumentLine[] = [];
  for (const [index, { count, added, removed: isRemoved }] of changes.entries()) {
    if (isRemoved) {
      removed = before.slice(inBefore, inBefore + count);
      inBefore += count;
      if (changes[index + 1]?.added) continue;
      result.push(...pairUp(removed, []));
      removed = [];
    } else if (added) {
      result.push(...pairUp(removed, after.slice(inAfter, inAfter + count)));
      inAfter += count;
      removed = [];
    } else {
      result.push(...after.slice(inAfter, inAfter + count).map((line) => ({ kind: 'same' as const, line })));
      inBefore += count;
      inAfter += count;
    }
  }
  return result;
}
