import { ANSWER_KINDS, type AnswerKind, type AnswerText, type FinderText } from './finder-text.ts';
import { type AnswerPhrase, readPhrase, wordsMet } from './phrase.ts';
import { everyWord, saysNothing } from './word-folding.ts';

/** An answer, or pages to lead to, with the words that find it ready to be compared. */
interface Prepared<T> {
  readonly value: T;
  readonly phrases: readonly AnswerPhrase[];
}

export interface AnswerIndex {
  readonly answers: readonly Prepared<AnswerText>[];
  readonly leads: readonly Prepared<readonly string[]>[];
}

/** What the words asked lead to before anything is searched for. */
export interface FoundAnswers {
  readonly answers: readonly AnswerText[];
  /** Treatments (`hair/prp-therapy`) and posts (`post:...`) that stand before those of the search. */
  readonly first: readonly string[];
  /** What is left to search for; empty when the answer has said everything, undefined when nothing was met. */
  readonly rest: string | undefined;
}

/** More would push the treatments off a phone. */
const MOST_ANSWERS = 2;

/** An answer of these kinds stands alone. */
const ALONE: readonly AnswerKind[] = ['crisis', 'emergency', 'warning'];

/** Makes the answers of a text ready to be found. */
export function indexAnswers({ answers, leads }: FinderText): AnswerIndex {
  return {
    answers: answers.map((value) => ({ value, phrases: value.words.map(readPhrase) })),
    leads: leads.map(({ to, words }) => ({ value: to, phrases: words.map(readPhrase) })),
  };
}

interface Hit<T> {
  readonly value: T;
  /** The words met, most of any phrase of it. */
  readonly met: readonly string[];
}

function hitsOf<T>(prepared: readonly Prepared<T>[], asked: readonly string[], isTyping: boolean): Hit<T>[] {
  return prepared.flatMap(({ value, phrases }) => {
    const met = phrases
      .flatMap((phrase) => {
        const words = wordsMet(phrase, asked, isTyping);
        return words ? [words] : [];
      })
      .toSorted((a, b) => b.length - a.length)[0];
    return met ? [{ value, met }] : [];
  });
}

const within = (inner: readonly string[], outer: readonly string[]) => inner.every((word) => outer.includes(word));

/** The most pressing kind first; of one kind the answer that more words found. */
function byRank(a: Hit<AnswerText>, b: Hit<AnswerText>): number {
  const kinds = ANSWER_KINDS.indexOf(a.value.kind) - ANSWER_KINDS.indexOf(b.value.kind);
  return kinds === 0 ? b.met.length - a.met.length : kinds;
}

/** The words of `asked` that say something and are in none of the hits. */
function restOf(asked: readonly string[], hits: readonly Hit<unknown>[]): string {
  return asked.filter((word) => !saysNothing(word) && !hits.some(({ met }) => met.includes(word))).join(' ');
}

/**
 * The answers to words, the most pressing kind first and of one kind the one that more words found. Signs of danger leave no
 * room for anything else. An answer gives way to one that was found by the same words and more.
 */
export function findAnswers(index: AnswerIndex, asked: string, isTyping = false): FoundAnswers {
  const words = everyWord(asked);
  const leads = hitsOf(index.leads, words, isTyping).toSorted((a, b) => b.met.length - a.met.length);
  const all = hitsOf(index.answers, words, isTyping).toSorted(byRank);
  const [first] = all;
  if (first && ALONE.includes(first.value.kind)) {
    return { answers: [first.value], first: first.value.next, rest: '' };
  }
  const isDanger = ({ value }: Hit<AnswerText>) => ALONE.includes(value.kind);
  const [lead] = leads;
  const hits = all
    .filter(
      (hit) =>
        !isDanger(hit) &&
        ![...all, ...leads].some((other) => other.met.length > hit.met.length && within(hit.met, other.met)),
    )
    .slice(0, MOST_ANSWERS);
  if (hits.length === 0 && !lead) return { answers: [], first: [], rest: undefined };
  const leading = lead && hits.every(({ met }) => !within(lead.met, met)) ? [lead] : [];
  const rest = restOf(words, [...hits, ...leading]);
  const isOfClinic = hits.length > 0 && hits.every(({ value }) => value.kind === 'clinic');
  return {
    answers: hits.map(({ value }) => value),
    first: [...new Set([...hits.flatMap(({ value }) => value.next), ...leading.flatMap(({ value }) => value)])],
    // About the clinic: what is left is searched for. Otherwise only the words as a whole say more than the answer does.
    rest: rest === '' ? '' : isOfClinic ? rest : asked,
  };
}
