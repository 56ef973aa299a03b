import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIsoDate } from './time.ts';
import { parseTypedDate } from './typed-date.ts';

const today = '2026-11-20';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21 11 2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['21st november, 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['Sat 21 Nov', '2026-11-21'],
  ['21 नवंबर 2026', '2026-11-21'],
  ['२१ नोव्हेंबर २०२६', '2026-11-21'],
  ['20 Nov', '2026-11-20'],
  ['19 Nov', '2027-11-19'],
  ['29 feb', '2028-02-29'],
  ['today', '2026-11-20'],
  [' Tomorrow ', '2026-11-21'],
])('%j typed on 20 November 2026 means %s', (typed, date) => {
  expect(parseTypedDate(typed, today)).toEqual({ ok: true, value: date });
});

test.each([
  ['12 Nov', '2026-11-12'],
  ['18 Jan', '2027-01-18'],
  ['today', '2026-11-20'],
])('%j typed where days that are over are looked at, too, means %s', (typed, date) => {
  expect(parseTypedDate(typed, today, '2026-05-22')).toEqual({ ok: true, value: date });
});

test.each([
  ['', 'empty'],
  ['31 February 2026', 'no-such-day'],
  ['2026-02-31', 'no-such-day'],
  ['31 Feb', 'no-such-day'],
  ['0/0/2026', 'no-such-day'],
  ['next week', 'not-a-date'],
  ['21', 'not-a-date'],
  ['21 Foo 2026', 'not-a-date'],
  ['1 2 3 4', 'not-a-date'],
  ["21/11/2026' --", 'not-a-date'],
])('%j is refused as %s', (typed, reason) => {
  expect(parseTypedDate(typed, today)).toEqual({ ok: false, reason });
});

test('any text is answered with a real day or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const result = parseTypedDate(text, today);
      expect(!result.ok || parseIsoDate(result.value) === result.value).toBe(true);
    }),
  );
});
