import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { planOf } from '../domain/settings-form.ts';
import { withoutPractitioner } from '../domain/settings-people.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { readSettings } from '#app/features/scheduling/server/read-settings.ts';
import { previewPlan } from './settings-preview.ts';
import { readRetired, savePlan, saveSection } from './settings-save.ts';
import {
  aRequest,
  fromWebsite,
  openTestBooking,
  testNow,
  type TestBooking,
} from '#app/features/scheduling/server/fixtures.ts';

const owner: StaffActor = { id: 'owner-1', name: 'Owner', role: 'owner', practitionerId: null, address: '192.0.2.9' };

const closingEarly = (plan: BookingPlan): BookingPlan => ({
  ...plan,
  clinic: { ...plan.clinic, hours: { ...plan.clinic.hours, mon: [['10:30', '18:00']] } },
});

forEachDatabase((_name, open) => {
  describe('the settings at the desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
    });

    const current = async () => (await readSettings(database.db, testNow))!;
    async function book(clock: string, mobileNumber: string): Promise<string> {
      const request = aRequest({ startsAt: inNagpur('2026-11-23', clock), mobileNumber, fullName: `At ${clock}` });
      const outcome = await bookAppointment(booking, request, fromWebsite);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.appointment.id;
    }

    test('a preview names who has to be called, soonest first, and nobody who is cancelled or over', async () => {
      await book('10:30', '+919876500001');
      const late = await book('19:00', '+919876500002');
      const later = await book('19:30', '+919876500003');
      const gone = await book('18:30', '+919876500004');
      await database.db.execute(sql`UPDATE appointments SET status = 'cancelled' WHERE id = ${gone}`);
      const before = planOf(await current());
      const preview = await previewPlan(database.db, before, closingEarly(before), testNow);
      expect(
        preview.touched.map(({ appointment, misfit }) => [appointment.id, appointment.mobileNumber, misfit]),
      ).toEqual([
        [late, '+919876500002', 'outside-hours'],
        [later, '+919876500003', 'outside-hours'],
      ]);
      const sunday = inNagpur('2026-11-29', '10:30');
      expect((await previewPlan(database.db, before, closingEarly(before), sunday)).touched).toEqual([]);
    });

    test('the seal of a preview changes when another appointment comes in', async () => {
      const before = planOf(await current());
      const look = () => previewPlan(database.db, before, closingEarly(before), testNow);
      const empty = await look();
      expect((await look()).seal).toBe(empty.seal);
      await book('19:00', '+919876500002');
      expect((await look()).seal).not.toBe(empty.seal);
    });

    test('a saved plan is in force with its audit entry; the same version is not saved twice', async () => {
      const settings = await current();
      const plan = closingEarly(planOf(settings));
      const about = { part: 'hours', id: null, touched: 2 } as const;
      const saves = await Promise.all([1, 2].map(() => savePlan(booking, plan, settings.version, owner, about)));
      expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
      expect(saves.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'changed-meanwhile' }]);
      expect((await current()).clinic.hours.mon).toEqual([['10:30', '18:00']]);
      const { rows } = await database.db.execute(sql`
        SELECT actor_id, subject_kind, subject_id, details FROM audit_entries
        WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1`);
      expect(rows).toEqual([
        {
          actor_id: 'owner-1',
          subject_kind: 'settings',
          subject_id: 'hours',
          details: { version: settings.version + 1, of: null, appointments: 2 },
        },
      ]);
    });

    test('somebody who left keeps their appointments and their id, and can be brought back', async () => {
      const settings = await current();
      const without = withoutPractitioner(planOf(settings), 'dermatologist');
      if (!without.ok) throw new Error(without.reason);
      await savePlan(booking, without.value, settings.version, owner, {
        part: 'practitioner',
        id: 'dermatologist',
        touched: 0,
      });
      expect((await readRetired(database.db)).practitioners).toEqual([{ id: 'dermatologist', name: 'Dermatologist' }]);
      await savePlan(booking, planOf(settings), settings.version + 1, owner, {
        part: 'practitioner',
        id: 'dermatologist',
        touched: 0,
      });
      expect((await readRetired(database.db)).practitioners).toEqual([]);
      expect((await current()).practitioners.map(({ id }) => id)).toContain('dermatologist');
    });

    test('another decision is saved with what it was and what it became', async () => {
      const { version } = await readDeskSettings(database.db, 'channels');
      expect(await saveSection(booking, 'channels', { order: ['email'] }, version, owner)).toMatchObject({ ok: true });
      expect(await saveSection(booking, 'channels', { order: ['sms'] }, version, owner)).toEqual({
        ok: false,
        reason: 'changed-meanwhile',
      });
      const { rows } = await database.db.execute<{ details: { after: string } }>(sql`
        SELECT details FROM audit_entries WHERE subject_id = 'channels' ORDER BY id DESC LIMIT 1`);
      expect(rows[0]?.details.after).toBe('{"order":["email"]}');
    });
  });
});
