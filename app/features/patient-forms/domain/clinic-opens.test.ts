import { expect, test } from 'vitest';
import { sayOpening } from './clinic-opens.ts';

const zone = 'Asia/Kolkata';
const at = (text: string): number => Date.parse(text);

test.each([
  ['early that morning', '2026-11-23T07:28:00+05:30', 'today'],
  ['the evening before', '2026-11-22T21:00:00+05:30', 'tomorrow'],
  ['two days before', '2026-11-21T21:00:00+05:30', null],
  ['just before midnight of the clinic, which is another day elsewhere', '2026-11-22T23:59:00+05:30', 'tomorrow'],
])('%s', (_, now, day) => {
  expect(sayOpening(at('2026-11-23T10:30:00+05:30'), at(now), zone)).toEqual({
    day,
    date: 'Monday 23 November 2026',
    time: '10:30 am',
  });
});
