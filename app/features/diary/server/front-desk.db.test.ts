import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { visitsUnder } from '../domain/known-visit.ts';
import { sumsOf } from '../domain/desk-view.ts';
import { inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { bookByDesk } from './book-by-desk.ts';
import { setStatus } from './change-by-desk.ts';
import { dayView } from '../routes/day-view.ts';
import { expectedToday } from './expected-today.ts';
import { readDiary } from './read-diary.ts';
import { markSeen, unseen, type Arrival } from './seen-arrivals.ts';
import { doctor, frontDesk } from './fixtures.ts';
import { callIn, joinQueue, readQueue } from './walk-in-queue.ts';

const caller = { fullName: 'Asha Namuna', mobileNumber: '+919876543210' };
const today = '2026-11-20';

const arrival = (number: number): Arrival => ({
  kind: 'booking',
  id: `00000000-0000-4000-8000-00000000000${number}`,
});

forEachDatabase((_name, open) => {
  describe('the front desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      await database.db.execute(sql`DELETE FROM walk_ins`);
      return () => booking.settings.close();
    });

    const waiting = async () => {
      const diary = await readDiary(booking, frontDesk, { from: today, until: '2026-11-21' });
      return sumsOf(dayView(diary, diary.days[0]!, frontDesk, await booking.messages.readReach(database.db))).waiting;
    };

    test('counts who was given a number among those who wait, until they are called in', async () => {
      expect(await waiting()).toBe(0);
      await joinQueue(booking, frontDesk, {
        caller,
        appointmentTypeId: 'skin-consultation',
        practitionerId: undefined,
      });
      expect(await waiting()).toBe(1);
      const [walkIn] = await readQueue(booking);
      await callIn(booking, frontDesk, { id: walkIn!.id, practitionerId: walkIn!.expected!.practitionerId });
      expect(await waiting()).toBe(0);
    });

    test('knows by the phone who has a visit today, until they have come; a doctor knows their own only', async () => {
      const made = await bookByDesk(booking, frontDesk, {
        caller,
        appointmentTypeId: 'hair-consultation',
        times: [{ practitionerId: surgeon.id, startsAt: inNagpur(today, '16:00') }],
        tellPatient: false,
      });
      if (!made.ok) throw new Error(made.reason);
      const [visit] = made.value;
      const known = async (by = frontDesk) =>
        visitsUnder(await expectedToday(booking, by), caller.mobileNumber).map(({ id }) => id);
      expect(await known()).toEqual([visit!.id]);
      expect(await known(doctor)).toEqual([]);
      await setStatus(booking, frontDesk, { id: visit!.id, sequence: visit!.sequence }, 'arrived');
      expect(await known()).toEqual([]);
    });

    test('marks what came in as seen once, for everybody, and leaves what came in meanwhile', async () => {
      const all = [arrival(1), arrival(2), arrival(3)];
      await markSeen(booking, frontDesk, all.slice(0, 2));
      await markSeen(booking, frontDesk, all.slice(0, 1));
      expect(await unseen(database.db, all)).toEqual([arrival(3)]);
      // A form of the same id is something else.
      expect(await unseen(database.db, [{ ...arrival(1), kind: 'form' }])).toHaveLength(1);
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM audit_entries WHERE action = 'arrivals.seen'`,
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
  });
});
