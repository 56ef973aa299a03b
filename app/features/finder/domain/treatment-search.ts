import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldWord } from './word-folding.ts';

/** What the finder knows of one treatment. */
export interface FinderEntry {
  /** The address of its page. */
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** Display name and address part of its category. */
  readonly category: string;
  readonly categoryPath: string;
  readonly concerns: readonly string[];
  readonly bodyAreas: readonly string[];
  /** Other names, also Hindi and Marathi ones in either script. */
  readonly synonyms: readonly string[];
}

/** What has to be true of a treatment; undefined is "any". */
export interface FinderWishes {
  readonly q?: string | undefined;
  readonly concern?: string | undefined;
  readonly area?: string | undefined;
  readonly categoryPath?: string | undefined;
}

export interface TreatmentSearch {
  readonly entries: readonly FinderEntry[];
  readonly index: MiniSearch<IndexedEntry>;
}

/** Results far below the best one share a letter or two with the words, no more. */
const LEAST_OF_BEST = 0.12;

/** How many letters of a word may differ. A short word, or one in Devanagari, is another word when one letter differs. */
function lettersForgiven(term: string, most: number): number | false {
  if (term.length < 4 || /[^a-z]/.test(term)) return false;
  return term.length < 6 ? Math.min(most, 1) : most;
}

const shared: SearchOptions = {
  prefix: (term) => term.length >= 3,
  weights: { fuzzy: 0.3, prefix: 0.6 },
  boost: { title: 3, chief: 2.5, synonyms: 2.5, concerns: 2, category: 1.5 },
  // Many other names are no reason to count each of them for less.
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
};

/** Ways to search, strictest first; the first that finds something answers. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: (term) => lettersForgiven(term, 1) },
  { combineWith: 'AND', fuzzy: (term) => lettersForgiven(term, 2) },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy: (term) => lettersForgiven(term, 1) },
];

const splitWords = (text: string): string[] => text.replaceAll('.', '').split(/[\s\p{P}]+/u);

/** An entry as the index reads it: text only, and its first concern once more, the one it is for above all. */
interface IndexedEntry {
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: string;
  readonly chief: string;
  readonly concerns: string;
  readonly bodyAreas: string;
  readonly synonyms: string;
}

function indexed({ path, title, subtitle = '', category, concerns, bodyAreas, synonyms }: FinderEntry): IndexedEntry {
  const [chief = ''] = concerns;
  const lists = { concerns: concerns.join(' '), bodyAreas: bodyAreas.join(' '), synonyms: synonyms.join(' ') };
  return { path, title, subtitle, category, chief, ...lists };
}

/** Prepares the search over all treatments. */
export function prepareSearch(entries: readonly FinderEntry[]): TreatmentSearch {
  const index = new MiniSearch<IndexedEntry>({
    idField: 'path',
    fields: ['title', 'subtitle', 'category', 'chief', 'concerns', 'bodyAreas', 'synonyms'],
    tokenize: splitWords,
    processTerm: (term) => foldWord(term),
    searchOptions: shared,
  });
  index.addAll(entries.map(indexed));
  return { entries, index };
}

function searchWords({ entries, index }: TreatmentSearch, words: string): string[] {
  if (!splitWords(words).some(foldWord)) return entries.map(({ path }) => path);
  for (const options of ATTEMPTS) {
    const results = index.search(words, options);
    const [best] = results;
    if (best) return results.filter(({ score }) => score >= best.score * LEAST_OF_BEST).map(({ id }) => String(id));
  }
  return [];
}

/** Paths of the treatments that list exactly this word, or else of those a search for it finds. */
function having(
  search: TreatmentSearch,
  word: string,
  listOf: (entry: FinderEntry) => readonly string[],
): ReadonlySet<string> {
  const wanted = word.toLowerCase().replaceAll('-', ' ');
  const exact = search.entries.filter((entry) => listOf(entry).some((known) => known.toLowerCase() === wanted));
  return new Set(exact.length > 0 ? exact.map(({ path }) => path) : searchWords(search, wanted));
}

/**
 * The treatments that fit every wish: best first when there are words to search for, else in the catalogue's order.
 * Words forgive typing errors and spellings by ear; treatments with some of the words come only when none has them all.
 * Words that say nothing ("best treatment") find everything.
 */
export function findTreatments(search: TreatmentSearch, wishes: FinderWishes): FinderEntry[] {
  const { q, concern, area, categoryPath } = wishes;
  const byPath = new Map(search.entries.map((entry) => [entry.path, entry]));
  const filters: ReadonlySet<string>[] = [];
  if (concern !== undefined) filters.push(having(search, concern, ({ concerns }) => concerns));
  if (area !== undefined) filters.push(having(search, area, ({ bodyAreas }) => bodyAreas));
  const paths = q === undefined ? [...byPath.keys()] : searchWords(search, q);
  return paths
    .filter((path) => filters.every((filter) => filter.has(path)))
    .flatMap((path) => byPath.get(path) ?? [])
    .filter((entry) => categoryPath === undefined || entry.categoryPath === categoryPath);
}
