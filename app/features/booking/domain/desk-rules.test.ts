import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, overlaps, subtract, union, type Interval } from '#app/lib/interval.ts';
import { minuteMs, wallClockOf, weekdayOf } from '#app/lib/time.ts';
import { freeGaps } from './desk-gaps.ts';
import { nextByDesk, statusOfKey } from './desk-keys.ts';
import { mayBecome, appointmentStatuses } from './appointment.ts';
import { passedOver, placementProblem } from './desk-placement.ts';
import { expectedStarts, waitMinutes, type QueueEntry } from './desk-queue.ts';
import { seriesTimes } from './desk-series.ts';
import { demoSettings, demoTypes, dermatologist, inNagpur, surgeon } from './testing.ts';

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
    passedOver(demoSettings, hair, at(clock, date), new Map([[surgeon.id, taken]]));

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
    for (const from of appointmentStatuses) for (const to of nextByDesk(from)) expect(mayBecome(from, to)).toBe(true);
    expect(nextByDesk('arrived')).not.toContain('cancelled');
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
