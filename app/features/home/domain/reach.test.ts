import { describe, expect, it } from 'vitest';
import { byReach, firstDepth, nearestDepth, nearestReach, reaches, type Reach } from './reach.ts';

const needles: Reach = { name: 'Needles', path: '/n', from: 0.5, to: 2.5, stops: [], words: '0.5 to 2.5 mm' };
const focused: Reach = {
  name: 'Focused',
  path: '/f',
  from: 1.5,
  to: 4.5,
  stops: [1.5, 3, 4.5],
  words: '1.5, 3.0 and 4.5 mm',
};

describe('how deep a treatment works', () => {
  it('is anywhere in its range, both ends included', () => {
    expect([0.4, 0.5, 1.7, 2.5, 2.6].map((mm) => reaches(needles, mm))).toEqual([false, true, true, true, false]);
  });

  it('is only at its stops when it has set depths', () => {
    expect([1.5, 1.6, 3, 4.4, 4.5].map((mm) => reaches(focused, mm))).toEqual([true, false, true, false, true]);
  });

  it('is not missed through the noise of adding tenths', () => {
    expect(reaches(needles, 0.1 + 0.2 + 0.2)).toBe(true);
    expect(reaches(focused, 0.1 * 3 * 10)).toBe(true);
  });
});

describe('the nearest depth', () => {
  it('is the depth itself inside a range, and its end outside', () => {
    expect([0, 1.2, 6].map((mm) => nearestDepth(needles, mm))).toEqual([0.5, 1.2, 2.5]);
  });

  it('is the nearest stop of a device with set depths', () => {
    expect([0, 2, 2.4, 6].map((mm) => nearestDepth(focused, mm))).toEqual([1.5, 1.5, 3, 4.5]);
  });

  it('belongs to the treatment that comes nearest', () => {
    expect(nearestReach([needles, focused], 2.7)).toEqual({ reach: needles, depthMm: 2.5 });
    expect(nearestReach([needles, focused], 2.9)).toEqual({ reach: focused, depthMm: 3 });
    expect(nearestReach([], 1)).toBeUndefined();
  });
});

it('treatments that work at the same depths share a column, others do not', () => {
  const roller = { ...needles, path: '/r' };
  const spread = { ...focused, stops: [] };
  expect(byReach([needles, focused, roller, spread])).toEqual([[needles, roller], [focused], [spread]]);
  expect(byReach([])).toEqual([]);
});

describe('the first depth of the control', () => {
  it('is one at which something works, near the middle of the dermis', () => {
    expect(firstDepth([needles])).toBe(1.5);
    expect(firstDepth([{ ...focused, stops: [3, 4.5] }])).toBe(3);
    expect(firstDepth([{ ...needles, from: 0, to: 0.1 }, needles])).toBe(1.5);
  });

  it('is in the dermis while no treatment gives a depth', () => {
    expect(firstDepth([])).toBe(1.5);
  });
});
