import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { surgeon, inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import type { Locale } from '#app/lib/messages.ts';
import { bookByDesk, type Caller } from './book-by-desk.ts';
import { frontDesk } from './fixtures.ts';
import { callIn, joinQueue, readQueue } from './walk-in-queue.ts';

const asha = { fullName: 'Asha Namuna', mobileNumber: '+919876543210' };
const at = (clock: string) => inNagpur('2026-11-23', clock);

forEachDatabase((_name, open) => {
  describe('the language of a patient', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function book(clock: string, caller: Partial<Caller> = {}, patientId?: string) {
      const outcome = await bookByDesk(booking, frontDesk, {
        caller: { ...asha, ...caller },
        patientId,
        appointmentTypeId: 'hair-consultation',
        times: [{ practitionerId: surgeon.id, startsAt: at(clock) }],
        tellPatient: true,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value[0]!;
    }
    const languagesOfVisits = async (patientId: string) =>
      (
        await database.db
          .select({ language: appointments.language })
          .from(appointments)
          .where(eq(appointments.patientId, patientId))
          .orderBy(appointments.startsAt)
      ).map(({ language }) => language);
    async function recordOf(id: string) {
      const { rows } = await database.db.execute<{ language: Locale; version: number }>(
        sql`SELECT language, version FROM patients WHERE id = ${id}`,
      );
      return rows[0]!;
    }
    const changesOf = async (id: string) =>
      (
        await database.db.execute<{ details: unknown }>(
          sql`SELECT details FROM audit_entries WHERE subject_id = ${id} AND action = 'patient.changed' ORDER BY id`,
        )
      ).rows.map(({ details }) => details);

    test('is English for somebody new whom nobody asked, and what was chosen once it was', async () => {
      expect(await book('10:30')).toMatchObject({ language: 'en' });
      const ravi = await book('11:30', { fullName: 'Ravi Namuna', mobileNumber: '+919876500000', language: 'mr' });
      expect(ravi).toMatchObject({ language: 'mr' });
      expect(await recordOf(ravi.patientId!)).toEqual({ language: 'mr', version: 1 });
    });

    test('is remembered by the next booking, found by record or by phone and name', async () => {
      const { patientId } = await book('10:30', { language: 'hi' });
      expect(await book('11:30')).toMatchObject({ patientId, language: 'hi' });
      const other = { fullName: 'Asha N', mobileNumber: '+919876500001' };
      expect(await book('12:30', other, patientId!)).toMatchObject({ patientId, language: 'hi' });
      expect(await recordOf(patientId!)).toEqual({ language: 'hi', version: 1 });
    });

    test('changes with another choice, with the visits to come and an entry in the audit log', async () => {
      const { patientId } = await book('10:30', { language: 'hi' });
      await book('11:30', { language: 'mr' });
      expect(await recordOf(patientId!)).toEqual({ language: 'mr', version: 2 });
      expect(await languagesOfVisits(patientId!)).toEqual(['mr', 'mr']);
      expect(await changesOf(patientId!)).toEqual([{ fields: 'language' }]);
      await book('12:30', { language: 'mr' });
      expect(await changesOf(patientId!)).toHaveLength(1);
    });

    test('is not changed by a time that is taken', async () => {
      const { patientId } = await book('10:30', { language: 'hi' });
      const outcome = await bookByDesk(booking, frontDesk, {
        caller: { ...asha, language: 'mr' },
        appointmentTypeId: 'hair-consultation',
        times: [{ practitionerId: surgeon.id, startsAt: at('10:30') }],
        tellPatient: true,
      });
      expect(outcome).toMatchObject({ ok: false, reason: 'needs-reason' });
      expect(await recordOf(patientId!)).toEqual({ language: 'hi', version: 1 });
    });

    test('is not changed by the page on which they book themselves', async () => {
      const { patientId } = await book('10:30', { language: 'mr' });
      const booked = await bookAppointment(booking, aRequest({ startsAt: at('11:30') }), fromWebsite);
      expect(booked).toMatchObject({ ok: true, value: { appointment: { patientId, language: 'en' } } });
      expect(await recordOf(patientId!)).toEqual({ language: 'mr', version: 1 });
    });

    test('is asked at the counter as well, and remembered with the visit', async () => {
      const walkIn = { appointmentTypeId: 'hair-consultation', practitionerId: undefined };
      const ravi = { fullName: 'Ravi Namuna', mobileNumber: '+919876500000' };
      await book('10:30', { language: 'hi' });
      await joinQueue(booking, frontDesk, { ...walkIn, caller: { ...ravi, language: 'mr' } });
      await joinQueue(booking, frontDesk, { ...walkIn, caller: asha });
      for (const { id } of await readQueue(booking)) {
        const called = await callIn(booking, frontDesk, { id, practitionerId: surgeon.id });
        if (!called.ok) throw new Error(called.reason);
        booking.clock.set(booking.clock.now().epochMilliseconds + 60_000);
      }
      const visits = await database.db.select().from(appointments).where(eq(appointments.bookedThrough, 'walk-in'));
      const languages = new Map(visits.map(({ fullName, language }) => [fullName, language]));
      expect(languages).toEqual(
        new Map([
          [ravi.fullName, 'mr'],
          [asha.fullName, 'hi'],
        ]),
      );
      const { patientId } = visits.find(({ fullName }) => fullName === ravi.fullName)!;
      expect(await recordOf(patientId!)).toMatchObject({ language: 'mr' });
    });
  });
});
