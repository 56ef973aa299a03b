import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { findPatients } from './find-patients.ts';
import { importDraft, mapColumns, uploadList, type ImportContext } from './import-draft.ts';
import { importPatients, pastImports, undoImport } from './import-patients.ts';
import { changePatient } from './save-patient.ts';
import { patientById } from './read-patient.ts';
import { somebody } from './fixtures.ts';

const list = `Name;Phone;Email;Date;Time;Doctor;Visit type
Asha Namuna;98765 43210;asha@example.com;23/11/2026;10:30;Dermatologist;Hair consultation
Neel Namuna;90000 00001;;2026-11-23;11:30 am;Dermatologist;hair-consultation
Tara Namuna;123;;;;;
Uma Namuna;90000 00002;;;;;
`;

forEachDatabase((_name, open) => {
  describe('a list of patients', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    let context: ImportContext;
    let desk: StaffActor;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      context = { db: booking.db, clock: booking.clock, keyRing: booking.keyRing, booking };
      await database.db.execute(sql`DELETE FROM patient_import_drafts`);
      await database.db.execute(sql`DELETE FROM patient_imports`);
      desk = await somebody(database.db, 'front-desk');
      return () => booking.settings.close();
    });

    async function upload(text = list): Promise<string> {
      const uploaded = await uploadList(context, desk, new TextEncoder().encode(text));
      if (!uploaded.ok) throw new Error(uploaded.reason);
      return uploaded.value.draftId;
    }
    async function takeIn(leaveOut: number[] = []): Promise<string> {
      const imported = await importPatients(context, desk, await upload(), new Set(leaveOut));
      if (!imported.ok) throw new Error(imported.reason);
      return imported.value.importId;
    }
    const names = async () => (await findPatients(database.db, 'namuna', 20, 0)).map(({ fullName }) => fullName);
    async function count(table: string): Promise<number> {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
      );
      return rows[0]!.count;
    }

    test('is looked at first: what would be made, and each line that can’t be with all that is wrong', async () => {
      const id = await upload();
      const draft = await importDraft(context, desk, id);
      expect(draft?.good.map(({ line }) => line)).toEqual([2, 3, 5]);
      expect(draft?.refused).toEqual([{ line: 4, problems: ['bad-phone'] }]);
      expect(await names()).toEqual([]);
      expect(await mapColumns(context, desk, id, { fullName: 0, phone: 2 })).toBe(true);
      expect((await importDraft(context, desk, id))?.refused).toHaveLength(4);
    });

    test('is kept encrypted, for whoever uploaded it, for a day', async () => {
      const id = await upload();
      const { rows } = await database.db.execute<{ row: string }>(
        sql`SELECT d::text AS row FROM patient_import_drafts d`,
      );
      expect(rows[0]!.row).not.toMatch(/Namuna|98765/);
      const other = await somebody(database.db, 'front-desk');
      expect(await importDraft(context, other, id)).toBeUndefined();
      expect(await importPatients(context, other, id, new Set())).toMatchObject({ reason: 'not-found' });
      expect(await mapColumns(context, other, id, {})).toBe(false);
      booking.clock.set(inNagpur('2026-11-22', '10:00'));
      expect(await importDraft(context, desk, id)).toBeUndefined();
    });

    test('makes the people and their visits, tells nobody, and leaves out what it was told to', async () => {
      const importId = await takeIn([5]);
      expect(await names()).toEqual(['Asha Namuna', 'Neel Namuna']);
      expect(await pastImports(database.db, importId)).toMatchObject([
        { result: { lines: 4, added: 2, known: 0, visits: 2, taken: [], withProblems: 1, leftOut: 1 } },
      ]);
      expect(booking.queued).toEqual([]);
      expect(await count('consents')).toBe(0);
      const [asha] = await findPatients(database.db, 'asha', 1, 0);
      expect(asha).toMatchObject({ nextVisitAt: inNagpur('2026-11-23', '10:30'), email: 'asha@example.com' });
    });

    test('knows who is known, and names the line whose time somebody has', async () => {
      const booked = await bookAppointment(booking, aRequest({ practitionerId: 'dermatologist' }), fromWebsite);
      expect(booked.ok).toBe(true);
      const importId = await takeIn();
      expect(await pastImports(database.db, importId)).toMatchObject([
        { result: { added: 2, known: 1, visits: 1, taken: [2] } },
      ]);
      expect(await names()).toHaveLength(3);
    });

    test('the same file is recognised, and a draft sent twice is taken in once', async () => {
      const id = await upload();
      const outcomes = await Promise.all([
        importPatients(context, desk, id, new Set()),
        importPatients(context, desk, id, new Set()),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await uploadList(context, desk, new TextEncoder().encode(list))).toMatchObject({
        ok: false,
        reason: 'same-file',
      });
      expect(await names()).toHaveLength(3);
    });

    test('is taken back as a whole, and can then come again', async () => {
      const importId = await takeIn();
      expect(await undoImport(context, desk, importId)).toEqual({
        ok: true,
        value: { visits: 2, patients: 3, kept: 0 },
      });
      expect([await count('patients'), await count('appointments'), await count('appointment_events')]).toEqual([
        0, 0, 0,
      ]);
      expect(await undoImport(context, desk, importId)).toMatchObject({ reason: 'not-found' });
      await takeIn();
      expect(await names()).toHaveLength(3);
    });

    test('taken back, it leaves what somebody touched since', async () => {
      const importId = await takeIn();
      const [uma] = await findPatients(database.db, 'uma', 1, 0);
      const seen = (await patientById(database.db, uma!.id))!;
      await changePatient(context, desk, seen, { ...seen, fullName: 'Uma Rani Namuna', contacts: seen.contacts });
      const again = aRequest({
        fullName: 'Neel Namuna',
        mobileNumber: '+919000000001',
        startsAt: inNagpur('2026-11-24', '10:30'),
      });
      expect((await bookAppointment(booking, again, fromWebsite)).ok).toBe(true);
      expect(await undoImport(context, desk, importId)).toEqual({
        ok: true,
        value: { visits: 2, patients: 1, kept: 2 },
      });
      expect(await names()).toEqual(['Neel Namuna', 'Uma Rani Namuna']);
      expect(await count('appointments')).toBe(1);
    });
  });
});
