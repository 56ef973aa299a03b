import type { PostEntry, PostIndex } from './post-index.ts';
import { searchPosts } from './post-index.ts';
import { type AnswerIndex, findAnswers, type FoundAnswers } from './find-answers.ts';
import type { AnswerText } from './finder-text.ts';
import { type FinderWishes, type Findings, findTreatments, type Found } from './find-treatments.ts';
import { mendedWords, type Vocabulary } from './spelling.ts';
import { searchAll, searchNames, type TreatmentIndex } from './treatment-index.ts';
import { everyWord } from './word-folding.ts';

export interface FinderIndex {
  readonly treatments: TreatmentIndex;
  readonly answers: AnswerIndex;
  readonly posts: PostIndex;
  /** The words of all three, to know them when they are misspelt. */
  readonly vocabulary: Vocabulary;
}

/** One line of the list: a treatment or a post. */
export type Listed = ({ readonly kind: 'treatment' } & Found) | { readonly kind: 'post'; readonly post: PostEntry };

/** Everything that a search finds. */
export interface Finding {
  readonly answers: readonly AnswerText[];
  readonly listed: readonly Listed[];
  readonly unsure: readonly Found[];
  readonly isNearest: boolean;
  /** The words as they were taken, where they are spelt otherwise than asked. */
  readonly meant: string | undefined;
}

/** How many stand before what the clinic does not give, unless that is asked for by name. */
const SEEN_AT_ONCE = 3;

/** Treatments that stand before the posts that were searched for. */
const BEFORE_POSTS = 2;

const keyOf = (path: string) => path.replace('/services/', '');

interface Understood {
  readonly said: FoundAnswers;
  readonly words: string;
  readonly meant: string | undefined;
}

/** Answers that must not be missed for a misspelt word, whatever else was asked. */
const PRESSING: readonly string[] = ['crisis', 'emergency', 'warning'];

/** An answer to words that were mended has to be to all of them, unless it is pressing: mended words are guessed. */
function answersAll({ answers, rest }: FoundAnswers): boolean {
  return rest === '' || answers.some(({ kind }) => PRESSING.includes(kind));
}

/** Takes the words as they are spelt, then the last one for the beginning of a word, then all as they may have been meant. */
function understand({ answers, treatments, posts, vocabulary }: FinderIndex, q: string): Understood {
  const finds = (words: string) => searchAll(treatments, words).words.size > 0 || searchPosts(posts, words).length > 0;
  const said = findAnswers(answers, q);
  const asIs = { said, words: q, meant: undefined };
  if (said.rest !== undefined || finds(q)) return asIs;
  const isBegun = !vocabulary.words.has(everyWord(q).at(-1) ?? '');
  const begun = isBegun ? findAnswers(answers, q, true) : said;
  if (begun.rest !== undefined) return { said: begun, words: q, meant: undefined };
  const meant = mendedWords(q, vocabulary);
  if (meant === undefined) return asIs;
  const answered = findAnswers(answers, meant);
  if (answersAll(answered)) return { said: answered, words: meant, meant };
  return finds(meant) ? { said, words: meant, meant } : asIs;
}

/** Whether what is not given was asked for by a name that nothing else has. */
function isNamed(asked: string, { entry }: Found, { ownWords }: TreatmentIndex): boolean {
  return everyWord(asked).some((word) => ownWords.get(entry.path)?.has(word));
}

/** What is not given stands last, and only behind others, unless it is asked for by name. */
function offeredFirst(listed: readonly Listed[], asked: string, index: TreatmentIndex): Listed[] {
  const isLast = (line: Listed) => line.kind === 'treatment' && !line.entry.isOffered && !isNamed(asked, line, index);
  const first = listed.filter((line) => !isLast(line));
  return first.length < SEEN_AT_ONCE && asked !== '' ? first : [...first, ...listed.filter(isLast)];
}

const NOTHING: Findings = { fitting: [], unsure: [], isNearest: false };

/**
 * The treatments for what is left to search; none where an answer has said it all, and behind an answer only what is called so:
 * “there” of “is there parking” is in many questions.
 */
function searched(index: TreatmentIndex, wishes: FinderWishes, { said, words }: Understood): Findings {
  if (said.rest === undefined) return findTreatments(index, { ...wishes, q: words });
  return said.rest === ''
    ? NOTHING
    : findTreatments(index, { ...wishes, q: said.rest }, isOfClinic(said) ? searchNames : searchAll);
}

function isOfClinic({ answers }: FoundAnswers): boolean {
  return answers.length > 0 && answers.every(({ kind }) => kind === 'clinic');
}

const treatmentLine = (found: Found): Listed => ({ kind: 'treatment', ...found });
const postLine = (post: PostEntry): Listed => ({ kind: 'post', post });
const nameOf = (each: Listed) => (each.kind === 'post' ? `post:${each.post.slug}` : keyOf(each.entry.path));

/** The pages that answers and leads name, as far as they fit what else was asked for. */
function pagesNamed({ treatments, posts }: FinderIndex, limits: FinderWishes, named: readonly string[]): Listed[] {
  if (named.length === 0) return [];
  const { fitting } = findTreatments(treatments, limits);
  const shown = isLimited(limits) ? [] : posts.entries;
  const lines = [...fitting.map((found) => treatmentLine({ ...found, because: undefined })), ...shown.map(postLine)];
  return named.flatMap((name) => lines.find((each) => nameOf(each) === name) ?? []);
}

/** Whether anything is asked for besides words: posts have no days off and no place on the body. */
function isLimited(limits: FinderWishes): boolean {
  return Object.values(limits).some((limit) => limit !== undefined);
}

/** Answers, treatments and posts for what is asked, best first. */
export function find(index: FinderIndex, { q = '', ...limits }: FinderWishes): Finding {
  const understood = understand(index, q);
  const { said, words, meant } = understood;
  const { fitting, unsure, isNearest } = searched(index.treatments, { q, ...limits }, understood);
  const left = said.rest ?? words;
  const posts = isLimited(limits) ? [] : searchPosts(index.posts, left).map(postLine);
  const treatments = fitting.map(treatmentLine);
  const isBehind = isNearest && posts.length > 0;
  const before = isBehind ? [] : treatments.slice(0, BEFORE_POSTS);
  const first = pagesNamed(index, limits, said.first);
  const all = [...first, ...before, ...posts, ...(isBehind ? [] : treatments.slice(BEFORE_POSTS))];
  const byName = new Map(all.toReversed().map((each) => [nameOf(each), each]));
  const listed = offeredFirst(
    [...new Set(all.map(nameOf))].flatMap((name) => byName.get(name) ?? []),
    words,
    index.treatments,
  );
  return {
    answers: said.answers,
    listed,
    unsure: unsure.filter(({ entry }) => !byName.has(keyOf(entry.path))),
    isNearest: isNearest && listed.length > 0 && posts.length === 0,
    meant,
  };
}
