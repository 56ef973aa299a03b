import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { openLive } from '#app/platform/live.ts';
import { dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment, type BookedAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { dayList } from '#app/features/diary/server/day-list.ts';
import { findByManageToken } from './find-by-manage-token.ts';
import { moveAppointment, type MoveRequest } from './move-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';

const monday = (clock: string) => inNagpur('2026-11-23', clock);
const address = '192.0.2.1';
const patience = { timeout: 30_000 };

forEachDatabase((_name, open) => {
  describe('an appointment’s manage link', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function book(changes: Parameters<typeof aRequest>[0] = {}): Promise<BookedAppointment> {
      const outcome = await bookAppointment(booking, aRequest(changes), fromWebsite);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value;
    }
    const move = (token: string, startsAt: number, more: Partial<MoveRequest> = {}) =>
      moveAppointment(booking, { token, startsAt, address, ...more });
    const cancel = (token: string) => cancelAppointment(booking, { token, address });
    const setStatus = (id: string, status: 'confirmed' | 'arrived' | 'completed') =>
      database.db.update(appointments).set({ status }).where(eq(appointments.id, id));
    async function history(): Promise<string[]> {
      const { rows } = await database.db.execute<{ kind: string }>(
        sql`SELECT kind FROM appointment_events ORDER BY id`,
      );
      return rows.map(({ kind }) => kind);
    }

    test('leads to the appointment, and nothing else does', async () => {
      const { appointment, manageToken } = await book();
      expect((await findByManageToken(booking, manageToken))?.id).toBe(appointment.id);
      const others = [
        appointment.reference,
        appointment.id,
        '',
        `${manageToken}=`,
        manageToken.toLowerCase(),
        'a'.repeat(27),
      ];
      for (const other of others) expect(await findByManageToken(booking, other)).toBeUndefined();
    });

    test('what a patient books, moves or cancels is heard of in the open windows of the desk', async () => {
      const live = await openLive(database);
      const heard: (string | undefined)[] = [];
      const stop = live.subscribe(
        (topic) => heard.push(topic),
        () => {},
      );
      try {
        const { manageToken } = await book();
        await vi.waitFor(() => expect(heard).toEqual(['diary']), patience);
        await move(manageToken, monday('16:10'));
        await vi.waitFor(() => expect(heard).toEqual(['diary', 'diary']), patience);
        await cancel(manageToken);
        await vi.waitFor(() => expect(heard).toEqual(['diary', 'diary', 'diary']), patience);
      } finally {
        stop();
        await live.close();
      }
    });

    test('still leads to it after the visit, and after it was cancelled', async () => {
      const { manageToken } = await book();
      await cancel(manageToken);
      booking.clock.set(inNagpur('2028-01-01', '12:00'));
      expect((await findByManageToken(booking, manageToken))?.status).toBe('cancelled');
    });

    test('moves the one appointment: same reference, higher sequence, old time free again', async () => {
      const { appointment, manageToken } = await book({ practitionerId: dermatologist.id });
      const moved = await move(manageToken, monday('16:10'));
      expect(moved).toMatchObject({
        ok: true,
        value: {
          id: appointment.id,
          reference: appointment.reference,
          sequence: 1,
          startsAt: monday('16:10'),
          endsAt: monday('16:40'),
          practitionerId: dermatologist.id,
        },
      });
      expect(await history()).toEqual(['booked', 'moved']);
      expect(booking.queued.map(({ news }) => news)).toEqual(['booked', 'moved']);
      expect((await book({ practitionerId: dermatologist.id, fullName: 'Neel Namuna' })).appointment.startsAt).toBe(
        monday('10:30'),
      );
    });

    test('moves by ten minutes into its own time, and to another person when asked', async () => {
      const { manageToken } = await book({ practitionerId: dermatologist.id });
      expect(await move(manageToken, monday('10:40'))).toMatchObject({ ok: true });
      expect(await move(manageToken, monday('10:40'), { practitionerId: surgeon.id })).toMatchObject({
        ok: true,
        value: { practitionerId: surgeon.id, sequence: 2 },
      });
    });

    test('moving to where it is changes nothing', async () => {
      const { manageToken } = await book();
      expect(await move(manageToken, monday('10:30'))).toMatchObject({ ok: true, value: { sequence: 0 } });
      expect(await history()).toEqual(['booked']);
    });

    test('a confirmed appointment that moves has to be confirmed again', async () => {
      const { appointment, manageToken } = await book();
      await setStatus(appointment.id, 'confirmed');
      expect(await move(manageToken, monday('12:00'))).toMatchObject({ ok: true, value: { status: 'booked' } });
    });

    test('of ten appointments that move to one time at once, one gets there and nine stay with the nearest free times', async () => {
      const made: BookedAppointment[] = [];
      for (let i = 0; i < 10; i += 1) {
        made.push(
          await book({
            practitionerId: dermatologist.id,
            startsAt: inNagpur('2026-11-24', '15:00') + i * 30 * 60_000,
            fullName: `Namuna ${'abcdefghij'[i]}`,
          }),
        );
      }
      const outcomes = await Promise.all(made.map(({ manageToken }) => move(manageToken, monday('11:00'))));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const stayed = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome]));
      for (const each of stayed) expect(each).toMatchObject({ reason: 'slot-taken', nearest: { length: 6 } });
    });

    test('"anyone" moves to whoever is free', async () => {
      await book({ practitionerId: dermatologist.id, startsAt: monday('12:00'), fullName: 'Neel Namuna' });
      const { manageToken } = await book({ practitionerId: dermatologist.id });
      expect(await move(manageToken, monday('12:00'))).toMatchObject({ ok: false, reason: 'slot-taken' });
      expect(await move(manageToken, monday('12:00'), { practitionerId: 'anyone' })).toMatchObject({
        ok: true,
        value: { practitionerId: surgeon.id },
      });
    });

    test.each([
      ['closed', inNagpur('2026-11-22', '11:00')],
      ['past', inNagpur('2026-11-01', '11:00')],
      ['too soon', inNagpur('2026-11-20', '15:00')],
    ])('does not move to a time that is %s', async (_what, startsAt) => {
      const { manageToken } = await book();
      expect(await move(manageToken, startsAt)).toMatchObject({
        ok: false,
        reason: 'not-offered',
        nearest: { length: 6 },
      });
      expect(await history()).toEqual(['booked']);
    });

    test('a window that shows an older state is told so', async () => {
      const { manageToken } = await book();
      await move(manageToken, monday('12:00'), { expectedSequence: 0 });
      expect(await move(manageToken, monday('13:00'), { expectedSequence: 0 })).toEqual({
        ok: false,
        reason: 'changed-meanwhile',
      });
    });

    test('a move sent twice, also at once, moves once and succeeds twice', async () => {
      const { manageToken } = await book();
      const again = () => move(manageToken, monday('12:00'), { expectedSequence: 0 });
      const outcomes = [...(await Promise.all([again(), again()])), await again()];
      expect(outcomes.map((outcome) => outcome.ok && outcome.value.sequence)).toEqual([1, 1, 1]);
      expect(await history()).toEqual(['booked', 'moved']);
    });

    test('cancels, gives the time back, and cancelling again is no error', async () => {
      const { manageToken } = await book({ practitionerId: dermatologist.id });
      const twice = await Promise.all([cancel(manageToken), cancel(manageToken)]);
      expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await cancel(manageToken)).toMatchObject({ ok: true, value: { status: 'cancelled', sequence: 1 } });
      expect(await history()).toEqual(['booked', 'cancelled']);
      expect(await move(manageToken, monday('12:00'))).toEqual({ ok: false, reason: 'cancelled' });
      await book({ practitionerId: dermatologist.id, fullName: 'Neel Namuna' });
    });

    test('two hours before the visit it asks for a phone call, afterwards it is past, at the desk it is under way', async () => {
      const { appointment, manageToken } = await book();
      booking.clock.set(monday('08:31'));
      expect(await cancel(manageToken)).toEqual({ ok: false, reason: 'late' });
      expect(await move(manageToken, monday('16:00'))).toEqual({ ok: false, reason: 'late' });
      await setStatus(appointment.id, 'arrived');
      expect(await cancel(manageToken)).toEqual({ ok: false, reason: 'under-way' });
      booking.clock.set(monday('10:30'));
      expect(await cancel(manageToken)).toEqual({ ok: false, reason: 'past' });
    });

    test('an unknown link finds nothing', async () => {
      expect(await move('A'.repeat(27), monday('12:00'))).toEqual({ ok: false, reason: 'not-found' });
      expect(await cancel('A'.repeat(27))).toEqual({ ok: false, reason: 'not-found' });
    });

    test('the day’s list shows who comes when, with the note opened, also those who cancelled', async () => {
      await book({ startsAt: monday('12:00'), practitionerId: surgeon.id, note: 'Takes aspirin\nsince 2020' });
      const { manageToken } = await book({ fullName: 'Neel Namuna' });
      await cancel(manageToken);
      const list = await dayList(booking, '2026-11-23', 'Asia/Kolkata');
      expect(list).toMatchObject([
        { startMinute: 630, endMinute: 660, fullName: 'Neel Namuna', status: 'cancelled', note: null },
        {
          startMinute: 720,
          fullName: 'Asha Namuna',
          practitionerName: 'Hair-transplant surgeon',
          note: 'Takes aspirin\nsince 2020',
        },
      ]);
      expect(await dayList(booking, '2026-11-24', 'Asia/Kolkata')).toEqual([]);
    });
  });
});
