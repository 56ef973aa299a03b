import { expect, test } from 'vitest';
import { parseDeskDay } from './desk-day.ts';

// A Tuesday.
const today = '2026-11-24';

test.each([
  ['wed', '2026-11-25'],
  ['Wednesday', '2026-11-25'],
  ['weds', '2026-11-25'],
  ['on friday', '2026-11-27'],
  ['this sat', '2026-11-28'],
  ['mon', '2026-11-30'],
  ['tue', '2026-12-01'],
  ['next wed', '2026-12-02'],
  ['next Monday', '2026-11-30'],
  ['next week', '2026-11-30'],
  ['in a week', '2026-12-01'],
  ['in 2 weeks', '2026-12-08'],
  ['after ten days', undefined],
  ['in 10 days', '2026-12-04'],
  ['in a month', '2026-12-24'],
  ['day after tomorrow', '2026-11-26'],
  ['tomorrow', '2026-11-25'],
  ['27 nov', '2026-11-27'],
  ['Fri 27 Nov 2026', '2026-11-27'],
  ['3/1', '2027-01-03'],
  // What was lately is over, and no day of next year.
  ['15 nov', '2026-11-15'],
  ['23/11', '2026-11-23'],
  ['some day', undefined],
  ['', undefined],
])('%j said on Tuesday 24 November 2026 is %s', (said, day) => {
  expect(parseDeskDay(said, today)).toEqual(
    day === undefined ? { ok: false, reason: 'not-a-date' } : { ok: true, value: day },
  );
});
