import { expect, test } from 'vitest';
import { openMinutesOn, parseDeskTime, type OpenMinutes } from './desk-time.ts';

const open: readonly OpenMinutes[] = [[10 * 60 + 30, 20 * 60]];

test.each([
  ['5.30', '17:30'],
  ['5', '17:00'],
  ['7:45', '19:45'],
  ['11', '11:00'],
  ['10:30', '10:30'],
  ['12.10', '12:10'],
  // Said exactly: the rule that is passed over then asks for a reason.
  ['5.30 am', '05:30'],
  ['05:30', '05:30'],
  ['17:30', '17:30'],
  ['5.30 pm', '17:30'],
  // Open neither then nor twelve hours later.
  ['9', '09:00'],
  // Until when time is blocked: closing time itself counts.
  ['8', '20:00'],
  ['soon', undefined],
])('%j in a clinic that is open from 10:30 am to 8 pm is %s', (typed, time) => {
  const minute = parseDeskTime(typed, open);
  const words =
    minute === undefined
      ? undefined
      : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  expect(words).toBe(time);
});

test('a day without hours is read by those of the other days', () => {
  const hours = {
    mon: [['10:30', '20:00']],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [['09:00', '13:00']],
    sun: [],
  } as never;
  expect(openMinutesOn('2026-11-28', hours)).toEqual([[540, 780]]);
  expect(openMinutesOn('2026-11-29', hours)).toEqual([
    [630, 1200],
    [540, 780],
  ]);
});
