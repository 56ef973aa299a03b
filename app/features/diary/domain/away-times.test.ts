import { describe, expect, test } from 'vitest';
import { intersect, subtract, union, type Interval } from '#app/lib/interval.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { awayTimes } from './away-times.ts';
import { daysInterval, workingIntervals } from '#app/features/scheduling/domain/schedule.ts';
import { demoSettings } from '#app/features/scheduling/domain/fixtures.ts';

const { clinic } = demoSettings;
const clock = ({ start, end }: Interval) =>
  [start, end].map((at) => {
    const { minute } = wallClockOf(at, clinic.timeZone);
    return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  });
const said = (times: ReturnType<typeof awayTimes>) =>
  times.map(({ kind, label, ...time }) => [kind, label, ...clock(time)].join(' '));
const everyDay = { hours: undefined, leave: [] };
const afternoons = {
  hours: { ...clinic.hours, mon: [['15:00', '18:00']], tue: [] } as typeof clinic.hours,
  leave: [],
};

describe('the time in which somebody sees nobody', () => {
  test('has its reason: the door, the break, the own hours', () => {
    expect(said(awayTimes(clinic, afternoons, '2026-11-23'))).toEqual([
      'closed  0:00 10:30',
      'closed  20:00 0:00',
      'off  10:30 15:00',
      'off  18:00 20:00',
    ]);
    expect(said(awayTimes(clinic, everyDay, '2026-11-23'))).toContain('break Lunch 14:00 14:30');
    expect(said(awayTimes(clinic, afternoons, '2026-11-24'))).toContain('off  10:30 20:00');
  });

  test('a day on which the clinic is closed is closed from midnight to midnight, by name where it has one', () => {
    expect(said(awayTimes(clinic, everyDay, '2026-11-29'))).toEqual(['closed  0:00 0:00']);
    expect(said(awayTimes(clinic, everyDay, '2027-01-26'))).toEqual(['closed Republic Day 0:00 0:00']);
  });

  test('with the working time and leave it fills the day, and none of it is said twice', () => {
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-29']) {
      for (const person of [everyDay, afternoons]) {
        const whole = daysInterval(date, nextDay(date), clinic.timeZone);
        const third = (whole.end - whole.start) / 3;
        const leave = [{ start: whole.start + third, end: whole.end - third }];
        const away = awayTimes(clinic, { ...person, leave }, date);
        const working = workingIntervals(clinic, { ...person, leave }, date, nextDay(date));
        expect(subtract([whole], [...away, ...working, ...leave])).toEqual([]);
        expect(intersect(union(away), [...working, ...leave])).toEqual([]);
        expect(union(away).reduce(lengths, 0)).toBe(away.reduce(lengths, 0));
      }
    }
  });
});

function lengths(sum: number, { start, end }: Interval): number {
  return sum + end - start;
}

function nextDay(date: string): string {
  return `${date.slice(0, 8)}${Number(date.slice(8)) + 1}`;
}
