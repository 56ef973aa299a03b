import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sqlState, sqlStates } from '#app/platform/database/errors.ts';
import { forEachDatabaseInEveryRun, type TestDatabase } from '#app/platform/database/testing.ts';
import { dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from './book-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import {
  aRequest,
  fromApi,
  fromWebsite,
  openTestBooking,
  type TestBooking,
} from '#app/features/scheduling/server/fixtures.ts';

const monday = (clock: string) => inNagpur('2026-11-23', clock);

forEachDatabaseInEveryRun((_name, open) => {
  describe('booking', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function count(table: string): Promise<number> {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
      );
      return rows[0]!.count;
    }

    async function book(
      ...[changes, origin = fromWebsite]: [Parameters<typeof aRequest>[0]?, Parameters<typeof bookAppointment>[2]?]
    ) {
      const outcome = await bookAppointment(booking, aRequest(changes), origin);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value;
    }

    test('stores the appointment with its history and consent, and queues the messages', async () => {
      const { appointment, manageToken, repeated } = await book({
        note: 'Takes aspirin',
        treatment: 'fue-hair-transplant',
      });
      expect(appointment).toMatchObject({
        status: 'booked',
        startsAt: monday('10:30'),
        endsAt: monday('11:00'),
        practitionerName: 'Dermatologist',
        appointmentTypeName: 'Hair consultation',
        minutes: 30,
        sequence: 0,
        treatment: 'fue-hair-transplant',
      });
      expect(repeated).toBe(false);
      expect(manageToken).toMatch(/^[\w-]{27}$/);
      expect([await count('appointment_events'), await count('consents')]).toEqual([1, 1]);
      expect(booking.queued).toEqual([{ news: 'booked', appointmentId: appointment.id }]);
    });

    test('keeps neither the note nor the secret of the link in readable form', async () => {
      const { appointment, manageToken } = await book({ note: 'Takes aspirin' });
      const { rows } = await database.db.execute<{ row: string }>(
        sql`SELECT appointments::text AS row FROM appointments`,
      );
      expect(rows[0]!.row).toContain(appointment.reference);
      expect(rows[0]!.row).not.toContain('aspirin');
      expect(rows[0]!.row).not.toContain(manageToken);
      expect(rows[0]!.row).not.toContain(Buffer.from(manageToken, 'base64url').toString('hex'));
    });

    test('of 100 people who want one slot of one practitioner at once, one gets it and 99 are told the nearest free times', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          bookAppointment(
            booking,
            aRequest({ practitionerId: dermatologist.id, mobileNumber: `+9198765${43_000 + index}` }),
            fromWebsite,
          ),
        ),
      );
      const winners = outcomes.filter(({ ok }) => ok);
      expect(winners).toHaveLength(1);
      const losers = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome]));
      expect(new Set(losers.map(({ reason }) => reason))).toEqual(new Set(['slot-taken']));
      for (const loser of losers) {
        expect(loser).toHaveProperty('nearest.length', 6);
        expect(loser).toHaveProperty('nearest.0.startsAt', monday('11:00'));
      }
      expect(await count('appointments')).toBe(1);
      expect(await count('appointment_events')).toBe(1);
    });

    test('with "anyone", as many people get the start as there are practitioners, each another one', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          bookAppointment(booking, aRequest({ mobileNumber: `+9198765${43_000 + index}` }), fromWebsite),
        ),
      );
      const people = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.appointment.practitionerId] : []));
      expect(people.toSorted()).toEqual([dermatologist.id, surgeon.id]);
    });

    test('"anyone" goes to whoever has the emptier day', async () => {
      await book({ practitionerId: dermatologist.id, startsAt: monday('12:00') });
      expect((await book({ fullName: 'Neel Namuna' })).appointment.practitionerId).toBe(surgeon.id);
    });

    test('visits whose buffers would overlap are refused by the database itself', async () => {
      await book({ appointmentTypeId: 'laser-session', practitionerId: dermatologist.id });
      const after = await bookAppointment(
        booking,
        aRequest({ appointmentTypeId: 'follow-up', practitionerId: dermatologist.id, startsAt: monday('11:20') }),
        fromWebsite,
      );
      expect(after).toMatchObject({ ok: false, reason: 'slot-taken' });
      const [row] = await database.db.select().from(appointments);
      const twin = {
        ...row!,
        id: randomUUID(),
        reference: 'KKKKKKKK',
        manageTokenHash: randomBytes(32),
        startsAt: monday('11:20'),
        endsAt: monday('11:30'),
        heldFrom: monday('11:20'),
        heldUntil: monday('11:30'),
      };
      const refused: unknown = await database.db
        .insert(appointments)
        .values(twin)
        .catch((error: unknown) => error);
      expect(sqlState(refused)).toBe(sqlStates.exclusionViolation);
      expect(await count('appointments')).toBe(1);
    });

    test('the same request with the same key makes one appointment, also all at once, and answers the same', async () => {
      const key = { ...fromApi, requestKey: 'c9f0' };
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => book({}, key)));
      expect(new Set(outcomes.map(({ manageToken }) => manageToken)).size).toBe(1);
      expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect((await book({}, key)).repeated).toBe(true);
      expect(await count('appointments')).toBe(1);
    });

    test('a twin that books between the look for repeats and the look for free times is found all the same', async () => {
      const origin = { ...fromApi, requestKey: 'impatient' };
      const request = { practitionerId: 'dermatologist' };
      const faster: string[] = [];
      let looks = 0;
      const current: TestBooking['settings']['current'] = async () => {
        looks += 1;
        if (looks === 2) faster.push((await book(request, origin)).appointment.id);
        return booking.settings.current();
      };
      const slower = { ...booking, settings: { ...booking.settings, current } };
      expect(await bookAppointment(slower, aRequest(request), origin)).toMatchObject({
        ok: true,
        value: { repeated: true, appointment: { id: faster[0] } },
      });
      expect(await count('appointments')).toBe(1);
    });

    test('the same key with another request is a mistake, and says so', async () => {
      await book({}, { ...fromApi, requestKey: 'c9f0' });
      const other = await bookAppointment(booking, aRequest({ fullName: 'Neel Namuna' }), {
        ...fromApi,
        requestKey: 'c9f0',
      });
      expect(other).toEqual({ ok: false, reason: 'key-reused' });
    });

    test('a form sent again after a reload gives the same appointment, but only for minutes, and not to another name', async () => {
      const first = await book({}, { ...fromWebsite, requestKey: 'one' });
      const again = await book({ note: 'a note added' }, { ...fromWebsite, requestKey: 'two' });
      expect([again.appointment.id, again.repeated]).toEqual([first.appointment.id, true]);
      const brother = await book({ fullName: 'Neel Namuna' }, { ...fromWebsite, requestKey: 'three' });
      expect(brother.appointment.id).not.toBe(first.appointment.id);
      booking.clock.set(inNagpur('2026-11-20', '15:00'));
      expect(await bookAppointment(booking, aRequest(), fromWebsite)).toEqual({ ok: false, reason: 'already-booked' });
    });

    const freeTheSurgeon = () =>
      database.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.practitionerId, surgeon.id));

    test('nobody books two visits at one time on the website: not with another practitioner, nor one that overlaps', async () => {
      const { appointment } = await book({ practitionerId: dermatologist.id });
      booking.clock.set(inNagpur('2026-11-20', '15:00'));
      const elsewhere = { practitionerId: surgeon.id } as const;
      const already = { ok: false, reason: 'already-booked' };
      const ask = (
        changes: Parameters<typeof aRequest>[0],
        origin: Parameters<typeof bookAppointment>[2] = fromWebsite,
      ) => bookAppointment(booking, aRequest({ ...elsewhere, ...changes }), origin);
      expect(await ask({})).toEqual(already);
      expect(await ask({ fullName: 'ASHA NAMUNA', appointmentTypeId: 'follow-up' })).toEqual(already);
      expect(await ask({ startsAt: monday('10:40') })).toMatchObject(already);
      // Before and after it, for another name, for another phone, and by programs, which answer for themselves.
      expect(await ask({ startsAt: appointment.endsAt })).toMatchObject({ ok: true });
      expect(await ask({ fullName: 'Neel Namuna' })).toMatchObject({ ok: true });
      await freeTheSurgeon();
      expect(await ask({ mobileNumber: '+919876543211' })).toMatchObject({ ok: true });
      await freeTheSurgeon();
      expect(await ask({}, fromApi)).toMatchObject({ ok: true });
    });

    test('what is cancelled, or only offered from the waiting list, stands in nobody’s way', async () => {
      await book({ practitionerId: dermatologist.id });
      booking.clock.set(inNagpur('2026-11-20', '15:00'));
      for (const status of ['cancelled', 'offered'] as const) {
        await database.db.update(appointments).set({ status }).where(eq(appointments.practitionerId, dermatologist.id));
        await freeTheSurgeon();
        const outcome = await bookAppointment(booking, aRequest({ practitionerId: surgeon.id }), fromWebsite);
        expect([status, outcome.ok]).toEqual([status, true]);
      }
    });

    test.each([
      ['before opening', '2026-11-23', '10:00'],
      ['into lunch', '2026-11-23', '13:40'],
      ['past closing', '2026-11-23', '19:40'],
      ['off the grid', '2026-11-23', '10:35'],
      ['on a Sunday', '2026-11-22', '11:00'],
      ['in the past', '2026-11-19', '11:00'],
      ['within the notice', '2026-11-20', '15:00'],
      ['beyond the horizon', '2027-01-20', '11:00'],
      ['centuries away', '9999-01-20', '11:00'],
    ])('a start %s is not offered, and the nearest free times are', async (_what, date, clock) => {
      const outcome = await bookAppointment(booking, aRequest({ startsAt: inNagpur(date, clock) }), fromWebsite);
      expect(outcome).toMatchObject({ ok: false, reason: 'not-offered', nearest: { length: 6 } });
      expect(await count('appointments')).toBe(0);
    });

    test.each([
      [{ appointmentTypeId: 'massage' }, 'unknown-type'],
      [{ practitionerId: 'nobody' }, 'unknown-practitioner'],
      [{ appointmentTypeId: 'laser-session', practitionerId: surgeon.id }, 'unknown-practitioner'],
      [{ treatment: 'hair/magic' }, 'unknown-treatment'],
    ])('%j is refused as %s', async (changes, reason) => {
      expect(await bookAppointment(booking, aRequest(changes), fromWebsite)).toEqual({ ok: false, reason });
    });

    test('attempts are limited by address and by phone, whether they succeed or not', async () => {
      const limited = { ...booking, limitPerHour: 3 };
      const tries = [];
      for (let i = 0; i < 4; i += 1) {
        tries.push(await bookAppointment(limited, aRequest({ practitionerId: dermatologist.id }), fromApi));
      }
      expect(tries.map((outcome) => outcome.ok || outcome.reason)).toEqual([
        true,
        'slot-taken',
        'slot-taken',
        'too-many-attempts',
      ]);
      const byPhone = { ...booking, limitPerHour: 1000 };
      const reasons = new Set<unknown>();
      for (let i = 0; i < 21; i += 1) {
        const outcome = await bookAppointment(byPhone, aRequest({ treatment: 'none' }), {
          ...fromApi,
          address: `192.0.2.${i}`,
        });
        reasons.add(outcome.ok || outcome.reason);
      }
      expect(reasons).toEqual(new Set(['unknown-treatment', 'too-many-attempts']));
    });

    test('a changed setting counts for the next booking', async () => {
      await booking.settings.current();
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`
          UPDATE clinic_settings SET version = version + 1, settings = jsonb_set(settings, '{closures}',
            '[{"from": "2026-11-23", "to": "2026-11-23", "name": "Repairs"}]')`);
        await tx.execute(sql`SELECT pg_notify('settings_changed', '2')`);
      });
      await expect.poll(async () => (await booking.settings.current()).version, { timeout: 10_000 }).toBe(2);
      expect(await bookAppointment(booking, aRequest(), fromWebsite)).toMatchObject({
        ok: false,
        reason: 'not-offered',
      });
    });
  });
});
