import { expect, test } from 'vitest';
import { formatMoment, formatMomentDate, formatMomentTime, formatShortMoment } from './moment-words.ts';

/** Half past eight in the evening of the 20th in London is the next morning in India. */
const at = Date.parse('2026-11-20T20:30:00Z');

test('a moment is written as the clocks of the place show it', () => {
  expect(formatMoment(at, 'Asia/Kolkata')).toBe('Sat 21 Nov 2026, 2:00 am');
  expect(formatMoment(at, 'Europe/London')).toBe('Fri 20 Nov 2026, 8:30 pm');
  expect(formatShortMoment(at, 'Asia/Kolkata')).toBe('Sat 21 Nov, 2:00 am');
});

test('so are its day and its time alone', () => {
  expect(formatMomentDate(at, 'Asia/Kolkata')).toBe('Sat 21 Nov 2026');
  expect(formatMomentTime(at, 'Asia/Kolkata')).toBe('2:00 am');
});
