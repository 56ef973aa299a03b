/** Words in one shingle. */
const LENGTH = 4;

/** The four-word shingles of a text: lower case, letters only, every run of four words once. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const found = new Set<string>();
  for (let start = 0; start + LENGTH <= words.length; start++) found.add(words.slice(start, start + LENGTH).join(' '));
  return found;
}

/** How much two texts share: the Jaccard index of their shingles, from 0 to 1. Two texts without shingles share nothing. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared++;
  const together = a.size + b.size - shared;
  return together === 0 ? 0 : shared / together;
}

/** Two pages and how much they share. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly overlap: number;
}

/** Every pair of texts, the most alike first; names must be unique. */
export function pairsByOverlap(texts: ReadonlyMap<string, string>): Pair[] {
  const pages = [...texts].map(([name, text]) => ({ name, shingles: shinglesOf(text) }));
  return pages
    .flatMap((a, index) =>
      pages.slice(index + 1).map((b) => ({ a: a.name, b: b.name, overlap: overlap(a.shingles, b.shingles) })),
    )
    .toSorted((one, other) => other.overlap - one.overlap);
}
