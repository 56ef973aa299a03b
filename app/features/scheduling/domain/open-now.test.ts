import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '#app/lib/time.ts';
import { openState } from './open-now.ts';
import { breaksOn, openingOn } from './schedule.ts';
import { demoClinic, inNagpur, someClinic, someNow, week } from './fixtures.ts';

const at = inNagpur;

describe('open now', () => {
  test.each([
    ['in the afternoon', at('2026-11-20', '14:40'), { open: true, until: at('2026-11-20', '20:00') }],
    ['at lunch', at('2026-11-20', '14:10'), { open: true, until: at('2026-11-20', '20:00') }],
    ['at the minute of opening', at('2026-11-20', '10:30'), { open: true, until: at('2026-11-20', '20:00') }],
    ['at the minute of closing', at('2026-11-20', '20:00'), { open: false, opensAt: at('2026-11-21', '10:30') }],
    ['early in the morning', at('2026-11-20', '06:00'), { open: false, opensAt: at('2026-11-20', '10:30') }],
    ['on Saturday night', at('2026-11-21', '23:00'), { open: false, opensAt: at('2026-11-23', '10:30') }],
    ['on Republic Day', at('2027-01-26', '12:00'), { open: false, opensAt: at('2027-01-27', '10:30') }],
    ['on 31 December at 23:59', at('2026-12-31', '23:59'), { open: false, opensAt: at('2027-01-01', '10:30') }],
  ])('%s', (_when, now, state) => expect(openState(demoClinic, now)).toEqual(state));

  test('a clinic that closes for lunch says so when it is set up that way', () => {
    const clinic = { ...demoClinic, closedDuringBreaks: true };
    expect(openState(clinic, at('2026-11-20', '14:10'))).toEqual({ open: false, opensAt: at('2026-11-20', '14:30') });
    expect(openState(clinic, at('2026-11-20', '12:00'))).toEqual({ open: true, until: at('2026-11-20', '14:00') });
  });

  test('a sitting that ends at midnight and goes on the next morning at midnight is one', () => {
    const clinic = { ...demoClinic, hours: week(['00:00', '06:00'], ['20:00', '24:00']) };
    expect(openState(clinic, at('2026-11-23', '22:00'))).toEqual({ open: true, until: at('2026-11-24', '06:00') });
  });

  test('a clinic that is never open has no time to name', () => {
    expect(openState({ ...demoClinic, hours: week() }, at('2026-11-20', '12:00'))).toEqual({
      open: false,
      opensAt: undefined,
    });
  });

  test('is true exactly inside the opening hours, and what it names lies ahead', () => {
    fc.assert(
      fc.property(someClinic, someNow, (clinic, now) => {
        const days = [
          '2026-03-04',
          '2026-03-05',
          '2026-03-06',
          '2026-03-07',
          '2026-03-08',
          '2026-03-09',
          '2026-03-10',
          '2026-03-11',
        ];
        const within = (list: readonly { start: number; end: number }[]) =>
          list.some(({ start, end }) => start <= now && now < end);
        const isOpen =
          within(days.flatMap((date) => openingOn(date, clinic))) &&
          !(clinic.closedDuringBreaks && within(days.flatMap((date) => breaksOn(date, clinic))));
        const state = openState(clinic, now);
        expect(state.open).toBe(isOpen);
        const next = state.open ? state.until : (state.opensAt ?? Infinity);
        expect(next).toBeGreaterThan(now);
        expect(next % minuteMs === 0 || next === Infinity).toBe(true);
      }),
    );
  });
});
