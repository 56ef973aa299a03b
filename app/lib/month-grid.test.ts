import { expect, test } from 'vitest';
import { addMonths, monthGrid } from './month-grid.ts';
import { addDays, eachDate, weekdayOf } from './time.ts';

test('a month is whole weeks from Monday, with every day of it in order', () => {
  for (const month of ['2026-02', '2026-11', '2028-02', '2027-01']) {
    const weeks = monthGrid(month);
    const days = weeks.flat().filter((date) => date !== undefined);
    expect(days).toEqual(eachDate(`${month}-01`, `${addDays(`${month}-01`, 31).slice(0, 7)}-01`));
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      expect(week.some((date) => date !== undefined)).toBe(true);
      expect(week[0] === undefined ? 'mon' : weekdayOf(week[0])).toBe('mon');
    }
  }
});

test('months are counted over the years', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2028-01',
  ]);
});
