/** A word to start from, with how many treatments it leads to. */
export interface StartingPoint {
  readonly word: string;
  readonly count: number;
}

/** Words of the lists of several treatments, each once, from A to Z; only those that lead to at least `least` treatments. */
export function startingPoints(lists: readonly (readonly string[])[], least = 1): StartingPoint[] {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => a.word.localeCompare(b.word, 'en'));
}
