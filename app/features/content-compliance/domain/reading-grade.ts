/** Words with so many syllables or more are hard, by the formula. */
const HARD = 3;

/** The grades a page may have: years at school that it takes. */
const GRADES = { from: 5, to: 8 } as const;

/** Syllables of an English word, by its groups of vowels; a silent e at the end is none. */
export function syllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^ever(?=[yb])/, 'evr');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?<![aeiouylrtdscgzxh])es$|(?<![td])ed$|(?<![aeiouyl])e$/, '')
    .replace(/(?<=[aeiouy][^aeiouy]+)eless$/, 'less')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** A word in capitals inside a sentence is a name, and names are known or not, however long they are. */
const NAME = /^\p{Lu}/u;

function isHard(word: string, index: number, easy: ReadonlySet<string>): boolean {
  if (syllables(word) < HARD || (index > 0 && NAME.test(word))) return false;
  return !easy.has(word.toLowerCase());
}

const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}[\p{L}’']*/gu) ?? [];

/**
 * The SMOG grade of sentences (McLaughlin 1969), with `easy` words, in lower case, counted as short ones: the names of
 * what a page is about.
 */
export function readingGrade(sentences: readonly string[], easy: ReadonlySet<string>): number {
  const hard = sentences.reduce(
    (sum, sentence) => sum + wordsOf(sentence).filter((word, index) => isHard(word, index, easy)).length,
    0,
  );
  return 3.1291 + 1.043 * Math.sqrt((hard * 30) / sentences.length);
}

/** Why a page of this grade is refused; undefined where it is not. Grades are said as whole years. */
export function gradeProblem(grade: number): string | undefined {
  const year = Math.round(grade);
  if (year >= GRADES.from && year <= GRADES.to) return undefined;
  const advice = year > GRADES.to ? 'use shorter words' : 'write whole sentences, with their because and so';
  return `takes ${year} years of school to read; it has to take ${GRADES.from} to ${GRADES.to}: ${advice}`;
}
