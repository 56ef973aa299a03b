import { describe, expect, it } from 'vitest';
import { startingPoints } from './starting-points.ts';

describe('the words to start from', () => {
  const lists = [['pits', 'moles'], ['pits', 'pits'], ['warts']];

  it('stand from A to Z with the number of treatments behind each', () => {
    expect(startingPoints(lists)).toEqual([
      { word: 'moles', count: 1 },
      { word: 'pits', count: 2 },
      { word: 'warts', count: 1 },
    ]);
  });

  it('leave out what leads to too few', () => {
    expect(startingPoints(lists, 2)).toEqual([{ word: 'pits', count: 2 }]);
  });
});
