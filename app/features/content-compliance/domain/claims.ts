import { isDenied } from './denial.ts';
import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

interface Rule {
  readonly words: RegExp;
  readonly fix: string;
  /** What makes the words something else than a promise, from what stands before and after them. */
  readonly unless?: (before: string, after: string) => boolean;
}

/** "Permanent filler", "a permanent dent": things that are put into the skin, and harm. "Permanent scar removal" is a promise. */
const LASTING_THING =
  /^\s+(?:[\w-]+\s+)?(?:scars?|dents?|holes?|pits?|marks?|stains?|numbness|weakness|loss|damage|blindness|patch(?:es)?|fillers?|silicone|threads?|pigment|tattoos?|make-up|dye)\b(?!\s+(?:solution|treatment|cure|remedy|removal|clearance))/i;
const LASTING_HARM =
  /\b(?:scars?|dents?|holes?|pits?|marks?|stains?|paler?|darker|lighter|narrower|numb\w*|weak\w*|ones|over|off|sunscreen)\b/i;
const TAKES_AWAY = /\b(?:gone|goes|go|clear\w*|remov\w*|rid|vanish\w*|disappear\w*|free|erase\w*)\b/i;

/** No honest clinic says these of itself or of a treatment, and Indian advertising rules for doctors forbid most of them. */
const RULES: readonly Rule[] = [
  { words: /\bguarant\w+/gi, fix: 'promises a result; say what happens in most people, and what may go otherwise' },
  {
    words: /\bcur(?:e[sd]?|ing|able|ative)\b/gi,
    fix: 'claims a cure; say "calms", "clears in most people" or what the studies counted',
  },
  {
    words: /\bpermanent(?:ly)?\b/gi,
    fix: 'promises that it lasts; say how long, in whom, and what can bring it back',
    unless: (_, after) => LASTING_THING.test(after),
  },
  {
    words: /\bfor ?ever\b|\bfor good\b|\blife-?long results?\b/gi,
    fix: 'promises that it lasts; say how long, in whom, and what can bring it back',
    unless: (before) => LASTING_HARM.test(before) && !TAKES_AWAY.test(before),
  },
  {
    words: /\bpain(?:less(?:ly)?|-free)\b|\b(?:no|without(?: any)?) pain\b/gi,
    fix: 'promises no pain; say what is felt',
  },
  {
    words: /\b(?:100|hundred) ?(?:%|per ?cent)(?![\w-])/gi,
    fix: 'promises everything; give the range and its basis',
    unless: (_, after) => /^\s+(?:acid|TCA|alcohol|cotton|oxygen)\b/.test(after),
  },
  { words: /(?<!\bat )\bbest\b/gi, fix: 'compares; say what it is good for, and what else there is' },
  {
    words:
      /\bno\. ?1\b|#1\b|\bnumber one\b|\btop[- ]rated\b|\btop (?:clinic|doctor|surgeon|dermatologist)s?\b|\bleading (?:clinic|doctor|surgeon|dermatologist|cent(?:er|re))s?\b|\bworld[- ]class\b|\baward[- ]winning\b|\bunmatched\b/gi,
    fix: 'compares with other doctors, which a clinic may not do; delete it',
  },
  {
    words:
      /\brisk[- ]free\b|\b(?:no|zero|without(?: any)?) (?:side[- ]effects?|risks?)\b|\b(?:completely|totally|absolutely|perfectly|100 ?%) safe\b|\bscar(?:less|-free)\b|\bmirac\w+/gi,
    fix: 'promises safety; say what is common, what is rare, and when to call',
  },
];

/** Promises in one sentence; what denies them or asks about them is none. */
export function claimsIn(sentence: string): Pick<Warning, 'words' | 'fix'>[] {
  return RULES.flatMap(({ words, fix, unless }) =>
    [...sentence.matchAll(words)].flatMap(({ 0: found, index }) => {
      if (isDenied(sentence, index, found.length)) return [];
      if (unless?.(sentence.slice(0, index), sentence.slice(index + found.length))) return [];
      return [{ words: found, fix }];
    }),
  );
}

/** Promises in a file that no doctor can keep. */
export function claimWarnings(content: ContentFile): Warning[] {
  return inEachSentence(content, (sentence, field) =>
    claimsIn(sentence).map((claim) => ({ file: content.file, field, sentence, ...claim })),
  );
}
