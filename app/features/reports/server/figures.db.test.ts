import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { openTestBooking, aRequest, fromApi, fromWebsite, testNow } from '#app/features/scheduling/server/fixtures.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readFigures } from './read-figures.ts';

const zone = 'Asia/Kolkata';
const period = { from: '2026-11-16', to: '2026-11-29' };

forEachDatabase((_name, open) => {
  describe('the figures of a period', () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await open();
      const booking = await openTestBooking(database);
      const book = async (clock: string, through: 'website' | 'api', treatment?: string) => {
        const startsAt = inNagpur('2026-11-23', clock);
        const request = aRequest({ startsAt, treatment, mobileNumber: `+9198765${clock.replace(':', '')}0` });
        const beganOn = clock === '10:30' ? '/services/hair' : undefined;
        const origin = through === 'api' ? fromApi : { ...fromWebsite, beganOn };
        const outcome = await bookAppointment(booking, request, origin);
        if (!outcome.ok) throw new Error(outcome.reason);
        return outcome.value.appointment.id;
      };
      await book('10:30', 'website', 'hair/fue-hair-transplant');
      const second = await book('11:30', 'website', 'hair/fue-hair-transplant');
      await book('19:30', 'api');
      await database.db.execute(sql`UPDATE appointments SET status = 'no-show' WHERE id = ${second}`);
    });

    test('count what was booked, from where, how long ahead and for when', async () => {
      const figures = await readFigures(database.db, period, zone, testNow);
      expect(figures.bookings).toEqual([
        { week: '2026-11-16', website: 2, desk: 0, 'walk-in': 0, 'waiting-list': 0, other: 1 },
        { week: '2026-11-23', website: 0, desk: 0, 'walk-in': 0, 'waiting-list': 0, other: 0 },
      ]);
      expect(figures.beganOn).toEqual([
        { name: '', count: 1 },
        { name: '/services/hair', count: 1 },
      ]);
      expect(figures.treatments).toEqual([{ name: 'hair/fue-hair-transplant', count: 2 }]);
      expect(figures.visits).toEqual([{ name: 'Hair consultation', count: 3 }]);
      expect(figures.medianLeadDays).toBe(3);
      expect(figures.hours).toEqual([
        { weekday: 0, hour: 10, count: 1 },
        { weekday: 0, hour: 19, count: 1 },
      ]);
    });

    test('say what became of visits only once they were due', async () => {
      const before = await readFigures(database.db, period, zone, testNow);
      expect(before.outcomes.map((week) => week['no-show'] + week.open + week.came)).toEqual([0, 0]);
      const after = await readFigures(database.db, period, zone, inNagpur('2026-11-23', '21:00'));
      expect(after.outcomes[1]).toEqual({ week: '2026-11-23', came: 0, 'no-show': 1, cancelled: 0, open: 2 });
    });

    test('tell walk-ins and taken offers of the waiting list from the rest', async () => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`UPDATE appointments SET booked_through = 'walk-in' WHERE booked_through = 'api'`);
        await tx.execute(sql`
          UPDATE appointments SET from_waiting_list = true WHERE id = (SELECT min(id::text)::uuid FROM appointments WHERE booked_through = 'website')`);
        const { bookings } = await readFigures(tx, period, zone, testNow);
        expect(bookings[0]).toMatchObject({ website: 1, 'walk-in': 1, 'waiting-list': 1, other: 0 });
        await tx.execute(sql`UPDATE appointments SET booked_through = 'api' WHERE booked_through = 'walk-in'`);
        await tx.execute(sql`UPDATE appointments SET from_waiting_list = false`);
      });
    });

    test('count the days of the clinic, not those of Greenwich', async () => {
      await database.db.execute(sql`
        UPDATE appointments SET created_at = '2026-11-15T19:00:00Z', changed_at = '2026-11-15T19:00:00Z'`);
      const figures = await readFigures(database.db, period, zone, testNow);
      // 15 November, 7 pm in Greenwich, is 16 November, 0:30 in Nagpur.
      expect(figures.bookings[0]).toEqual({
        week: '2026-11-16',
        website: 2,
        desk: 0,
        'walk-in': 0,
        'waiting-list': 0,
        other: 1,
      });
      expect(figures.medianLeadDays).toBe(7);
    });

    test('refuse a zone that is more than a name', async () => {
      await expect(readFigures(database.db, period, "UTC'; DROP TABLE appointments", testNow)).rejects.toThrow(
        'Invalid TimeZone',
      );
    });
  });
});
