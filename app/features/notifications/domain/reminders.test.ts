import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { minuteMs, wallClockOf } from '#app/lib/time.ts';
import { isDaytime, justToldMs, remindAheadMs, remindersDue, remindersOf } from './reminders.ts';

const zone = 'Asia/Kolkata';
const longAgo = inNagpur('2026-11-01', '12:00');
const at = (date: string, clock: string) => inNagpur(date, clock);

/** When a visit's reminders go out, as clocks in Nagpur show it. */
function planned(startsAt: number, toldAt = longAgo): string[] {
  return remindersOf({ startsAt, toldAt }, zone).map(({ kind, sendAt }) => {
    const { date, minute } = wallClockOf(sendAt, zone);
    return `${kind} ${date.slice(5)} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  });
}

describe('reminders', () => {
  test('go out a day and two hours before', () => {
    expect(planned(at('2026-11-23', '15:00'))).toEqual(['reminder-day 11-22 15:00', 'reminder-hours 11-23 13:00']);
  });

  test('of an early visit: the day before in the morning, and no second one out of the night', () => {
    expect(planned(at('2026-11-23', '07:30'))).toEqual(['reminder-day 11-22 8:00']);
    expect(planned(at('2026-11-23', '09:59'))).toEqual(['reminder-day 11-22 9:59']);
    expect(planned(at('2026-11-23', '10:00'))).toEqual(['reminder-day 11-22 10:00', 'reminder-hours 11-23 8:00']);
  });

  test('of an early visit booked too late for the first: the second in the evening before', () => {
    expect(planned(at('2026-11-23', '09:00'), at('2026-11-22', '12:00'))).toEqual(['reminder-hours 11-22 20:30']);
    expect(planned(at('2026-11-23', '09:00'), at('2026-11-22', '18:00'))).toEqual([]);
  });

  test('do not repeat what somebody was told within four hours', () => {
    const startsAt = at('2026-11-23', '15:00');
    expect(planned(startsAt, at('2026-11-22', '11:00'))).toHaveLength(2);
    expect(planned(startsAt, at('2026-11-22', '11:01'))).toEqual(['reminder-hours 11-23 13:00']);
    expect(planned(startsAt, at('2026-11-23', '09:01'))).toEqual([]);
  });

  test('that a stopped server missed still go out while they are of use', () => {
    const visit = { startsAt: at('2026-11-23', '15:00'), toldAt: longAgo };
    expect(remindersDue(visit, zone, at('2026-11-22', '14:59'))).toEqual([]);
    expect(remindersDue(visit, zone, at('2026-11-22', '15:00'))).toEqual(['reminder-day']);
    expect(remindersDue(visit, zone, at('2026-11-22', '21:00'))).toEqual([]);
    expect(remindersDue(visit, zone, at('2026-11-23', '12:00'))).toEqual(['reminder-day']);
    expect(remindersDue(visit, zone, at('2026-11-23', '14:30'))).toEqual(['reminder-hours']);
    expect(remindersDue(visit, zone, at('2026-11-23', '14:31'))).toEqual([]);
  });

  const visits = fc.record({
    zone: fc.constantFrom('Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia', 'UTC'),
    startsAt: fc
      .integer({ min: 0, max: 60 * 24 * 60 })
      .map((minutes) => at('2026-10-20', '00:00') + minutes * minuteMs),
    toldBefore: fc.integer({ min: 0, max: 14 * 24 * 60 }),
  });

  test('are never sent at night, after the visit, just after the booking, twice, or further ahead than is looked', () => {
    fc.assert(
      fc.property(visits, ({ zone: timeZone, startsAt, toldBefore }) => {
        const toldAt = startsAt - toldBefore * minuteMs;
        const plan = remindersOf({ startsAt, toldAt }, timeZone);
        expect(new Set(plan.map(({ kind }) => kind)).size).toBe(plan.length);
        for (const { sendAt } of plan) {
          expect(isDaytime(sendAt, timeZone)).toBe(true);
          expect(sendAt).toBeLessThan(startsAt);
          expect(sendAt - toldAt).toBeGreaterThanOrEqual(justToldMs);
          expect(startsAt - sendAt).toBeLessThanOrEqual(remindAheadMs);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('are due at no other time than by day and before the visit', () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: -3 * 24 * 60, max: 24 * 60 }), (visit, offset) => {
        const now = visit.startsAt + offset * minuteMs;
        const toldAt = visit.startsAt - visit.toldBefore * minuteMs;
        const due = remindersDue({ startsAt: visit.startsAt, toldAt }, visit.zone, now);
        expect(due.length === 0 || (now < visit.startsAt && isDaytime(now, visit.zone))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('of every visit booked days ahead: at least one', () => {
    fc.assert(
      fc.property(visits, ({ zone: timeZone, startsAt }) => {
        const toldAt = startsAt - 3 * 24 * 60 * minuteMs;
        expect(remindersOf({ startsAt, toldAt }, timeZone).length).toBeGreaterThan(0);
      }),
    );
  });
});
