import { describe, expect, test } from 'vitest';
import { closureOn, openingOn, usualWeek, workingIntervals } from './schedule.ts';
import { demoClinic, dermatologist, inNagpur, week } from './fixtures.ts';

const monday = '2026-11-23';
const at = (clock: string, date = monday) => inNagpur(date, clock);

describe('working time', () => {
  test('is the opening hours without the break', () => {
    expect(workingIntervals(demoClinic, dermatologist, monday, '2026-11-24')).toEqual([
      { start: at('10:30'), end: at('14:00') },
      { start: at('14:30'), end: at('20:00') },
    ]);
  });

  test('of someone with a week of their own is what lies inside the clinic’s hours', () => {
    const own = { ...dermatologist, hours: week(['08:00', '12:00'], ['18:00', '22:00']) };
    expect(workingIntervals(demoClinic, own, monday, '2026-11-24')).toEqual([
      { start: at('10:30'), end: at('12:00') },
      { start: at('18:00'), end: at('20:00') },
    ]);
  });

  test('has no leave in it, however long', () => {
    const leave = [{ start: at('13:00'), end: inNagpur('2026-12-05', '11:00') }];
    expect(workingIntervals(demoClinic, { leave }, monday, '2026-12-06')).toEqual([
      { start: at('10:30'), end: at('13:00') },
      { start: inNagpur('2026-12-05', '11:00'), end: inNagpur('2026-12-05', '14:00') },
      { start: inNagpur('2026-12-05', '14:30'), end: inNagpur('2026-12-05', '20:00') },
    ]);
  });

  test('is none on closed days', () => {
    const clinic = { ...demoClinic, closures: [{ from: '2026-11-24', to: '2026-11-25', name: 'Repairs' }] };
    const days = workingIntervals(clinic, dermatologist, '2026-11-21', '2026-11-27').map(({ start }) =>
      new Date(start).toISOString().slice(0, 10),
    );
    expect([...new Set(days)]).toEqual(['2026-11-21', '2026-11-23', '2026-11-26']);
  });

  test('of two sittings a day is two stretches', () => {
    const clinic = { ...demoClinic, breaks: [], hours: week(['10:30', '13:00'], ['16:00', '20:00']) };
    expect(openingOn(monday, clinic)).toHaveLength(2);
    expect(openingOn('2026-11-22', clinic)).toEqual([]);
  });
});

describe('an ordinary week', () => {
  test('is the clinic’s, or what of somebody’s own lies inside it', () => {
    expect(usualWeek(demoClinic, {})).toBe(demoClinic.hours);
    const own = usualWeek(demoClinic, { hours: week(['08:00', '12:00'], ['18:00', '22:00']) });
    expect(own.mon).toEqual([
      ['10:30', '12:00'],
      ['18:00', '20:00'],
    ]);
    expect(own.sun).toEqual([]);
    expect(usualWeek(demoClinic, { hours: week(['06:00', '10:30']) }).mon).toEqual([]);
  });
});

describe('closures', () => {
  test('of the year come back every year, and a dated one names its days', () => {
    const clinic = { ...demoClinic, closures: [{ from: '2026-11-24', to: '2026-11-25', name: 'Repairs' }] };
    expect(closureOn('2027-01-26', clinic)).toBe('Republic Day');
    expect(closureOn('2031-08-15', clinic)).toBe('Independence Day');
    expect(closureOn('2026-11-25', clinic)).toBe('Repairs');
    expect(closureOn('2026-11-26', clinic)).toBeUndefined();
  });

  test('a 29 February closure exists only in leap years', () => {
    const clinic = {
      ...demoClinic,
      yearlyClosures: [{ monthDay: '02-29', name: 'Leap day' }],
      hours: week(['10:00', '11:00']),
    };
    expect(closureOn('2028-02-29', clinic)).toBe('Leap day');
    expect(closureOn('2027-03-01', clinic)).toBeUndefined();
  });
});
