import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, overlaps, subtract, union, type Interval } from '#app/lib/interval.ts';
import { minuteMs, wallClockOf, weekdayOf } from '#app/lib/time.ts';
import { bookableGaps, freeGaps, pausesAfter, startInGap } from './desk-gaps.ts';
import { nextByDesk, statusOfKey } from './desk-keys.ts';
import { mayBecome, appointmentStatuses } from '#app/features/scheduling/domain/appointment.ts';
import { overriddenRules, placementProblem } from './desk-placement.ts';
import { expectedStarts, waitMinutes, type QueueEntry } from './desk-queue.ts';
import { seriesTimes } from './desk-series.ts';
import { demoSettings, demoTypes, dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 120 }))
  .map(([start, length]): Interval => ({ start: start * minuteMs, end: (start + length) * minuteMs }));
const stretches = fc.array(stretch, { maxLength: 12 });
const moment = fc.integer({ min: 0, max: 700 }).map((minutes) => minutes * minuteMs);

describe('free gaps', () => {
  test('lie in working time, ahead, clear of everything held, and are long enough; no other such time is left out', () => {
    fc.assert(
      fc.property(stretches, stretches, fc.integer({ min: 5, max: 60 }), moment, (working, taken, least, from) => {
        const gaps = freeGaps(working, taken, least, from);
        for (const gap of gaps) {
          expect(gap.end - gap.start).toBeGreaterThanOrEqual(least * minuteMs);
          expect(gap.start).toBeGreaterThanOrEqual(from);
          expect(union(working).some((stretchOfWork) => contains(stretchOfWork, gap))).toBe(true);
          expect(taken.some((busy) => overlaps(busy, gap))).toBe(false);
        }
        const rest = subtract(working, [...taken, ...gaps, { start: 0, end: from }]);
        expect(rest.every(({ start, end }) => end - start < least * minuteMs)).toBe(true);
      }),
    );
  });
});

describe('the pause after a visit', () => {
  test('is what is kept after it, without other visits, breaks and what is too short for a word', () => {
    const visits = [
      [0, 45, 65],
      [55, 75, 80],
      [200, 230, 250],
      [300, 330, 345],
    ].map(([from = 0, to = 0, until = 0]) => ({
      startsAt: from * minuteMs,
      endsAt: to * minuteMs,
      heldUntil: until * minuteMs,
    }));
    const pauses = pausesAfter(visits, [{ start: 240 * minuteMs, end: 300 * minuteMs }]);
    expect(pauses.map(({ start, end }) => [start / minuteMs, end / minuteMs])).toEqual([
      [45, 55],
      [230, 240],
      [330, 345],
    ]);
  });
});

describe('gaps as every screen of the diary shows them', () => {
  const step = fc.constantFrom(5, 10, 15, 20);
  const minute = fc.integer({ min: 0, max: 1200 });

  test('begin at a start that can be booked, or are not shown', () => {
    expect(
      bookableGaps(
        [
          { from: 805, to: 840 },
          { from: 905, to: 920 },
        ],
        10,
        20,
      ),
    ).toEqual([{ from: 810, to: 840 }]);
    fc.assert(
      fc.property(minute, minute, step, step, (from, length, grid, least) => {
        const to = from + length;
        const gaps = bookableGaps([{ from, to }], grid, least);
        for (const gap of gaps) {
          expect(gap.from % grid).toBe(0);
          expect(gap.from - from).toBeLessThan(grid);
          expect(gap.to - gap.from).toBeGreaterThanOrEqual(least);
        }
        expect(gaps.length > 0 || length < least + grid).toBe(true);
      }),
    );
  });

  test('a place in a gap is the step above it, with room for the shortest visit', () => {
    const gap = { from: 1140, to: 1200 };
    expect([0, 0.5, 0.76, 1, 2, -1].map((part) => startInGap(gap, part, 15, 20))).toEqual([
      1140, 1170, 1170, 1170, 1170, 1140,
    ]);
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.double({ min: 0, max: 1, noNaN: true }),
        step,
        step,
        (from, more, part, grid, least) => {
          const [shown] = bookableGaps([{ from, to: from + more }], grid, least);
          fc.pre(shown !== undefined);
          const start = startInGap(shown, part, grid, least);
          expect(start % grid).toBe(0);
          expect(start).toBeGreaterThanOrEqual(shown.from);
          expect(start + least).toBeLessThanOrEqual(shown.to);
        },
      ),
    );
  });
});

const people = ['first', 'second'];
const entry = fc.record({
  minutes: fc.integer({ min: 5, max: 60 }),
  practitionerIds: fc.subarray(people, { minLength: 1 }),
});
const numbered = fc
  .array(entry, { maxLength: 10 })
  .map((entries) => entries.map((each, index): QueueEntry => ({ ...each, id: String(index) })));
const day = fc.record({ first: stretches, second: stretches }).map((by) => new Map(Object.entries(by)));

describe('expected waits', () => {
  test('put nobody before now, outside working time, onto a held time or onto somebody else of the queue', () => {
    fc.assert(
      fc.property(numbered, day, day, moment, (entries, working, taken, now) => {
        const expected = expectedStarts(entries, working, taken, now);
        const seen: (Interval & { who: string })[] = [];
        for (const { id, minutes } of entries) {
          const start = expected.get(id);
          if (!start) continue;
          const visit = { start: start.startsAt, end: start.startsAt + minutes * minuteMs };
          expect(visit.start).toBeGreaterThanOrEqual(now);
          expect(union(working.get(start.practitionerId)!).some((each) => contains(each, visit))).toBe(true);
          expect((taken.get(start.practitionerId) ?? []).some((busy) => overlaps(busy, visit))).toBe(false);
          expect(seen.some((other) => other.who === start.practitionerId && overlaps(other, visit))).toBe(false);
          seen.push({ ...visit, who: start.practitionerId });
        }
      }),
    );
  });

  test('of those who wait already never grow when somebody joins behind them', () => {
    fc.assert(
      fc.property(numbered, day, day, moment, (entries, working, taken, now) => {
        fc.pre(entries.length > 0);
        const before = expectedStarts(entries.slice(0, -1), working, taken, now);
        const after = expectedStarts(entries, working, taken, now);
        for (const [id, start] of before) expect(after.get(id)).toEqual(start);
      }),
    );
  });

  test('are told in fives, rounded up, and never below nothing', () => {
    expect([0, 1, 5, 6, 61].map((minutes) => waitMinutes(minutes * minuteMs, 0))).toEqual([0, 5, 5, 10, 65]);
    expect(waitMinutes(0, 60 * minuteMs)).toBe(0);
  });
});

describe('a series', () => {
  test('keeps weekday and clock when its sessions are whole weeks apart, also over a change of the clocks', () => {
    const first = Date.parse('2026-03-01T10:30:00-08:00');
    const times = seriesTimes(first, 4, 28, 'America/Los_Angeles').map((at) => wallClockOf(at, 'America/Los_Angeles'));
    expect(new Set(times.map(({ minute }) => minute))).toEqual(new Set([630]));
    expect(new Set(times.map(({ date }) => weekdayOf(date))).size).toBe(1);
    expect(times.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-29', '2026-04-26', '2026-05-24']);
  });
});

describe('what the desk passes over', () => {
  const hair = demoTypes.find(({ id }) => id === 'hair-consultation')!;
  const at = (clock: string, date = '2026-11-23') => ({
    appointmentTypeId: hair.id,
    practitionerId: surgeon.id,
    startsAt: inNagpur(date, clock),
    minutes: 30,
  });
  const rules = (clock: string, date?: string, taken: readonly Interval[] = []) =>
    overriddenRules(demoSettings, hair, at(clock, date), new Map([[surgeon.id, taken]]));

  test('is nothing inside hours and off taken times', () => {
    expect(rules('10:30')).toEqual([]);
    expect(rules('13:30')).toEqual([]);
  });

  test('is the hours when a visit reaches into a break, past closing, or lies on a closed day', () => {
    expect(rules('13:40')).toEqual(['outside-hours']);
    expect(rules('19:40')).toEqual(['outside-hours']);
    expect(rules('12:00', '2027-01-26')).toEqual(['outside-hours']);
  });

  test('is the other one’s time when it is held', () => {
    const held = { start: inNagpur('2026-11-23', '10:50'), end: inNagpur('2026-11-23', '11:20') };
    expect(rules('10:30', undefined, [held])).toEqual(['taken']);
    expect(rules('11:20', undefined, [held])).toEqual([]);
  });

  test('can’t be the past of another day, somebody unknown, or a visit they do not give', () => {
    const now = inNagpur('2026-11-23', '17:00');
    expect(placementProblem(demoSettings, at('10:30'), now)).toBeUndefined();
    expect(placementProblem(demoSettings, at('10:30', '2026-11-21'), now)).toBe('in-the-past');
    expect(placementProblem(demoSettings, { ...at('18:00'), practitionerId: 'nobody' }, now)).toBe(
      'unknown-practitioner',
    );
    expect(placementProblem(demoSettings, { ...at('18:00'), appointmentTypeId: 'laser-session' }, now)).toBe(
      'not-offered-by',
    );
    expect(placementProblem(demoSettings, { ...at('18:00'), minutes: 481 }, now)).toBe('too-long');
    expect(placementProblem(demoSettings, { ...at('18:00'), practitionerId: dermatologist.id }, now)).toBeUndefined();
  });
});

describe('status keys', () => {
  test('lead only where the table of statuses does', () => {
    const onDay = '2026-11-23';
    for (const from of appointmentStatuses)
      for (const to of nextByDesk(from, onDay, onDay)) expect(mayBecome(from, to)).toBe(true);
    expect(nextByDesk('arrived', onDay, onDay)).not.toContain('cancelled');
  });

  test('say of a visit on another day only what can be true before it', () => {
    expect(nextByDesk('booked', '2026-12-02', '2026-11-24')).toEqual(['confirmed']);
    expect(nextByDesk('confirmed', '2026-12-02', '2026-11-24')).toEqual(['booked']);
    expect(nextByDesk('booked', '2026-11-23', '2026-11-24')).toContain('no-show');
  });

  test('are read whatever their case, and other keys are none', () => {
    expect(['b', 'C', 'i', 'x', 'Enter'].map(statusOfKey)).toEqual([
      'booked',
      'confirmed',
      'in-consultation',
      undefined,
      undefined,
    ]);
  });
});
