import type { Course, SpareTime } from './finder-choices.ts';
import { isTimeEnough } from './time-off.ts';
import { type FinderEntry, type Phrase, searchWords, type TreatmentIndex } from './treatment-index.ts';
import { foldedWords } from './word-folding.ts';

/** What has to be true of a treatment; undefined is "any". */
export interface FinderWishes {
  readonly q?: string | undefined;
  readonly concern?: string | undefined;
  readonly area?: string | undefined;
  /** The time off that can be spared. */
  readonly downtime?: SpareTime | undefined;
  readonly sessions?: Course | undefined;
  readonly categoryPath?: string | undefined;
}

/** A treatment found. */
export interface Found {
  readonly entry: FinderEntry;
  /** The concern or other name that answers the words asked, where the title does not show it. */
  readonly because: string | undefined;
  /** It was found by a question that its page answers, and `because` is that question. */
  readonly isByQuestion: boolean;
}

/** What a search finds. */
export interface Findings {
  readonly fitting: readonly Found[];
  /** What fits the rest, but gives no number for the time off or the sessions that were asked for. */
  readonly unsure: readonly Found[];
  /** No treatment has all the words asked: these have some of them. */
  readonly isNearest: boolean;
}

/** Which words are enough: all of them as they are spelt, or whatever comes nearest. */
type Search = typeof searchWords;

/** Paths of the treatments that list exactly this word, or else of those a search for it finds. */
function having(
  index: TreatmentIndex,
  word: string,
  listOf: (entry: FinderEntry) => readonly string[],
): ReadonlySet<string> {
  const wanted = word.toLowerCase().replaceAll('-', ' ');
  const exact = index.entries.filter((entry) => listOf(entry).some((known) => known.toLowerCase() === wanted));
  return new Set(exact.length > 0 ? exact.map(({ path }) => path) : searchWords(index, wanted).words.keys());
}

/** How many of the words a phrase holds; met as one word it counts for less. */
function wordsHeld({ words, joined }: Phrase, met: readonly string[]): number {
  const count = met.filter((word) => words.has(word)).length;
  return count === 0 && joined !== undefined && met.includes(joined) ? 0.5 : count;
}

/**
 * The phrase that holds most of the words met, the first among equals; undefined when it is the title, or says the very
 * words that were asked.
 */
function because(title: string, phrases: readonly Phrase[], met: readonly string[], asked: string): string | undefined {
  let best = { phrase: title, held: 0 };
  for (const phrase of phrases) {
    const held = wordsHeld(phrase, met);
    if (held > best.held) best = { phrase: phrase.phrase, held };
  }
  return best.phrase === title || foldedWords(best.phrase).join() === asked ? undefined : best.phrase;
}

/** Whether the treatment fits what can be spared; undefined when its own text does not tell. */
function fits({ timeOff, course }: FinderEntry, { downtime, sessions }: FinderWishes): boolean | undefined {
  const answers = [
    downtime === undefined || (timeOff && isTimeEnough(downtime, timeOff)),
    sessions === undefined || (course && course === sessions),
  ];
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

/**
 * The treatments that fit every wish: best first when there are words to search for, else in the catalogue's order.
 * Words forgive typing errors and spellings by ear; treatments with some of the words come only when none has them all.
 * Words that say nothing ("best treatment") find everything.
 */
export function findTreatments(index: TreatmentIndex, wishes: FinderWishes, search: Search = searchWords): Findings {
  const { q = '', concern, area, categoryPath } = wishes;
  const byPath = new Map(index.entries.map((entry) => [entry.path, entry]));
  const filters: ReadonlySet<string>[] = [];
  if (concern !== undefined) filters.push(having(index, concern, ({ concerns }) => concerns));
  if (area !== undefined) filters.push(having(index, area, ({ bodyAreas }) => bodyAreas));
  const { words, isNearest, isByQuestion } = search(index, q);
  const phrases = isByQuestion ? index.questions : index.phrases;
  const asked = foldedWords(q).join();
  const found = [...words]
    .filter(([path]) => filters.every((filter) => filter.has(path)))
    .flatMap(([path, met]): Found[] => {
      const entry = byPath.get(path);
      return entry ? [{ entry, because: because(entry.title, phrases.get(path) ?? [], met, asked), isByQuestion }] : [];
    })
    .filter(({ entry }) => categoryPath === undefined || entry.categoryPath === categoryPath);
  return {
    fitting: found.filter(({ entry }) => fits(entry, wishes) === true),
    unsure: found.filter(({ entry }) => fits(entry, wishes) === undefined),
    isNearest,
  };
}
