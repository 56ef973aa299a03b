import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatLongDateTime,
  formatShortDateTime,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatTime,
  formatTimeRange,
} from './date-words.ts';

test('dates are written day first, with the weekday', () => {
  expect(formatDate('2026-11-21')).toBe('Sat 21 Nov 2026');
  expect(formatShortDate('2026-11-21')).toBe('Sat 21 Nov');
  expect(formatLongDate('2026-11-21')).toBe('Saturday 21 November 2026');
  expect(formatMonth('2026-11-21')).toBe('November 2026');
  expect(formatDateTime({ date: '2026-11-21', minute: 650 })).toBe('Sat 21 Nov 2026, 10:50 am');
  expect(formatShortDateTime({ date: '2026-11-21', minute: 650 })).toBe('Sat 21 Nov, 10:50 am');
  expect(formatLongDateTime({ date: '2026-11-21', minute: 650 })).toBe('Saturday 21 November 2026, 10:50 am');
});

test.each([
  [0, '12:00 am'],
  [5, '12:05 am'],
  [719, '11:59 am'],
  [720, '12:00 pm'],
  [1110, '6:30 pm'],
  [1200, '8:00 pm'],
  [1440, '12:00 am'],
])('%i minutes after midnight is %s', (minute, words) => expect(formatTime(minute)).toBe(words));

test('a range names am or pm once when both ends share it', () => {
  expect(formatTimeRange(630, 660)).toBe('10:30 – 11:00 am');
  expect(formatTimeRange(690, 730)).toBe('11:30 am – 12:10 pm');
});
