import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, minuteMs } from '#app/lib/time.ts';
import { calendarMonth, monthDays } from './calendar-month.ts';
import { practitionersToTry } from './choose-practitioner.ts';
import { dayTimes, freeTimesByDay } from './day-times.ts';
import { nearestSlots } from './nearest-slots.ts';
import { nextFreeTimes } from './next-free.ts';
import { findSlots, type Slot } from './slots.ts';
import { demoClinic, demoSettings, demoTypes, dermatologist, inNagpur, surgeon } from './fixtures.ts';

const monday = '2026-11-23';
const now = inNagpur('2026-11-20', '14:17');
const at = (clock: string, date = monday) => inNagpur(date, clock);
const slot = (startsAt: number, practitionerId = dermatologist.id): Slot => ({
  startsAt,
  endsAt: startsAt + 30 * minuteMs,
  practitionerId,
});
const hair = demoTypes[1]!;
const someSlots = fc
  .uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 40 })
  .map((tens) => tens.toSorted((a, b) => a - b).map((ten) => slot(at('00:00') + ten * 10 * minuteMs)));

describe('the nearest free times', () => {
  test('are no farther from the wanted one than any that is left out, sorted, each start once', () => {
    fc.assert(
      fc.property(someSlots, fc.integer({ min: 0, max: 4000 }), (slots, minutes) => {
        const wanted = at('00:00') + minutes * minuteMs;
        const distance = ({ startsAt }: Slot) => Math.abs(startsAt - wanted);
        const nearest = nearestSlots([...slots, ...slots], wanted, 6);
        expect(nearest).toHaveLength(Math.min(6, slots.length));
        expect(nearest.map(({ startsAt }) => startsAt)).toEqual(
          [...new Set(nearest.map(({ startsAt }) => startsAt))].toSorted((a, b) => a - b),
        );
        const farthest = Math.max(...nearest.map(distance), 0);
        const leftOut = slots.filter((each) => !nearest.some(({ startsAt }) => startsAt === each.startsAt));
        expect(leftOut.every((each) => distance(each) >= farthest)).toBe(true);
      }),
    );
  });

  test('of two equally near ones, the later one is kept', () => {
    expect(nearestSlots([slot(at('11:00')), slot(at('12:00'))], at('11:30'), 1)).toEqual([slot(at('12:00'))]);
  });
});

describe('"anyone"', () => {
  const day = { start: at('00:00'), end: at('23:59') };
  const both = [slot(at('10:30')), slot(at('10:30'), surgeon.id), slot(at('11:00'))];

  test('tries whoever has less to do that day first, and only those who are free', () => {
    const taken = new Map([
      [dermatologist.id, [{ start: at('12:00'), end: at('12:30') }]],
      [surgeon.id, [{ start: at('12:00', '2026-11-24'), end: at('18:00', '2026-11-24') }]],
    ]);
    expect(practitionersToTry(both, at('10:30'), taken, day)).toEqual([surgeon.id, dermatologist.id]);
    expect(practitionersToTry(both, at('11:00'), taken, day)).toEqual([dermatologist.id]);
    expect(practitionersToTry(both, at('11:10'), taken, day)).toEqual([]);
  });

  test('of equals, keeps the clinic’s order', () => {
    expect(practitionersToTry(both, at('10:30'), new Map(), day)).toEqual([dermatologist.id, surgeon.id]);
  });
});

describe('the times of a day', () => {
  const question = { appointmentTypeId: hair.id, from: monday, until: addDays(monday, 1) };
  const taken = new Map([
    [dermatologist.id, [{ start: at('10:30'), end: at('10:50') }]],
    [surgeon.id, [{ start: at('10:30'), end: at('13:00') }]],
  ]);
  const times = dayTimes(
    findSlots(demoSettings, question, taken, now),
    findSlots(demoSettings, question, new Map(), now),
    hair,
    demoClinic,
  );

  test('name the taken ones too, and who is free', () => {
    expect(times.slice(0, 3).map(({ minute, practitionerIds }) => [minute, practitionerIds])).toEqual([
      [630, []],
      [640, []],
      [650, [dermatologist.id]],
    ]);
    expect(times.find(({ startsAt }) => startsAt === at('13:00'))?.practitionerIds).toEqual([
      dermatologist.id,
      surgeon.id,
    ]);
  });

  test('put those first that follow each other without a gap', () => {
    const main = times
      .filter((time) => time.main && time.practitionerIds.includes(dermatologist.id))
      .map(({ minute }) => minute);
    expect(main.slice(0, 4)).toEqual([650, 680, 710, 740]);
    expect(main).toContain(870);
    expect(times.every(({ main: isMain, practitionerIds }) => !isMain || practitionerIds.length > 0)).toBe(true);
  });

  test('are counted by day, a start with two people once', () => {
    const slots = findSlots(demoSettings, { ...question, until: '2026-11-25' }, taken, now);
    const counts = freeTimesByDay(slots, 'Asia/Kolkata');
    expect(counts.get(monday)).toBe(times.filter(({ practitionerIds }) => practitionerIds.length > 0).length);
    expect([...counts.keys()]).toEqual([monday, '2026-11-24']);
  });
});

describe('the next free times', () => {
  test('begin with the very first, and spread over the days', () => {
    const slots = findSlots(
      demoSettings,
      { appointmentTypeId: hair.id, from: '2026-11-20', until: '2026-12-01' },
      new Map(),
      now,
    );
    const next = nextFreeTimes(slots, now, 6, 'Asia/Kolkata');
    expect(next.map(({ startsAt }) => startsAt)).toEqual([
      at('15:20', '2026-11-20'),
      at('16:40', '2026-11-20'),
      at('18:00', '2026-11-20'),
      at('10:30', '2026-11-21'),
      at('11:50', '2026-11-21'),
      at('13:10', '2026-11-21'),
    ]);
    expect(nextFreeTimes(slots, next.at(-1)!.startsAt, 1, 'Asia/Kolkata')[0]!.startsAt).toBe(at('13:20', '2026-11-21'));
  });

  test('are free times, in order, after the moment asked for', () => {
    fc.assert(
      fc.property(someSlots, (slots) => {
        const next = nextFreeTimes(slots, at('06:00'), 6, 'Asia/Kolkata');
        expect(next.every((each) => slots.includes(each) && each.startsAt > at('06:00'))).toBe(true);
        expect(next).toEqual(next.toSorted((a, b) => a.startsAt - b.startsAt));
        expect(next[0]).toEqual(slots.find(({ startsAt }) => startsAt > at('06:00')));
      }),
    );
  });
});

describe('the month', () => {
  const clinic = { ...demoClinic, closures: [{ from: '2026-11-24', to: '2026-11-24', name: 'Guru Nanak Jayanti' }] };
  const november = calendarMonth(
    '2026-11',
    clinic,
    new Map([
      ['2026-11-21', 9],
      ['2026-11-24', 3],
    ]),
    '2026-11-20',
  );
  const day = (date: string) => november.weeks.flat().find((cell) => cell?.date === date);

  test('begins on the right weekday and has all its days', () => {
    expect(november.weeks[0]!.map((cell) => cell?.day)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(november.weeks.flat().filter((cell) => cell !== undefined)).toHaveLength(30);
    expect(november.weeks.every((week) => week.length === 7)).toBe(true);
  });

  test('says of each day what it is', () => {
    expect(day('2026-11-19')).toMatchObject({ state: 'past' });
    expect(day('2026-11-20')).toMatchObject({ state: 'full', isToday: true });
    expect(day('2026-11-21')).toMatchObject({ state: 'free', freeTimes: 9, isToday: false });
    expect(day('2026-11-22')).toMatchObject({ state: 'closed' });
    expect(day('2026-11-24')).toMatchObject({ state: 'holiday', closure: 'Guru Nanak Jayanti', freeTimes: 0 });
    const january = calendarMonth('2027-01', clinic, new Map(), '2026-11-20');
    expect(january.weeks.flat().find((cell) => cell?.day === 20)).toMatchObject({ state: 'later' });
  });

  test('leads only to months with days that can be booked', () => {
    expect([november.previous, november.next]).toEqual([undefined, '2026-12']);
    const january = calendarMonth('2027-01', clinic, new Map(), '2026-11-20');
    expect([january.previous, january.next]).toEqual(['2026-12', undefined]);
  });

  test.each(['2026-13', '2026-00', '2026-1', 'next', '', '0000-01'])('%j is no month', (month) =>
    expect(monthDays(month)).toBeUndefined(),
  );
});
