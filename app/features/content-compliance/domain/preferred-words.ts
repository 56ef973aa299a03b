import { z } from 'zod';
import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

export const WORDS_FILE = 'words.yml';

const words = z.string().trim().min(1);

/** The file of preferred words, and of the names that a reader meets anyway. */
export const preferredWordsSchema = z.strictObject({
  use: z.array(z.strictObject({ word: words, means: words, not: z.array(words).min(1) })).min(1),
  /** Names of illnesses, medicines, devices and parts of the body: hard words for a formula, and no fault of a text. */
  names: z.array(words.regex(/^[a-z]+$/, 'must be one word in lower case')),
});

export type PreferredWords = z.infer<typeof preferredWordsSchema>;

/** Names and search words stand as people type them. */
const AS_TYPED = /(?:^|> )(?:words|otherSpellings|phrases)(?: > |$)/;

/** Words for a thing that has another word on this site. */
export function otherWordsIn(content: ContentFile, { use }: PreferredWords): Warning[] {
  const refused = new Map(use.flatMap(({ word, not }) => not.map((other) => [other.toLowerCase(), word] as const)));
  const any = new RegExp(
    String.raw`(?<![\w-])(?:${[...refused.keys()].toSorted().toReversed().join('|')})(?![\w-])`,
    'gi',
  );
  return inEachSentence(content, (sentence, field) =>
    AS_TYPED.test(field)
      ? []
      : [...sentence.matchAll(any)].map(([found]) => ({
          file: content.file,
          field,
          words: found,
          sentence,
          fix: `is "${refused.get(found.toLowerCase())}" on this site; one word for one thing (${WORDS_FILE})`,
        })),
  );
}
