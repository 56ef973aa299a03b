import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

/** Shorter sentences, such as "It fades.", may be the same by chance. */
const FEWEST_WORDS = 6;

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Signs of an emergency are told in the same words everywhere, so that they are known again. */
const SAME_EVERYWHERE = /^emergency > /;

/** A sentence that no two pages should share. */
export interface OwnSentence {
  /** Its words, by which it is compared. */
  readonly key: string;
  readonly sentence: string;
  readonly field: string;
}

/** The sentences of a file that should stand in no other: those of six words or more, but for the signs of an emergency. */
export function ownSentences(content: ContentFile): OwnSentence[] {
  return inEachSentence(content, (sentence, field) => {
    const words = wordsOf(sentence);
    return words.length < FEWEST_WORDS || SAME_EVERYWHERE.test(field)
      ? []
      : [{ key: words.join(' '), sentence, field }];
  });
}

/** That a sentence of `file` stands in another one as well. */
export function isRepeated(file: string, { sentence, field }: OwnSentence, other: string): Warning {
  const fix = `stands in content/${other} too; say here what is particular to this page`;
  return { file, field, words: sentence, sentence, fix, sameAs: other };
}

/** Sentences that already stand in an earlier file, told at the later one. */
export function repeatedSentences(files: readonly ContentFile[]): Warning[] {
  const first = new Map<string, string>();
  return files.flatMap((content) =>
    ownSentences(content).flatMap((own) => {
      const other = first.get(own.key) ?? content.file;
      first.set(own.key, other);
      return other === content.file ? [] : [isRepeated(content.file, own, other)];
    }),
  );
}
