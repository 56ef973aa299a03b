import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

/** Shorter sentences, such as "It fades.", may be the same by chance. */
const FEWEST_WORDS = 6;

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Signs of an emergency are told in the same words everywhere, so that they are known again. */
const SAME_EVERYWHERE = /^emergency > /;

/** Sentences of six words or more that already stand in an earlier file, told at the later one. */
export function repeatedSentences(files: readonly ContentFile[]): Warning[] {
  const first = new Map<string, string>();
  return files.flatMap((content) =>
    inEachSentence(content, (sentence, field) => {
      const words = wordsOf(sentence);
      if (words.length < FEWEST_WORDS || SAME_EVERYWHERE.test(field)) return [];
      const key = words.join(' ');
      const other = first.get(key) ?? content.file;
      first.set(key, other);
      if (other === content.file) return [];
      const fix = `stands in content/${other} too; say here what is particular to this page`;
      return [{ file: content.file, field, words: sentence, sentence, fix, sameAs: other }];
    }),
  );
}
