import { describe, expect, it } from 'vitest';
import { recoveryLine, sayWhen } from './recovery.ts';

describe('when a stretch of the recovery is', () => {
  it.each([
    [{ from: 0, to: 1, unit: 'days' }, 'The first day'],
    [{ from: 0, to: 4, unit: 'hours' }, 'The first 4 hours'],
    [{ from: 0, to: 0, unit: 'days' }, 'The same day'],
    [{ from: 2, to: 7, unit: 'days' }, '2 to 7 days'],
    [{ from: 6, to: 6, unit: 'weeks' }, 'About 6 weeks'],
    [{ from: 1, to: 1, unit: 'years' }, 'About 1 year'],
  ] as const)('%o reads %s', (span, said) => expect(sayWhen(span)).toBe(said));
});

describe('the line of a recovery', () => {
  const line = recoveryLine([
    { from: 0, to: 1, unit: 'days' },
    { from: 2, to: 7, unit: 'days' },
    { from: 6, to: 12, unit: 'months' },
  ]);

  it('begins with the treatment and ends with the last step, in the order of time', () => {
    expect(line.bars[0]?.from).toBe(0);
    expect(line.bars.at(-1)?.to).toBe(100);
    expect(line.bars.flatMap(({ from, to }) => [from, to])).toEqual(
      line.bars.flatMap(({ from, to }) => [from, to]).toSorted((a, b) => a - b),
    );
  });

  it('gives the first days more room than the last months', () => {
    const [, days, months] = line.bars.map(({ from, to }) => to - from);
    expect(days).toBeGreaterThan(months ?? 0);
  });

  it('has marks of time that do not run into each other', () => {
    expect(line.ticks.length).toBeGreaterThan(2);
    for (const [index, { at }] of line.ticks.slice(1).entries())
      expect(at - (line.ticks[index]?.at ?? 0)).toBeGreaterThanOrEqual(26);
  });

  it('is drawn for a single moment too', () => {
    expect(recoveryLine([{ from: 6, to: 6, unit: 'weeks' }]).bars).toEqual([{ from: 0, to: 0 }]);
  });
});
