import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { takeTimeOff, giveTimeBack } from './block-time.ts';
import { bookByDesk } from './book-by-desk.ts';
import { moveByDesk } from './change-by-desk.ts';
import { deskAppointmentById } from './desk-appointment.ts';
import { askToChooseAgain, keepVisit, visitsNeedingNewTime } from './new-times.ts';
import { doctor, frontDesk } from './fixtures.ts';

const monday = (clock: string) => inNagpur('2026-11-23', clock);

forEachDatabase((_name, open) => {
  describe('visits that need a new time', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function book(clock: string, caller: { fullName: string; email?: string }) {
      const outcome = await bookByDesk(booking, frontDesk, {
        caller: { mobileNumber: '+919876543210', ...caller },
        appointmentTypeId: 'hair-consultation',
        times: [{ practitionerId: surgeon.id, startsAt: monday(clock) }],
        tellPatient: false,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value[0]!;
    }
    async function leave() {
      const [startsAt, endsAt] = [monday('00:00'), inNagpur('2026-11-24', '00:00')];
      const off = { kind: 'leave', practitionerId: surgeon.id, startsAt, endsAt, label: null } as const;
      const taken = await takeTimeOff(booking, frontDesk, off);
      if (!taken.ok) throw new Error(taken.reason);
      return taken.value.id;
    }
    const listed = async () =>
      (await visitsNeedingNewTime(booking, frontDesk)).map(({ visit, reason }) => `${visit.fullName}: ${reason}`);
    const actionsOf = async (id: string) => {
      const { rows } = await database.db.execute<{ action: string }>(
        sql`SELECT action FROM audit_entries WHERE subject_id = ${id} ORDER BY at, id`,
      );
      return rows.map(({ action }) => action);
    };

    test('stay listed after the leave was saved, until each has a new time', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna' });
      await book('12:00', { fullName: 'Ravi Namuna' });
      expect(await listed()).toEqual([]);
      await leave();
      expect(await listed()).toEqual(['Asha Namuna: leave', 'Ravi Namuna: leave']);
      const move = { practitionerId: surgeon.id, startsAt: inNagpur('2026-11-24', '11:00'), tellPatient: true };
      const moved = await moveByDesk(booking, frontDesk, { id: asha.id, sequence: asha.sequence }, move);
      expect(moved.ok).toBe(true);
      expect(await listed()).toEqual(['Ravi Namuna: leave']);
    });

    test('are off the list when the leave is given back', async () => {
      await book('11:00', { fullName: 'Asha Namuna' });
      const id = await leave();
      expect(await listed()).toHaveLength(1);
      await giveTimeBack(booking, frontDesk, id);
      expect(await listed()).toEqual([]);
    });

    test('all who can be written to are told once, however often it is pressed; the others are to be called', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna', email: 'asha@example.com' });
      const ravi = await book('12:00', { fullName: 'Ravi Namuna' });
      await leave();
      const ids = [asha.id, ravi.id];
      expect(await askToChooseAgain(booking, frontDesk, ids)).toEqual({ asked: 1, others: 1 });
      expect(await askToChooseAgain(booking, frontDesk, ids)).toEqual({ asked: 0, others: 2 });
      expect(booking.askedAgain).toEqual([`${asha.id} ${asha.startsAt}`]);
      expect(await actionsOf(asha.id)).toEqual(['appointment.booked', 'appointment.asked-to-choose-again']);
      expect(await actionsOf(ravi.id)).toEqual(['appointment.booked']);
      expect(await listed()).toHaveLength(2);
    });

    test('nobody is told whose visit has its place, whatever ids are sent', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna', email: 'asha@example.com' });
      expect(await askToChooseAgain(booking, frontDesk, [asha.id])).toEqual({ asked: 0, others: 0 });
      expect(booking.askedAgain).toEqual([]);
    });

    test('a doctor sees, tells and keeps their own only', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna', email: 'asha@example.com' });
      await leave();
      expect(await visitsNeedingNewTime(booking, doctor)).toEqual([]);
      expect(await askToChooseAgain(booking, doctor, [asha.id])).toEqual({ asked: 0, others: 0 });
      expect(await keepVisit(booking, doctor, asha.id)).toBe(false);
      expect(booking.askedAgain).toEqual([]);
    });

    test('what stays as it is stays so for this leave, and is listed again for the next', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna' });
      const first = await leave();
      expect(await keepVisit(booking, frontDesk, asha.id)).toBe(true);
      expect(await listed()).toEqual([]);
      expect(await actionsOf(asha.id)).toContain('appointment.kept');
      await giveTimeBack(booking, frontDesk, first);
      await leave();
      expect(await listed()).toEqual(['Asha Namuna: leave']);
    });

    test('a visit that was put into the leave deliberately, after it was known, is where it should be', async () => {
      await leave();
      // The settings in force hear of it a moment later; until then there is nothing to pass over.
      const leaveInForce = async () =>
        (await booking.settings.current()).practitioners.find(({ id }) => id === surgeon.id)?.leave.length;
      await expect.poll(leaveInForce, { timeout: 10_000 }).toBe(1);
      const outcome = await bookByDesk(booking, frontDesk, {
        caller: { fullName: 'Asha Namuna', mobileNumber: '+919876543210' },
        appointmentTypeId: 'hair-consultation',
        times: [{ practitionerId: surgeon.id, startsAt: monday('11:00') }],
        reason: 'The surgeon comes in for her',
        tellPatient: false,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      expect(await listed()).toEqual([]);
    });

    const listedAt = async (clock: string, day = '2026-11-23') => {
      const later = {
        ...booking,
        clock: { now: () => Temporal.Instant.fromEpochMilliseconds(inNagpur(day, clock)) },
      };
      const found = await visitsNeedingNewTime(later, frontDesk);
      return { later, names: found.map(({ visit }) => visit.fullName) };
    };

    test('who was not reached before their time is listed after it, until somebody says what became of them', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna', email: 'asha@example.com' });
      const ravi = await book('12:00', { fullName: 'Ravi Namuna' });
      await leave();
      const evening = await listedAt('20:34');
      expect(evening.names).toEqual(['Asha Namuna', 'Ravi Namuna']);
      expect((await listedAt('10:00', '2026-11-25')).names).toHaveLength(2);
      // A link could not move it any more.
      expect(await askToChooseAgain(evening.later, frontDesk, [asha.id])).toEqual({ asked: 0, others: 0 });
      expect(await keepVisit(evening.later, frontDesk, asha.id)).toBe(true);
      await database.db.update(appointments).set({ status: 'no-show' }).where(eq(appointments.id, ravi.id));
      expect((await listedAt('20:40')).names).toEqual([]);
    });

    test('what was written down after the visit kept nobody away', async () => {
      await book('11:00', { fullName: 'Asha Namuna' });
      const now = Temporal.Instant.fromEpochMilliseconds(monday('20:00'));
      await leave();
      await database.db.execute(sql`UPDATE practitioner_leave SET created_at = ${now.toString()}::timestamptz`);
      expect(await visitsNeedingNewTime({ ...booking, clock: { now: () => now } }, frontDesk)).toEqual([]);
    });

    test('who has come, was cancelled or is past needs none', async () => {
      const asha = await book('11:00', { fullName: 'Asha Namuna' });
      await leave();
      await database.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, asha.id));
      expect((await deskAppointmentById(database.db, asha.id))?.status).toBe('cancelled');
      expect(await listed()).toEqual([]);
    });
  });
});
