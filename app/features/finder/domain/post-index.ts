import MiniSearch from 'minisearch';
import { foldedWords, foldWord, splitWords } from './word-folding.ts';

/** What the finder knows of a post. */
export interface PostEntry {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Whole minutes it takes to read. */
  readonly minutes: number;
}

export interface PostIndex {
  readonly entries: readonly PostEntry[];
  readonly words: MiniSearch<PostEntry>;
}

/** As many as belong beside the treatments. */
const MOST_POSTS = 2;

/** Prepares the search over all posts. */
export function indexPosts(entries: readonly PostEntry[]): PostIndex {
  const words = new MiniSearch<PostEntry>({
    idField: 'slug',
    fields: ['title', 'description'],
    tokenize: splitWords,
    processTerm: (term) => foldWord(term),
  });
  words.addAll(entries);
  return { entries, words };
}

/** The posts whose title and description have all of these words, best first; none when the words say nothing. */
export function searchPosts({ entries, words }: PostIndex, asked: string): PostEntry[] {
  if (foldedWords(asked).length === 0) return [];
  const found = words.search(asked, { combineWith: 'AND', prefix: (term) => term.length >= 3, boost: { title: 2 } });
  return found.slice(0, MOST_POSTS).flatMap(({ id }) => entries.find(({ slug }) => slug === id) ?? []);
}
