import { tooManyShort } from '#app/features/treatments/domain/short-sentences.ts';
import { copiedSources } from './copied-sources.ts';
import type { ContentFile, Warning } from './passage.ts';
import { otherWordsIn, type PreferredWords } from './preferred-words.ts';
import { readPages } from './prose.ts';
import { gradeProblem, readingGrade } from './reading-grade.ts';
import { vagueInstructions } from './vague-instructions.ts';

const RUNNING_TEXT = 'the running text';

function shapeFaults(files: readonly ContentFile[], words: PreferredWords): Warning[] {
  const easy = new Set(words.names);
  const found = readPages(files).flatMap(({ file, sentences }): Warning[] => {
    const short = tooManyShort(sentences);
    const grade = gradeProblem(readingGrade(sentences, easy));
    const place = { file, field: RUNNING_TEXT };
    return [
      ...(short.length === 0
        ? []
        : [
            {
              ...place,
              words: 'short sentences',
              sentence: short.join(' '),
              fix: `are more than one in eight; join some of these ${short.length}`,
            },
          ]),
      ...(grade === undefined ? [] : [{ ...place, words: 'reading grade', sentence: 'reading grade', fix: grade }]),
    ];
  });
  // A phrase has a page in many cities, and is told once.
  return [...new Map(found.map((fault) => [`${fault.file} ${fault.words}`, fault])).values()];
}

/**
 * What stops the build unless somebody accepted it: too many short sentences, words too hard or too few, another word for the
 * same thing, instructions without a number, and sources that are copies. Forms keep the words they were filled in with.
 */
export function textFaults(files: readonly ContentFile[], words: PreferredWords): Warning[] {
  const read = files.filter(({ file }) => !file.startsWith('forms/'));
  // A doctor is introduced in a few sentences: too few to measure how they read.
  const measured = read.filter(({ file }) => !file.startsWith('people/'));
  return [
    ...shapeFaults(measured, words),
    ...read.flatMap((content) => [
      ...otherWordsIn(content, words),
      ...vagueInstructions(content),
      ...copiedSources(content),
    ]),
  ];
}
