import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, nat, record as recordOf } from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { setStatus } from '#app/features/diary/server/change-by-desk.ts';
import { callIn, joinQueue, readQueue } from '#app/features/diary/server/walk-in-queue.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import type { PatientDetails } from '../domain/patient-form.ts';
import { likelyTwins } from './likely-twins.ts';
import { listPatients } from './list-patients.ts';
import { mergePatients, previewMerge, undoMerge } from './merge-patients.ts';
import { patientById } from './read-patient.ts';
import { addPatient, changePatient } from './save-patient.ts';
import { aPatient, auditOf, somebody } from './fixtures.ts';
import { breakGlass, glassOpenings, markGlassSeen } from './break-glass.ts';
import { viewPatient } from './view-patient.ts';

const asha: PatientDetails = {
  fullName: 'Asha Namuna',
  birthDate: '1990-02-01',
  language: 'en',
  contacts: [{ kind: 'phone', value: '+919876543210', whose: null }],
};

forEachDatabase((_name, open) => {
  describe('patients at the desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    let desk: StaffActor;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      desk = await somebody(database.db, 'front-desk');
      return () => booking.settings.close();
    });

    async function book(changes: Parameters<typeof aRequest>[0] = {}) {
      const outcome = await bookAppointment(booking, aRequest(changes), fromWebsite);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.appointment;
    }
    const stored = async (id: string) => (await patientById(database.db, id))!;

    test('adding somebody of a known name and phone makes nothing and names the record there is', async () => {
      const added = await addPatient(booking, desk, asha);
      if (!added.ok) throw new Error(added.reason);
      expect(await addPatient(booking, desk, { ...asha, fullName: 'ASHA NAMUNA' })).toEqual({
        ok: false,
        reason: 'known',
        id: added.value.id,
      });
      expect((await book()).patientId).toBe(added.value.id);
      expect((await auditOf(database.db, added.value.id)).map(({ action }) => action)).toEqual(['patient.added']);
    });

    test('a correction reaches the visits to come and not those that were, and the audit names fields, no values', async () => {
      const { id: visitId, patientId } = await book();
      const past = await book({ startsAt: inNagpur('2026-11-24', '10:30') });
      const [startsAt, endsAt] = [inNagpur('2026-01-05', '10:30'), inNagpur('2026-01-05', '11:00')];
      await database.db
        .update(appointments)
        .set({ startsAt, endsAt, heldFrom: startsAt, heldUntil: endsAt })
        .where(eq(appointments.id, past.id));
      const before = await stored(patientId!);
      const saved = await changePatient(booking, desk, before, {
        ...asha,
        fullName: 'Asha Rani Namuna',
        language: 'mr',
        contacts: [
          { kind: 'phone', value: '+919000000001', whose: null },
          { kind: 'phone', value: '+919000000002', whose: 'mother' },
        ],
      });
      expect(saved).toEqual({ ok: true, value: null });
      const [visit] = await database.db.select().from(appointments).where(eq(appointments.id, visitId));
      expect(visit).toMatchObject({
        fullName: 'Asha Rani Namuna',
        mobileNumber: '+919000000001',
        email: null,
        language: 'mr',
      });
      const [was] = await database.db.select().from(appointments).where(eq(appointments.id, past.id));
      expect(was).toMatchObject({ fullName: 'Asha Namuna', mobileNumber: '+919876543210', language: 'en' });
      const after = await stored(patientId!);
      expect(after.contacts.map(({ value, whose }) => [value, whose])).toEqual([
        ['+919000000001', null],
        ['+919000000002', 'mother'],
      ]);
      expect(after.version).toBe(before.version + 1);
      const [entry] = await auditOf(database.db, patientId!);
      expect(entry).toEqual({ action: 'patient.changed', details: { fields: 'fullName birthDate language contacts' } });
    });

    test('of two windows that change one record, the second is told and writes nothing', async () => {
      const id = await aPatient(database.db, 'Asha Namuna', ['+919876543210']);
      const seen = await stored(id);
      const outcomes = await Promise.all([
        changePatient(booking, desk, seen, { ...asha, fullName: 'Asha One' }),
        changePatient(booking, desk, seen, { ...asha, fullName: 'Asha Two' }),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed-meanwhile' });
    });

    test('the medical part is for a doctor the patient has been with, and before that what they wrote to that doctor', async () => {
      const { patientId } = await book({
        practitionerId: dermatologist.id,
        note: 'Takes aspirin',
        treatment: 'fue-hair-transplant',
      });
      const second = await book({
        practitionerId: surgeon.id,
        note: 'Had a fever',
        startsAt: inNagpur('2026-11-25', '11:00'),
      });
      expect(second.patientId).toBe(patientId);
      const doctor = await somebody(database.db, 'doctor', dermatologist.id);
      const other = await somebody(database.db, 'doctor', surgeon.id);
      const owner = await somebody(database.db, 'owner');
      const view = async (staff: StaffActor) => {
        const seen = await viewPatient(booking, staff, patientId!);
        return seen.ok ? seen.value : undefined;
      };
      const told = (record: Awaited<ReturnType<typeof view>>) =>
        record?.visits.flatMap(({ medical }) => (medical?.note ? [medical.note] : [])).toSorted();
      expect([(await view(doctor))?.medical, told(await view(doctor))]).toEqual(['closed', ['Takes aspirin']]);
      expect([(await view(other))?.medical, told(await view(other))]).toEqual(['closed', ['Had a fever']]);
      for (const staff of [owner, desk]) {
        expect(await view(staff)).toMatchObject({ medical: 'never' });
        expect(JSON.stringify(await view(staff))).not.toMatch(/aspirin|fue-hair|fever/);
      }

      const [visit] = (await view(desk))!.visits.filter(({ practitionerId }) => practitionerId === dermatologist.id);
      booking.clock.set(inNagpur('2026-11-23', '10:20'));
      await setStatus(booking, doctor, { id: visit!.id, sequence: 0 }, 'arrived');
      expect((await view(doctor))?.medical).toBe('closed');
      await setStatus(booking, doctor, { id: visit!.id, sequence: 1 }, 'confirmed');
      await setStatus(booking, desk, { id: visit!.id, sequence: 2 }, 'arrived');
      expect([(await view(doctor))?.medical, told(await view(doctor))]).toEqual([
        'visit',
        ['Had a fever', 'Takes aspirin'],
      ]);
      expect((await view(other))?.medical).toBe('closed');

      await breakGlass(
        booking,
        other,
        { patientId: patientId! },
        { reason: 'covering', words: 'On leave until Monday.' },
      );
      expect([(await view(other))?.medical, told(await view(other))]).toEqual([
        'glass',
        ['Had a fever', 'Takes aspirin'],
      ]);
      const [opening] = await glassOpenings(database.db, 'unseen');
      expect(opening).toMatchObject({ staffId: other.id, patientId, reason: 'covering', seenAt: null });
      expect(await markGlassSeen(booking, owner, opening!.id)).toMatchObject({ ok: true });
      expect(await markGlassSeen(booking, owner, opening!.id)).toMatchObject({ reason: 'not-found' });
      expect((await auditOf(database.db, patientId!)).map(({ action }) => action)).toContain('glass.broken');
      expect((await auditOf(database.db, patientId!))[0]).toEqual({
        action: 'patient.viewed',
        details: { visits: 2, medical: true, by: 'closed' },
      });
    });

    test('what an owner opened with a reason is marked as seen by another owner, where there is one', async () => {
      const patient = await aPatient(database.db, 'Glass Namuna');
      const first = await somebody(database.db, 'owner', dermatologist.id);
      const second = await somebody(database.db, 'owner');
      await breakGlass(booking, first, { patientId: patient }, { reason: 'other', words: 'For the second opinion.' });
      const opening = (await glassOpenings(database.db, 'unseen')).find(({ patientId }) => patientId === patient)!;
      expect(await markGlassSeen(booking, first, opening.id)).toEqual({ ok: false, reason: 'own' });
      expect(await markGlassSeen(booking, second, opening.id)).toMatchObject({ ok: true });
    });

    test('a reason given for one patient opens no other who is merged into them by the same hand', async () => {
      const owner = await somebody(database.db, 'owner', surgeon.id);
      const stranger = await book({ note: 'Takes aspirin' });
      const kept = await aPatient(database.db, 'Glass Namuna', ['+919000000077']);
      const medical = async () => {
        const shown = await viewPatient(booking, owner, kept);
        return shown.ok ? [shown.value.medical, JSON.stringify(shown.value).includes('aspirin')] : shown.reason;
      };
      const giveReason = () =>
        breakGlass(booking, owner, { patientId: kept }, { reason: 'other', words: 'For the second opinion.' });
      await giveReason();
      expect(await medical()).toEqual(['glass', false]);
      booking.clock.set(booking.clock.now().epochMilliseconds + 60_000);
      const merge = { kept: await stored(kept), merged: await stored(stranger.patientId!), name: 'kept' as const };
      expect(await mergePatients(booking, owner, merge)).toMatchObject({ ok: true });
      expect(await medical()).toEqual(['closed', false]);
      // A reason for the patient as they are now is asked for, told to the other owner, and opens.
      booking.clock.set(booking.clock.now().epochMilliseconds + 60_000);
      await giveReason();
      expect(await medical()).toEqual(['glass', true]);
    });

    test('a walk-in opens their record to the doctor who calls them in when somebody else gave out the number', async () => {
      const doctor = await somebody(database.db, 'doctor', dermatologist.id);
      const visitBy = async (by: StaffActor, name: string, wanted?: string) => {
        const caller = { fullName: name, mobileNumber: '+919876500077' };
        await joinQueue(booking, by, { caller, appointmentTypeId: 'skin-consultation', practitionerId: wanted });
        const walkIn = (await readQueue(booking)).find(({ fullName }) => fullName === name)!;
        const called = await callIn(booking, doctor, { id: walkIn.id, practitionerId: dermatologist.id });
        if (!called.ok) throw new Error(called.reason);
        const { rows } = await database.db.execute<{ id: string }>(
          sql`SELECT patient_id AS id FROM appointments WHERE id = ${called.value.appointmentId}`,
        );
        const seen = await viewPatient(booking, doctor, rows[0]!.id);
        return seen.ok && seen.value.medical;
      };
      expect(await visitBy(desk, 'Came Namuna')).toBe('visit');
      expect(await visitBy(doctor, 'Claimed Namuna')).toBe('closed');
      // For a colleague a doctor gives out no number, and who came for a colleague opens to nobody else.
      const caller = { fullName: 'Theirs Namuna', mobileNumber: '+919876500078' };
      const forColleague = { caller, appointmentTypeId: 'hair-consultation', practitionerId: surgeon.id };
      expect(await joinQueue(booking, doctor, forColleague)).toEqual({ ok: false, reason: 'not-yours' });
    });

    test('an id that is nobody’s, or no id, is not found', async () => {
      for (const id of [randomUUID(), 'x', "'; DROP TABLE patients; --", ''])
        expect(await viewPatient(booking, desk, id)).toEqual({ ok: false, reason: 'not-found' });
    });

    test('the list goes by name or newest, fifty to a page', async () => {
      await database.db.execute(sql`
        INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at)
        SELECT gen_random_uuid(), 'Namuna ' || to_char(n, 'FM000'), 'en', 'desk', now() + n * interval '1 s', now()
        FROM generate_series(1, 120) AS n`);
      const second = await listPatients(database.db, 'name', 2, 0);
      expect(second).toMatchObject({ total: 120, page: 2, pages: 3 });
      expect(second.patients[0]?.fullName).toBe('Namuna 051');
      expect((await listPatients(database.db, 'newest', 99, 0)).patients.map(({ fullName }) => fullName)[19]).toBe(
        'Namuna 001',
      );
    });

    test('a merge shows before what it moves, does that, and the merged address leads to the one who stayed', async () => {
      const first = await book();
      const second = await book({
        fullName: 'A Namuna',
        startsAt: inNagpur('2026-11-23', '12:00'),
        mobileNumber: '+919000000001',
      });
      const [keptId, mergedId] = [first.patientId!, second.patientId!];
      const preview = await previewMerge(booking, keptId, mergedId);
      expect(preview?.moved).toMatchObject({ appointments: [second.id], after: { fullName: 'Asha Namuna' } });
      const request = { kept: await stored(keptId), merged: await stored(mergedId), name: 'kept' as const };
      const merged = await mergePatients(booking, desk, request);
      expect(merged.ok).toBe(true);
      expect(await viewPatient(booking, desk, mergedId)).toEqual({ ok: false, reason: 'merged', into: keptId });
      const record = await viewPatient(booking, desk, keptId);
      expect(record).toMatchObject({ ok: true, value: { visits: [{ id: second.id }, { id: first.id }] } });
      expect(await mergePatients(booking, desk, request)).toEqual({ ok: false, reason: 'not-found' });
      expect(await previewMerge(booking, keptId, keptId)).toBeUndefined();
    });

    /** Everything a merge may touch, without the bookkeeping of when and how often. */
    async function everything(): Promise<unknown> {
      const { rows } = await database.db.execute(sql`
        SELECT (SELECT json_agg(p ORDER BY p.id) FROM (SELECT id, full_name, birth_date, merged_into, restricted_at, erase_on
            FROM patients) AS p) AS patients,
          (SELECT json_agg(c ORDER BY c.id) FROM patient_contacts AS c) AS contacts,
          (SELECT json_agg(a ORDER BY a.id) FROM (SELECT id, patient_id FROM appointments) AS a) AS visits`);
      return rows;
    }

    test(
      'any merges, taken back from the last to the first, leave everything as it was',
      { timeout: 60_000 },
      async () => {
        await assert(
          asyncProperty(
            array(recordOf({ from: nat(4), into: nat(4), name: constantFrom('kept', 'merged') }), {
              maxLength: 5,
            }),
            async (steps) => {
              await database.db.execute(sql`DELETE FROM patient_merges`);
              await database.db.execute(sql`UPDATE appointments SET patient_id = NULL`);
              await database.db.execute(sql`UPDATE patients SET merged_into = NULL`);
              await database.db.execute(sql`DELETE FROM patient_contacts`);
              await database.db.execute(sql`DELETE FROM patients`);
              const ids: string[] = [];
              for (const [index, name] of ['Asha', 'Asha N', 'A Namuna', 'Neel', 'Tara'].entries())
                ids.push(await aPatient(database.db, name, ['+919876543210', `+9190000000${index}0`]));
              await database.db.execute(sql`UPDATE patients SET birth_date = '1990-01-01' WHERE id = ${ids[2]}`);
              await database.db.execute(
                sql`UPDATE patients SET restricted_at = '2026-01-01', erase_on = '2030-01-01' WHERE id = ${ids[3]}`,
              );
              const { rows: visits } = await database.db.execute<{ id: string }>(
                sql`SELECT id FROM appointments ORDER BY id`,
              );
              for (const [index, { id }] of visits.entries())
                await database.db.execute(sql`UPDATE appointments SET patient_id = ${ids[index % 5]} WHERE id = ${id}`);
              const before = await everything();
              const done: string[] = [];
              for (const { from, into, name } of steps) {
                const [kept, merged] = [await stored(ids[into]!), await stored(ids[from]!)];
                const outcome = await mergePatients(booking, desk, { kept, merged, name });
                if (outcome.ok) done.push(outcome.value.mergeId);
              }
              expect(JSON.stringify(await everything()) === JSON.stringify(before)).toBe(done.length === 0);
              for (const mergeId of done.toReversed())
                expect(await undoMerge(booking, desk, mergeId)).toMatchObject({ ok: true });
              expect(await everything()).toEqual(before);
            },
          ),
          { numRuns: 25 },
        );
      },
    );

    test('a merge is taken back once, and not while a later one stands on it', async () => {
      const [a, b, c] = [
        await aPatient(database.db, 'Asha A', ['+919000000001']),
        await aPatient(database.db, 'Asha B', ['+919000000002']),
        await aPatient(database.db, 'Asha C', ['+919000000003']),
      ];
      const merge = async (kept: string, merged: string) => {
        const outcome = await mergePatients(booking, desk, {
          kept: await stored(kept),
          merged: await stored(merged),
          name: 'kept',
        });
        if (!outcome.ok) throw new Error(outcome.reason);
        return outcome.value.mergeId;
      };
      const first = await merge(a, b);
      const second = await merge(c, a);
      expect(await undoMerge(booking, desk, first)).toEqual({ ok: false, reason: 'later-merge' });
      expect((await undoMerge(booking, desk, second)).ok).toBe(true);
      expect((await undoMerge(booking, desk, first)).ok).toBe(true);
      expect(await undoMerge(booking, desk, first)).toEqual({ ok: false, reason: 'not-found' });
    });

    test('one phone and names alike suggests one person, a family of one phone does not, and nothing merges by itself', async () => {
      const one = await aPatient(database.db, 'Asha Namuna', ['+919876543210']);
      const twin = await aPatient(database.db, 'Asha R Namuna', ['+919876543210']);
      await aPatient(database.db, 'Vikram Kale', ['+919876543210']);
      const namesake = await aPatient(database.db, 'ASHA NAMUNA', ['+919000000009']);
      expect(await likelyTwins(database.db, one)).toEqual([
        { id: twin, fullName: 'Asha R Namuna', shares: 'contact' },
        { id: namesake, fullName: 'ASHA NAMUNA', shares: 'name' },
      ]);
      expect((await stored(twin)).mergedInto).toBeNull();
    });
  });
});
