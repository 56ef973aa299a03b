import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { newChoices } from './new-choices.ts';

forEachDatabase((_name, open) => {
  describe('what can be chosen for a caller', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });
    const asked = (date: string) =>
      newChoices(booking, { type: 'hair-consultation', practitioner: '', date, clicked: '' });

    test.each([
      ['some day', 'not-a-day'],
      // Friday 20 November is today.
      ['15 nov', 'past-day'],
    ])('is no time of another day where “%s” was typed', async (date, dayProblem) => {
      expect(await asked(date)).toMatchObject({ dayProblem, suggested: [], ofDay: [] });
    });

    test('are the times of the day as it was said', async () => {
      const { date, dayProblem, suggested } = await asked('next wed');
      expect([date, dayProblem, suggested[0]?.date]).toEqual(['2026-11-25', undefined, '2026-11-25']);
    });
  });
});
