import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Course, TimeOff } from './finder-choices.ts';
import { mendedWords, type Vocabulary, vocabularyOf } from './spelling.ts';
import { foldedWords, foldWord, isFiller, splitWords } from './word-folding.ts';

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
  /** The questions its page answers. */
  readonly questions: readonly string[];
  /** False for what the clinic explains and does not give. */
  readonly isOffered: boolean;
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
  /** By path: what can tell why a treatment was found, its names and its questions. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly questions: ReadonlyMap<string, readonly Phrase[]>;
  readonly names: readonly string[];
  readonly vocabulary: Vocabulary;
  /** By path: words by which only what the clinic does not give is called. */
  readonly ownWords: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What words find: paths, best first, each with the words of the index that were met there. */
export interface Met {
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** None has all the words asked: these have some of them. */
  readonly isNearest: boolean;
  /** Not its names have the words, but the questions that its page answers. */
  readonly isByQuestion: boolean;
}

/** Results far below the best one share a letter or two with the words, no more. */
const LEAST_OF_BEST = 0.12;

/** A word in the titles of so few treatments is a name: "hifu", "prp". */
const FEW_TITLES = 3;

/** How many are shown of those that have only some of the words. */
const MOST_NEAREST = 6;

const shared: SearchOptions = {
  prefix: (term) => term.length >= 3,
  weights: { fuzzy: 0, prefix: 0.4 },
  boost: { title: 3, chief: 2.5, synonyms: 2.5, concerns: 2, category: 1.5, joined: 0.5 },
  // Many other names are no reason to count each of them for less.
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
};

/** Where some of the words are enough: in whole sentences a word of another meaning is always near. */
const NAMES = ['title', 'chief', 'concerns', 'bodyAreas', 'synonyms', 'joined'];
const TEXTS = [...NAMES, 'subtitle', 'category'];

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
  readonly questions: string;
}

function joinedWord(phrase: string): string | undefined {
  return /^\S+ \S+$/.test(phrase) ? phrase.replace(' ', '') : undefined;
}

const named = ({ title, concerns, synonyms }: FinderEntry): string[] => [title, ...concerns, ...synonyms];

function indexed(entry: FinderEntry): IndexedEntry {
  const { path, title, subtitle = '', category, concerns, bodyAreas, synonyms, questions } = entry;
  const [chief = ''] = concerns;
  const lists = { concerns: concerns.join(' '), bodyAreas: bodyAreas.join(' '), synonyms: synonyms.join(' ') };
  const joined = named(entry).flatMap((phrase) => joinedWord(phrase) ?? []);
  return { path, title, subtitle, category, chief, ...lists, joined: joined.join(' '), questions: questions.join(' ') };
}

function folded(phrase: string): Phrase {
  return { phrase, words: new Set(foldedWords(phrase)), joined: foldWord(joinedWord(phrase) ?? '') };
}

function wordsNotOffered(entries: readonly FinderEntry[], phrases: TreatmentIndex['phrases']) {
  const wordsOf = ({ path }: FinderEntry) => (phrases.get(path) ?? []).flatMap(({ words }) => [...words]);
  const offered = new Set(entries.filter(({ isOffered }) => isOffered).flatMap(wordsOf));
  return new Map(
    entries
      .filter(({ isOffered }) => !isOffered)
      .map((entry) => [entry.path, new Set(wordsOf(entry).filter((word) => !offered.has(word)))]),
  );
}

/** Prepares the search over all treatments. */
export function indexTreatments(entries: readonly FinderEntry[]): TreatmentIndex {
  const words = new MiniSearch<IndexedEntry>({
    idField: 'path',
    fields: [...TEXTS, 'questions'],
    tokenize: splitWords,
    processTerm: (term) => foldWord(term),
    searchOptions: shared,
  });
  words.addAll(entries.map(indexed));
  const phrases = new Map(entries.map((entry) => [entry.path, named(entry).map(folded)]));
  const questions = new Map(entries.map((entry) => [entry.path, entry.questions.map(folded)]));
  const names = entries.flatMap((entry) => [...named(entry), ...entry.bodyAreas, indexed(entry).joined]);
  const ownWords = wordsNotOffered(entries, phrases);
  return { entries, words, phrases, questions, ownWords, vocabulary: vocabularyOf(names), names };
}

type Searched = ReturnType<MiniSearch<IndexedEntry>['search']>;

function metIn(results: Searched, isNearest: boolean, isByQuestion = false): Met {
  const best = results[0]?.score ?? 0;
  const near = results
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .slice(0, isNearest ? MOST_NEAREST : undefined);
  return { words: new Map(near.map(({ id, terms }) => [String(id), terms])), isNearest, isByQuestion };
}

/** The treatments that have all of these words, in their names and lines or else in a question; every one when the words say nothing. */
export function searchAll(index: TreatmentIndex, asked: string): Met {
  if (isFiller(asked)) {
    const all = new Map(index.entries.map(({ path }) => [path, []]));
    return { words: all, isNearest: false, isByQuestion: false };
  }
  const byName = index.words.search(asked, { combineWith: 'AND', fields: TEXTS });
  if (byName.length > 0) return metIn(byName, false);
  return metIn(index.words.search(asked, { combineWith: 'AND' }), false, true);
}

/** The treatments that have all of these words in their names and lines. */
export function searchNames(index: TreatmentIndex, asked: string): Met {
  return metIn(index.words.search(asked, { combineWith: 'AND', fields: TEXTS }), false);
}

/** The treatments that have at least half of these words, or one that is the name of few. */
function searchSome(index: TreatmentIndex, asked: string): Met {
  const words = new Set(foldedWords(asked)).size;
  const results = index.words.search(asked, { combineWith: 'OR', fields: NAMES });
  const titled = (term: string) => results.filter(({ match }) => match[term]?.includes('title')).length;
  const isTitle = new Map(results.flatMap(({ terms }) => terms).map((term) => [term, titled(term)]));
  const enough = results.filter(
    ({ queryTerms, match }) =>
      new Set(queryTerms).size * 2 >= words ||
      Object.entries(match).some(
        ([term, fields]) => fields.includes('title') && (isTitle.get(term) ?? 0) <= FEW_TITLES,
      ),
  );
  return metIn(enough, enough.length > 0);
}

/** The treatments that these words find: all of them, or all as they may have been meant, or some. */
export function searchWords(index: TreatmentIndex, asked: string): Met {
  const met = searchAll(index, asked);
  if (met.words.size > 0) return met;
  const mended = mendedWords(asked, index.vocabulary);
  const meant = mended === undefined ? met : searchAll(index, mended);
  return meant.words.size > 0 ? meant : searchSome(index, asked);
}
