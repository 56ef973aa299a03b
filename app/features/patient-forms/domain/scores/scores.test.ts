import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gags } from './gags.ts';
import { mmasi } from './mmasi.ts';
import { salt } from './salt.ts';
import { isUsual, scores } from './scores.ts';

describe('SALT', () => {
  // The areas' shares as in Olsen 2004; the sum is 8.0 + 12.0 + 5.4 + 7.2, worked by hand.
  test('of 20 % on top, 50 % at the back, 30 % right and 40 % left is 32.6, band S2', () => {
    const total = salt.total({ top: 20, back: 50, right: 30, left: 40 });
    expect(total).toBe(32.6);
    expect(salt.band(total)).toBe('S2, 25 to 49 %');
  });

  test('of half the right side alone is 9: a side is 18 % of the scalp', () => {
    expect(salt.total({ top: 0, back: 0, right: 50, left: 0 })).toBe(9);
  });

  test.each([
    [0, 'S0, no hair loss'],
    [0.2, 'S1, less than 25 %'],
    [24.9, 'S1, less than 25 %'],
    [25, 'S2, 25 to 49 %'],
    [49.9, 'S2, 25 to 49 %'],
    [50, 'S3, 50 to 74 %'],
    [75, 'S4, 75 to 99 %'],
    [99.8, 'S4, 75 to 99 %'],
    [100, 'S5, all hair lost'],
  ])('of %d is %s', (total, band) => {
    expect(salt.band(total)).toBe(band);
  });
});

describe('GAGS', () => {
  // Worst spots as in the training table of KBLIM Skin Clinic (papules right, pustules left, nodules on nose, chin and
  // trunk), with a clear forehead; factors of Doshi 1997: 0 + 4 + 6 + 4 + 4 + 12.
  test('of papules right, pustules left, nodules on nose, chin and chest is 30, moderate', () => {
    const total = gags.total({
      forehead: 0,
      'right-cheek': 2,
      'left-cheek': 3,
      nose: 4,
      chin: 4,
      'chest-and-back': 4,
    });
    expect(total).toBe(30);
    expect(gags.band(total)).toBe('moderate');
  });

  test.each([
    [0, 'none'],
    [1, 'mild'],
    [18, 'mild'],
    [19, 'moderate'],
    [30, 'moderate'],
    [31, 'severe'],
    [38, 'severe'],
    [39, 'very severe'],
    [44, 'very severe'],
  ])('of %d is %s', (total, band) => {
    expect(gags.band(total)).toBe(band);
  });
});

describe('mMASI', () => {
  // Steps and weights of Pandya 2011: 0.3 x 2 x 2 + 0.3 x 4 x 3 + 0.3 x 3 x 3 + 0.1 x 1 x 1, worked by hand.
  test('weighs the forehead and each cheek three times the chin', () => {
    expect(
      mmasi.total({
        'forehead-area': 2,
        'forehead-darkness': 2,
        'right-cheek-area': 4,
        'right-cheek-darkness': 3,
        'left-cheek-area': 3,
        'left-cheek-darkness': 3,
        'chin-area': 1,
        'chin-darkness': 1,
      }),
    ).toBe(7.6);
  });

  test('has no bands', () => {
    expect(mmasi.band(12)).toBeUndefined();
  });
});

describe.each(Object.values(scores))('$title', (score) => {
  const partsAt = (end: 'min' | 'max') => Object.fromEntries(score.parts.map((part) => [part.id, part[end]]));

  test('runs from 0 to its published maximum', () => {
    expect(score.total(partsAt('min'))).toBe(0);
    expect(score.total(partsAt('max'))).toBe(score.max);
  });

  test('never falls when a part rises', () => {
    const parts = record(
      Object.fromEntries(score.parts.map(({ id, min, max }) => [id, integer({ min, max: max - 1 })])),
    );
    assert(
      property(parts, constantFrom(...score.parts), (given, { id }) => {
        expect(score.total({ ...given, [id]: (given[id] ?? 0) + 1 })).toBeGreaterThanOrEqual(score.total(given));
      }),
    );
  });
});

describe('a score is usual', () => {
  test('for what it measures, and for every concern where it names none', () => {
    expect(isUsual('gags', { 'skin-concern': 'acne' })).toBe(true);
    expect(isUsual('mmasi', { 'skin-concern': 'marks' })).toBe(true);
    for (const name of ['gags', 'mmasi'] as const) {
      expect(isUsual(name, { 'skin-concern': 'growth' })).toBe(false);
      expect(isUsual(name, {})).toBe(false);
    }
    expect(isUsual('salt', {})).toBe(true);
  });
});
