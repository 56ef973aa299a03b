import { expect, test } from 'vitest';
import { breachClock } from './breach.ts';

const hour = 3_600_000;
const noticed = { noticedAt: 0, peopleToldAt: null, boardToldAt: null, boardDetailedAt: null };

test('the clock of 72 hours runs from when the breach was noticed until the Board has the details', () => {
  expect(breachClock(noticed, hour / 2)).toEqual({
    detailsDueAt: 72 * hour,
    hoursLeft: 71,
    open: ['people', 'board', 'details'],
  });
  expect(breachClock(noticed, 73 * hour).hoursLeft).toBe(-1);
  expect(breachClock({ ...noticed, boardToldAt: 1, peopleToldAt: 1 }, hour).open).toEqual(['details']);
  expect(breachClock({ ...noticed, boardDetailedAt: 5 }, 100 * hour)).toMatchObject({
    hoursLeft: null,
    open: ['people', 'board'],
  });
});
