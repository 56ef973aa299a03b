import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, intersect, overlaps, subtract, union, type Interval } from './interval.ts';

const interval = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]): Interval => ({ start, end: start + length }));
const intervals = fc.array(interval, { maxLength: 8 });
const moments = Array.from({ length: 75 }, (_, index) => index);

const covers = (list: readonly Interval[], moment: number) =>
  list.some(({ start, end }) => start <= moment && moment < end);

/** Whether the stretches are non-empty, sorted and separate. */
function isTidy(list: readonly Interval[]) {
  return list.every(({ start, end }, index) => start < end && end <= (list[index + 1]?.start ?? Infinity));
}

describe('half-open intervals', () => {
  test('the union covers exactly the moments that one of them covers, without touching neighbours', () => {
    fc.assert(
      fc.property(intervals, (list) => {
        const result = union(list);
        expect(isTidy(result)).toBe(true);
        for (const [index, { end }] of result.entries()) expect(result[index + 1]?.start).not.toBe(end);
        for (const moment of moments) expect(covers(result, moment)).toBe(covers(list, moment));
      }),
    );
  });

  test('subtracting leaves exactly the moments of the first that the second does not cover', () => {
    fc.assert(
      fc.property(intervals, intervals, (from, taken) => {
        const result = subtract(from, taken);
        expect(isTidy(result)).toBe(true);
        for (const moment of moments)
          expect(covers(result, moment)).toBe(covers(from, moment) && !covers(taken, moment));
      }),
    );
  });

  test('intersecting leaves exactly the moments both cover', () => {
    fc.assert(
      fc.property(intervals, intervals, (a, b) => {
        const result = intersect(a, b);
        expect(isTidy(result)).toBe(true);
        for (const moment of moments) expect(covers(result, moment)).toBe(covers(a, moment) && covers(b, moment));
      }),
    );
  });

  test('the order of the inputs changes nothing', () => {
    fc.assert(
      fc.property(intervals, intervals, (a, b) => {
        expect(union(a.toReversed())).toEqual(union(a));
        expect(subtract(a.toReversed(), b.toReversed())).toEqual(subtract(a, b));
        expect(intersect(b, a.toReversed())).toEqual(intersect(a, b));
      }),
    );
  });

  test('two intervals overlap when they share a moment, and touching is not overlapping', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(overlaps(a, b)).toBe(moments.some((moment) => covers([a], moment) && covers([b], moment)));
      }),
    );
    expect(overlaps({ start: 0, end: 5 }, { start: 5, end: 9 })).toBe(false);
  });

  test('an interval contains itself and its parts, and nothing that sticks out', () => {
    expect(contains({ start: 2, end: 9 }, { start: 2, end: 9 })).toBe(true);
    expect(contains({ start: 2, end: 9 }, { start: 3, end: 4 })).toBe(true);
    expect(contains({ start: 2, end: 9 }, { start: 1, end: 4 })).toBe(false);
    expect(contains({ start: 2, end: 9 }, { start: 8, end: 10 })).toBe(false);
  });
});
