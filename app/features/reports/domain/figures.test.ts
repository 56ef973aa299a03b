import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/time.ts';
import type { VisitCounts } from '#app/features/scheduling/domain/visit-counts.ts';
import { figuresOf, shareOf } from './figures.ts';
import { parsePeriod, weekOf, weeksOf } from './period.ts';

const today = '2026-11-20';
const ask = (query: Record<string, string>) => parsePeriod(new URLSearchParams(query), today);
const nothing: VisitCounts = {
  bookings: [],
  outcomes: [],
  leadDays: [],
  beganOn: [],
  treatments: [],
  visits: [],
  hours: [],
};

const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((total, row) => total + row.count, 0);

describe('the period of the figures', () => {
  it('is the last twelve weeks unless something else is asked for', () => {
    const usual = { from: '2026-08-31', to: '2026-11-22' };
    expect(ask({})).toMatchObject({ name: '12-weeks', period: usual });
    expect(ask({ period: 'for ever' }).period).toEqual(usual);
    expect(ask({ period: '4-weeks' }).period).toEqual({ from: '2026-10-26', to: '2026-11-22' });
  });

  it('may be days of one’s own, and says why it is not', () => {
    expect(ask({ period: 'own', from: '1 Oct 2026', to: '31/10/2026' }).period).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    });
    expect(ask({ period: 'own', from: 'then', to: 'now' }).error).toBe('not-a-date');
    expect(ask({ period: 'own', from: '2 Oct 2026', to: '1 Oct 2026' }).error).toBe('ends-before-begins');
    expect(ask({ period: 'own', from: '1 Jan 2020', to: '1 Oct 2026' }).error).toBe('too-long');
  });

  it('is cut into weeks that begin on Monday and leave no day out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
        const from = addDays('2026-01-01', start);
        const to = addDays(from, length);
        const weeks = weeksOf({ from, to });
        expect(weeks[0]).toBe(weekOf(from));
        expect(weeks.at(-1)).toBe(weekOf(to));
        expect(new Set(weeks).size).toBe(weeks.length);
      }),
    );
  });
});

describe('the figures', () => {
  const period = { from: '2026-11-09', to: '2026-11-22' };

  it('show every week, also those in which nothing happened', () => {
    const bookings = [
      { week: '2026-11-16', through: 'website', count: 3 },
      { week: '2026-11-16', through: 'api', count: 2 },
      { week: '2026-11-16', through: 'desk', count: 4 },
      { week: '2026-11-16', through: 'walk-in', count: 5 },
      { week: '2026-11-16', through: 'waiting-list', count: 1 },
    ];
    expect(figuresOf({ ...nothing, bookings }, period).bookings).toEqual([
      { week: '2026-11-09', website: 0, desk: 0, 'walk-in': 0, 'waiting-list': 0, other: 0 },
      { week: '2026-11-16', website: 3, desk: 4, 'walk-in': 5, 'waiting-list': 1, other: 2 },
    ]);
  });

  it('tell those who came from those who did not and those still open', () => {
    const statuses = ['completed', 'arrived', 'in-consultation', 'no-show', 'cancelled', 'booked', 'confirmed'];
    const outcomes = statuses.map((status) => ({ week: '2026-11-09', status, count: 1 }));
    expect(figuresOf({ ...nothing, outcomes }, period).outcomes[0]).toEqual({
      week: '2026-11-09',
      came: 3,
      'no-show': 1,
      cancelled: 1,
      open: 2,
    });
  });

  it('put every booking into one step of lead time, and name the middle one', () => {
    const days = fc.array(fc.record({ days: fc.integer({ min: -1, max: 90 }), count: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(days, (leadDays) => {
        const figures = figuresOf({ ...nothing, leadDays }, period);
        expect(sum(figures.leadTimes)).toBe(sum(leadDays));
        const all = leadDays.flatMap((row) => Array.from({ length: row.count }, () => Math.max(0, row.days)));
        const sorted = all.toSorted((a, b) => a - b);
        expect(figures.medianLeadDays).toBe(sorted[Math.ceil(sorted.length / 2) - 1] ?? null);
      }),
    );
  });

  it('give shares with one decimal, and none of nothing', () => {
    expect([shareOf(1, 3), shareOf(0, 5), shareOf(0, 0)]).toEqual([33.3, 0, null]);
  });
});
