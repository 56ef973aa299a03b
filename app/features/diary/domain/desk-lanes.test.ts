import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowLines, foldedMinutes, placedVisits } from './desk-lanes.ts';

interface Visit {
  readonly from: number;
  readonly to: number;
  readonly isMissed: boolean;
}
const visit = fc
  .record({
    from: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 5, max: 60 }),
    isMissed: fc.boolean(),
  })
  .map(({ from, length, isMissed }): Visit => ({ from, to: from + length, isMissed }));
const visits = fc.array(visit, { maxLength: 12 }).map((list) => list.toSorted((a, b) => a.from - b.from));
const isMissed = (each: Visit): boolean => each.isMissed;

describe('where visits are drawn', () => {
  test('nothing that is drawn lies over another: what overlaps has another lane of the same bunch', () => {
    fc.assert(
      fc.property(visits, (list) => {
        const placed = placedVisits(list, [], isMissed);
        expect(placed).toHaveLength(list.length);
        placed.forEach((one, index) => {
          for (const other of placed.slice(index + 1)) {
            const isOver = one.drawnFrom < other.drawnTo && other.drawnFrom < one.drawnTo;
            expect(isOver && one.lane === other.lane && one.lanes === other.lanes).toBe(false);
          }
          expect(one.lane).toBeLessThan(one.lanes);
        });
      }),
    );
  });

  test('only who did not come is folded, and only where somebody else or a gap has the time', () => {
    fc.assert(
      fc.property(visits, visits, (list, gaps) => {
        for (const each of placedVisits(list, gaps, isMissed)) {
          const others = [...list.filter((other) => !other.isMissed), ...gaps];
          const isShared = others.some((other) => other.from < each.to && each.from < other.to);
          expect(each.isFolded).toBe(each.isMissed && isShared);
        }
      }),
    );
  });

  test('a patient who got the time of a missed visit has the whole width, below one line', () => {
    const missed = { from: 630, to: 650, isMissed: true };
    const real = { from: 630, to: 650, isMissed: false };
    const [line, card] = placedVisits([missed, real], [], isMissed);
    expect(line).toMatchObject({ isFolded: true, drawnFrom: 630, drawnTo: 630 + foldedMinutes, lanes: 1 });
    expect(card).toMatchObject({ isFolded: false, drawnFrom: 630 + foldedMinutes, drawnTo: 650, lanes: 1 });
  });

  test('a visit of ten minutes keeps its height beside the line', () => {
    const placed = placedVisits(
      [
        { from: 630, to: 640, isMissed: true },
        { from: 630, to: 640, isMissed: false },
      ],
      [],
      isMissed,
    );
    expect(placed.map(({ drawnTo, lanes }) => [drawnTo, lanes])).toEqual([
      [638, 2],
      [640, 2],
    ]);
  });

  test('a gap that begins with a missed visit is drawn below its line, one that began before it is not', () => {
    const line = [{ from: 630, to: 650 }];
    expect(belowLines(630, line)).toBe(638);
    expect(belowLines(633, line)).toBe(638);
    expect(belowLines(620, line)).toBe(620);
    expect(belowLines(640, line)).toBe(640);
  });
});
