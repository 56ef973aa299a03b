import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap, pairsByOverlap, shinglesOf } from './shingles.ts';

const text = fc
  .array(fc.constantFrom('skin', 'hair', 'lamp', 'water', 'road'), { maxLength: 30 })
  .map((w) => w.join(' '));

describe('the shingles of a text', () => {
  it('are its runs of four words, in lower case, letters only', () => {
    expect([...shinglesOf('One two, THREE 4 four five.')]).toEqual(['one two three four', 'two three four five']);
  });

  it('count a repeated run once, and a text of three words has none', () => {
    expect(shinglesOf('a b c d a b c d').size).toBe(4);
    expect(shinglesOf('one two three').size).toBe(0);
  });
});

describe('the overlap of two texts', () => {
  it('is one with itself, nought with a stranger, and what they share by what they hold otherwise', () => {
    const a = shinglesOf('a b c d e');
    expect(overlap(a, a)).toBe(1);
    expect(overlap(a, shinglesOf('v w x y z'))).toBe(0);
    expect(overlap(a, shinglesOf('a b c d f'))).toBeCloseTo(1 / 3);
  });

  it('is the same both ways and from nought to one', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = [shinglesOf(one), shinglesOf(other)];
        expect(overlap(a, b)).toBe(overlap(b, a));
        expect(overlap(a, b)).toBeGreaterThanOrEqual(0);
        expect(overlap(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is told for every pair, the most alike first', () => {
    const texts = new Map([
      ['x', 'a b c d e'],
      ['y', 'q r s t u'],
      ['z', 'a b c d f'],
    ]);
    expect(pairsByOverlap(texts).map(({ a, b }) => a + b)).toEqual(['xz', 'xy', 'yz']);
  });
});
