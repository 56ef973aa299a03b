import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Course, TimeOff } from './finder-choices.ts';
import { foldedWords, foldWord, splitWords } from './word-folding.ts';

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
  /** Undefined where its text names no time. */
  readonly timeOff: TimeOff | undefined;
  /** Undefined where its text says that nobody has agreed on a number. */
  readonly course: Course | undefined;
}

/** A title, concern or synonym, folded. */
export interface Phrase {
  readonly phrase: string;
  readonly words: ReadonlySet<string>;
  /** The phrase as one word, when it has two. */
  readonly joined: string | undefined;
}

export interface TreatmentIndex {
  readonly entries: readonly FinderEntry[];
  readonly words: MiniSearch<IndexedEntry>;
  /** By path: what can tell why a treatment was found. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** What words find: paths, best first, each with the words of the index that were met there. */
export interface Met {
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** None has all the words asked: these have some of them. */
  readonly isNearest: boolean;
}

/** Results far below the best one share a letter or two with the words, no more. */
const LEAST_OF_BEST = 0.12;

/** How many are shown of those that have only some of the words. */
const MOST_NEAREST = 6;

/** How many letters of a word may differ; a short word is another word when one letter differs. */
function lettersForgiven(term: string, most: number): number | false {
  if (/^[a-z]+$/.test(term)) return term.length < 4 ? false : Math.min(most, term.length < 6 ? 1 : most);
  return /^[\u0900-\u097f]{5,}$/.test(term) ? 1 : false;
}

const shared: SearchOptions = {
  prefix: (term) => term.length >= 3,
  weights: { fuzzy: 0.3, prefix: 0.4 },
  boost: { title: 3, chief: 2.5, synonyms: 2.5, concerns: 2, category: 1.5, joined: 0.5 },
  // Many other names are no reason to count each of them for less.
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
};

/** Letters are forgiven in names only: in whole sentences a word of another meaning is always near. */
const NAMES = ['title', 'chief', 'concerns', 'bodyAreas', 'synonyms', 'joined'];

/** Ways to search, strictest first; the first that finds something answers. */
const ATTEMPTS: readonly (SearchOptions & { readonly combineWith: 'AND' | 'OR' })[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fields: NAMES, fuzzy: (term) => lettersForgiven(term, 1) },
  { combineWith: 'AND', fields: NAMES, fuzzy: (term) => lettersForgiven(term, 2) },
  { combineWith: 'OR', fields: NAMES },
  { combineWith: 'OR', fields: NAMES, fuzzy: (term) => lettersForgiven(term, 1) },
];

/** An entry as the index reads it: text only. */
interface IndexedEntry {
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: string;
  /** Its first concern once more, the one it is for above all. */
  readonly chief: string;
  readonly concerns: string;
  readonly bodyAreas: string;
  readonly synonyms: string;
  /** Phrases of two words as single words, as many write them: hairfall, hydrafacial. */
  readonly joined: string;
}

function joinedWord(phrase: string): string | undefined {
  return /^\S+ \S+$/.test(phrase) ? phrase.replace(' ', '') : undefined;
}

const named = ({ title, concerns, synonyms }: FinderEntry): string[] => [title, ...concerns, ...synonyms];

function indexed(entry: FinderEntry): IndexedEntry {
  const { path, title, subtitle = '', category, concerns, bodyAreas, synonyms } = entry;
  const [chief = ''] = concerns;
  const lists = { concerns: concerns.join(' '), bodyAreas: bodyAreas.join(' '), synonyms: synonyms.join(' ') };
  const joined = named(entry).flatMap((phrase) => joinedWord(phrase) ?? []);
  return { path, title, subtitle, category, chief, ...lists, joined: joined.join(' ') };
}

function folded(phrase: string): Phrase {
  return { phrase, words: new Set(foldedWords(phrase)), joined: foldWord(joinedWord(phrase) ?? '') };
}

/** Prepares the search over all treatments. */
export function indexTreatments(entries: readonly FinderEntry[]): TreatmentIndex {
  const words = new MiniSearch<IndexedEntry>({
    idField: 'path',
    fields: ['title', 'subtitle', 'category', 'chief', 'concerns', 'bodyAreas', 'synonyms', 'joined'],
    tokenize: splitWords,
    processTerm: (term) => foldWord(term),
    searchOptions: shared,
  });
  words.addAll(entries.map(indexed));
  const phrases = new Map(entries.map((entry) => [entry.path, named(entry).map(folded)]));
  return { entries, words, phrases };
}

/** The treatments that these words find; every one of them when the words say nothing. */
export function searchWords(index: TreatmentIndex, asked: string): Met {
  if (foldedWords(asked).length === 0) {
    return { words: new Map(index.entries.map(({ path }) => [path, []])), isNearest: false };
  }
  for (const options of ATTEMPTS) {
    const results = index.words.search(asked, options);
    const [best] = results;
    if (!best) continue;
    const isNearest = options.combineWith === 'OR';
    const near = results
      .filter(({ score }) => score >= best.score * LEAST_OF_BEST)
      .slice(0, isNearest ? MOST_NEAREST : undefined);
    return { words: new Map(near.map(({ id, terms }) => [String(id), terms])), isNearest };
  }
  return { words: new Map(), isNearest: false };
}
