import { isDenied, turns } from './denial.ts';
import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

/**
 * What of the two Indian lists a skin and hair clinic could come near: Schedule J of the Drugs Rules, 1945, and the
 * schedule of the Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954. Nobody may advertise that something
 * prevents or cures these.
 */
const CONDITIONS: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: 'baldness', words: /\bbald(?:ness|ing)?\b|\bhair (?:loss|fall)\b/i },
  { name: 'growth of new hair', words: /\bnew hairs?\b/i },
  { name: 'greying and colour of hair', words: /\bgr[ae]y(?:ing)?(?: of)? hairs?\b|\bpremature gr[ae]ying\b/i },
  { name: 'leucoderma', words: /\bleuco?derma\b|\bvitiligo\b|\bwhite patch(?:es)?\b/i },
  {
    name: 'fairness of the skin',
    words: /\bfair(?:er|ness)\b|\bwhit(?:er|ening) (?:of )?(?:the )?skin\b|\bskin whitening\b/i,
  },
  { name: 'premature ageing', words: /\bag(?:e?ing)\b|\byouth(?:ful)?\b/i },
  { name: 'varicose veins', words: /\bvaricose\b|\bspider veins?\b/i },
  { name: 'obesity', words: /\bobes\w+|\bfat loss\b|\bweight loss\b/i },
  { name: 'cancer', words: /\bcancers?\b|\bmelanomas?\b/i },
  { name: 'diabetes', words: /\bdiabet\w+/i },
];

/** Letters between a verb and what it is about. */
const MOST_BETWEEN = 40;

const PROMISES =
  /\b(?:prevent(?:s|ed|ing)?|revers(?:es?|ed|ing)|cur(?:es?|ed|ing)|heal(?:s|ed|ing)?|eliminat(?:es?|ed|ing)|eradicat(?:es?|ed|ing)|restor(?:es?|ed|ing)|regr(?:ows?|owing|ew)|gets? rid of|turns? back|stops?|ends?|undo(?:es)?|rejuvenat(?:es?|ed|ing))\b/gi;

/** Whether verb and condition belong together: near each other, with no turn of thought between them. */
function belongTogether(sentence: string, verb: RegExpExecArray, condition: RegExpExecArray): boolean {
  const [first, second] = verb.index < condition.index ? [verb, condition] : [condition, verb];
  const between = sentence.slice(first.index + first[0].length, second.index);
  return between.length <= MOST_BETWEEN && !turns(between);
}

/** Promises in one sentence to prevent or cure what the two schedules list. */
export function scheduleJClaimsIn(sentence: string): Pick<Warning, 'words' | 'fix'>[] {
  return CONDITIONS.flatMap(({ name, words }) => {
    const condition = words.exec(sentence);
    if (!condition) return [];
    return [...sentence.matchAll(PROMISES)]
      .filter((verb) => belongTogether(sentence, verb, condition) && !isDenied(sentence, verb.index, verb[0].length))
      .map(([verb]) => ({
        words: verb,
        fix: `may read as a promise about ${name}, which Schedule J forbids to advertise; say what it may do, and in whom`,
      }));
  });
}

/** Promises in a file about what Indian law lets nobody promise. */
export function scheduleJWarnings(content: ContentFile): Warning[] {
  return inEachSentence(content, (sentence, field) =>
    scheduleJClaimsIn(sentence).map((claim) => ({ file: content.file, field, sentence, ...claim })),
  );
}
