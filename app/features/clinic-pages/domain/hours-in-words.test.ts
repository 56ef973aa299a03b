import { expect, it } from 'vitest';
import { hoursIn } from './hours-in-words.ts';
import { type OpeningHours, summariseHours } from './opening-hours.ts';

const DAY = [['10:30', '20:00']] as const;
const WEEK: OpeningHours = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: [] };

it('says the week in each language, with the days on which the clinic is closed', () => {
  expect(hoursIn('en', WEEK)).toEqual(summariseHours(WEEK).map(({ days, times }) => ({ days, times })));
  expect(hoursIn('hi', WEEK)).toEqual([
    { days: 'सोमवार से शनिवार', times: 'सुबह 10:30 से रात 8:00' },
    { days: 'रविवार', times: '' },
  ]);
  expect(hoursIn('mr', WEEK)).toEqual([
    { days: 'सोमवार ते शनिवार', times: 'सकाळी 10:30 ते रात्री 8:00' },
    { days: 'रविवार', times: '' },
  ]);
});
