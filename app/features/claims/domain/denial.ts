const NEGATION =
  /\b(?:no|not|never|none|nobody|nothing|neither|nor|cannot|without|hardly|rarely|no-one|\w+n['’]t|instead of|rather than|far from|refuses?|beware|be careful|be wary|mistrust)\b/i;

/** Where a new thought begins, which an earlier "not" does not reach. */
const TURN = /;|:|, and\b|\b(?:but|yet|however|although|though|so that|which)\b/gi;

const QUESTION =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|must|may|might|what|why|how|when|which|who|where|if|then|and|or|so)\b.*\?$/i;

/** Words after a claim that take it back: "a cure does not exist". */
const TAKEN_BACK = /^\s+no\b|^[^,;:]{0,40}?\b(?:not|never|nobody|nothing|impossible|\w+n['’]t)\b/i;

/** Whether a sentence turns to another thought in these words of it. */
export function turns(words: string): boolean {
  return words.search(TURN) !== -1;
}

/**
 * Whether the words at `index` of a sentence are denied or asked about rather than claimed: a negation stands before them
 * in the same thought, or soon after them, or the sentence is a question.
 */
export function isDenied(sentence: string, index: number, length: number): boolean {
  if (QUESTION.test(sentence)) return true;
  const before = sentence.slice(0, index);
  const turn = [...before.matchAll(TURN)].at(-1);
  const thought = turn === undefined ? before : before.slice(turn.index);
  return NEGATION.test(thought) || TAKEN_BACK.test(sentence.slice(index + length));
}
