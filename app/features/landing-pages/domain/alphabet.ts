import { fits } from './fits.ts';

/** A page of the site under the name people look for. */
export interface IndexEntry {
  readonly title: string;
  readonly path: string;
  /** Tells apart entries of the same name, such as two ways to remove a mole. */
  readonly category: string;
}

/** The entries whose names begin with one letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly IndexEntry[];
}

/** The entries from A to Z by their first letter, whatever its case or accent; what begins otherwise stands under "#". */
export function byLetter(entries: readonly IndexEntry[]): LetterGroup[] {
  const groups = new Map<string, IndexEntry[]>();
  const sorted = entries.toSorted(
    (a, b) => a.title.localeCompare(b.title, 'en') || a.category.localeCompare(b.category, 'en'),
  );
  for (const entry of sorted) {
    const first = entry.title.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}

/** The letters with the pages that fit `query` by name or department; letters without any are left out. */
export function lettersThatFit(groups: readonly LetterGroup[], query: string): LetterGroup[] {
  return groups.flatMap(({ letter, entries }) => {
    const fitting = entries.filter(({ title, category }) => fits(query, `${title} ${category}`));
    return fitting.length === 0 ? [] : [{ letter, entries: fitting }];
  });
}
