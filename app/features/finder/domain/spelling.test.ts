import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersApart, mendedWords, vocabularyOf } from './spelling.ts';

const vocabulary = vocabularyOf(['dandruff', 'Eczema', 'psoriasis', 'rash', 'laser hair removal', 'गंजापन', 'kod']);

describe('words as they may have been meant', () => {
  it.each([
    ['dandraf', 'dandruff'],
    ['eczma', 'eczema'],
    ['soriasis', 'psoriasis'],
    ['lazer hair removel', 'laser hair removal'],
    ['गजापनन', 'गंजापन'],
  ])('“%s” is “%s”', (asked, meant) => {
    expect(mendedWords(asked, vocabulary)).toBe(meant);
  });

  it.each(['dandruff', 'dandr', 'best treatment', 'wash', 'kot', 'konda', 'zzzzqqqq', ''])('“%s” is left', (asked) => {
    expect(mendedWords(asked, vocabulary)).toBeUndefined();
  });
});

describe('how far two words are apart', () => {
  it.each([
    ['acne', 'acne', 0],
    ['acne', 'anqe', 2],
    ['scar', 'scra', 1],
    ['mole', 'moles', 1],
    ['', 'ab', 2],
    ['botox', 'laser', 3],
  ])('%s and %s', (a, b, apart) => {
    expect(lettersApart(a, b, 2)).toBe(apart);
  });

  it('is the same in both directions, and nothing only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(lettersApart(a, b, 9)).toBe(lettersApart(b, a, 9));
        expect(lettersApart(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });
});
