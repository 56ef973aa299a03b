/** Denies everything that follows in its thought. */
const DENIES_ON =
  /\b(?:not|never|nobody|no-one|nothing|none|neither|nor|cannot|hardly|rarely|\w+n['’]t|refuses?|beware|be careful|be wary|mistrust|instead of|rather than|far from)\b/i;

/** Denies a thing, and so nothing behind the next comma: "No knife, no stitches, a permanent result". */
const DENIES_A_THING = /^.*\b(?:no|without)\b(.*)$/is;

/** Where a new thought begins, which an earlier "not" does not reach. */
const TURN =
  /;|:|, and\b|(?:,| and) (?:it|we|you|they|this|these|the|our|your|results?)\b|\b(?:but|yet|however|although|though|so that|which)\b/gi;

const QUESTION =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|must|may|might|what|why|how|when|which|who|where|if|then|and|or|so)\b.*\?$/i;

/** Words right after a claim that take it back: "a cure does not exist", "it cures no baldness". */
const TAKEN_BACK =
  /^\s+(?:no\b|never\b|cannot\b|(?:is|are|was|were|does|do|did|has|can|will|would)(?:\s+not|n['’]t)\b)/i;

/** Whether a sentence turns to another thought in these words of it. */
export function turns(words: string): boolean {
  return words.search(TURN) !== -1;
}

function isThingDenied(thought: string): boolean {
  const after = DENIES_A_THING.exec(thought)?.[1];
  return after !== undefined && (!after.includes(',') || /,[^,]*\bor\b/i.test(after));
}

/**
 * Whether the words at `index` of a sentence are denied or asked about rather than claimed: a negation stands before them
 * in the same thought, or right after them, or the sentence is a question.
 */
export function isDenied(sentence: string, index: number, length: number): boolean {
  if (QUESTION.test(sentence) || TAKEN_BACK.test(sentence.slice(index + length))) return true;
  const before = sentence.slice(0, index);
  const turn = [...before.matchAll(TURN)].at(-1);
  const thought = turn === undefined ? before : before.slice(turn.index + 1);
  return DENIES_ON.test(thought) || isThingDenied(thought);
}
