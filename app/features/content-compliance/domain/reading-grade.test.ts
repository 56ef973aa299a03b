import { describe, expect, it } from 'vitest';
import { gradeProblem, readingGrade, syllables } from './reading-grade.ts';

describe('syllables', () => {
  it.each([
    ['cat', 1],
    ['closed', 1],
    ['used', 1],
    ['every', 2],
    ['treated', 2],
    ['noses', 2],
    ['little', 2],
    ['medicine', 3],
    ['injection', 3],
    ['dermatologist', 5],
  ])('of %s are %i', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
});

describe('the reading grade', () => {
  const easy = new Set(['isotretinoin']);

  it('is the formula of McLaughlin: hard words in thirty sentences', () => {
    expect(readingGrade(['The cat sat.'], easy)).toBeCloseTo(3.13, 2);
    // One hard word in each sentence is thirty in thirty.
    expect(readingGrade(['The medicine is red.'], easy)).toBeCloseTo(3.1291 + 1.043 * Math.sqrt(30), 4);
  });

  it('counts names of what a page is about, and of people and places, as easy', () => {
    expect(readingGrade(['You take Isotretinoin in Chhattisgarh.'], easy)).toBeCloseTo(3.13, 2);
    expect(readingGrade(['Isotretinoin is red.'], easy)).toBeCloseTo(3.13, 2);
    expect(readingGrade(['Medicine is red.'], easy)).toBeGreaterThan(8);
  });

  it('has to be 5 to 8, in whole years', () => {
    expect(gradeProblem(4.6)).toBeUndefined();
    expect(gradeProblem(8.4)).toBeUndefined();
    expect(gradeProblem(8.6)).toMatch(/takes 9 years .* use shorter words/);
    expect(gradeProblem(4.2)).toMatch(/takes 4 years .* whole sentences/);
  });
});
