import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteMs, wallClockOf } from '#app/lib/time.ts';
import { findSlots } from '#app/features/scheduling/domain/slots.ts';
import {
  demoClinic,
  demoSettings,
  firstDay,
  inNagpur,
  someNow,
  someSettings,
  someTaken,
} from '#app/features/scheduling/domain/fixtures.ts';
import { offerUntil, slotsForWish, type Wish } from './waiting-list.ts';

const day = '2026-11-23';
const wish: Wish = {
  appointmentTypeId: 'hair-consultation',
  practitionerId: null,
  wantedOn: [day],
  partOfDay: 'any',
};
const slots = findSlots(
  demoSettings,
  { appointmentTypeId: 'hair-consultation', from: '2026-11-23', until: '2026-11-25' },
  new Map(),
  inNagpur('2026-11-20', '14:17'),
);
const clockOf = (at: number | undefined) => at && wallClockOf(at, demoClinic.timeZone);

describe('what somebody who waits can be offered', () => {
  test('is the earliest time of a wanted day', () => {
    const [first] = slotsForWish(wish, slots, [], demoClinic.timeZone);
    expect(clockOf(first?.startsAt)).toEqual({ date: day, minute: 10 * 60 + 30 });
  });

  test('keeps to the part of the day and to the person', () => {
    const afternoon = slotsForWish({ ...wish, partOfDay: 'afternoon' }, slots, [], demoClinic.timeZone);
    expect(clockOf(afternoon[0]?.startsAt)).toEqual({ date: day, minute: 12 * 60 });
    const morning = slotsForWish({ ...wish, partOfDay: 'morning' }, slots, [], demoClinic.timeZone);
    expect(clockOf(morning.at(-1)?.startsAt)).toEqual({ date: day, minute: 11 * 60 + 50 });
    const mine = slotsForWish({ ...wish, practitionerId: 'dermatologist' }, slots, [], demoClinic.timeZone);
    expect(new Set(mine.map(({ practitionerId }) => practitionerId))).toEqual(new Set(['dermatologist']));
  });

  test('is no time that they were offered before, nor one that meets it', () => {
    const [first] = slotsForWish(wish, slots, [], demoClinic.timeZone);
    const next = slotsForWish({ ...wish, practitionerId: first!.practitionerId }, slots, [first!], demoClinic.timeZone);
    expect(next[0]!.startsAt).toBe(first!.endsAt);
  });

  test('is always a free slot of their wish, whatever the clinic', () => {
    fc.assert(
      fc.property(
        someSettings,
        someTaken,
        someNow,
        fc.constantFrom('any', 'morning', 'afternoon'),
        (settings, taken, now, part) => {
          const question = { appointmentTypeId: 'visit', from: firstDay, until: '2026-03-10' };
          const free = findSlots(settings, question, taken, now);
          const wanted: Wish = {
            appointmentTypeId: 'visit',
            practitionerId: 'first',
            wantedOn: [firstDay],
            partOfDay: part,
          };
          const { timeZone } = settings.clinic;
          for (const slot of slotsForWish(wanted, free, [], timeZone)) {
            const { date, minute } = wallClockOf(slot.startsAt, timeZone);
            expect(free).toContain(slot);
            expect([date, slot.practitionerId]).toEqual([firstDay, 'first']);
            expect(['any', minute < 720 ? 'morning' : 'afternoon']).toContain(part);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('an offer', () => {
  const startsAt = inNagpur(day, '17:00');
  const at = (clock: string, on = day) => offerUntil(startsAt, demoClinic, inNagpur(on, clock));

  test('is kept for half an hour', () => {
    expect(at('09:00')).toBe(inNagpur(day, '09:30'));
  });

  test('is made by day only, so that its half hour ends by nine in the evening', () => {
    expect(at('07:59')).toBeUndefined();
    expect(at('08:00')).toBe(inNagpur(day, '08:30'));
    expect(at('20:30', '2026-11-22')).toBe(inNagpur('2026-11-22', '21:00'));
    expect(at('20:31', '2026-11-22')).toBeUndefined();
  });

  test('ends before the time can no longer be booked', () => {
    expect(at('15:30')).toBe(inNagpur(day, '16:00'));
    expect(at('15:31')).toBeUndefined();
  });

  test('never outlives the notice nor the evening, whenever it is made', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 600 }), (minutes) => {
        const now = startsAt + minutes * minuteMs;
        const until = offerUntil(startsAt, demoClinic, now);
        if (until === undefined) return;
        const { minute } = wallClockOf(now, demoClinic.timeZone);
        expect(until - now).toBe(30 * minuteMs);
        expect(until).toBeLessThanOrEqual(startsAt - demoClinic.booking.noticeMinutes * minuteMs);
        expect(minute).toBeGreaterThanOrEqual(480);
        expect(minute + 30).toBeLessThanOrEqual(1260);
      }),
    );
  });
});
