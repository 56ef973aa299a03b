import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aPatient, somebody } from '#app/features/patients/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aClock } from '#app/features/staff/server/fixtures.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import type { FormDesk } from './submission-desk.ts';
import { countWaitingForms, formsSince } from './submission-list.ts';
import { aVisitOf, phone, skin } from './fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';

forEachDatabase((_name, open) => {
  describe('the forms that wait', () => {
    let database: TestDatabase;
    let desk: FormDesk;
    let people: Record<'dermatologist' | 'surgeon' | 'frontDesk', StaffActor>;
    const clock = aClock();
    const start = clock.now();

    beforeAll(async () => {
      database = await open();
      await seedClinic(database.db, clock, clinic());
      desk = { db: database.db, keyRing: createKeyRing([makeKey()]), clock, timeZone: 'Asia/Kolkata' };
      people = {
        dermatologist: await somebody(database.db, 'doctor', 'dermatologist'),
        surgeon: await somebody(database.db, 'doctor', 'hair-transplant-surgeon'),
        frontDesk: await somebody(database.db, 'front-desk'),
      };
    });
    beforeEach(() => database.db.execute(sql`DELETE FROM patient_forms`));

    test('are a doctor’s own, and everybody’s for the front desk, in the badge and on Today', async () => {
      const { db } = database;
      const asha = await aPatient(db, 'Asha Namuna', [phone]);
      const neel = await aPatient(db, 'Neel Namuna');
      const ashas = await aVisitOf(db, asha, 'dermatologist', start.add({ hours: 5 }));
      await aVisitOf(db, neel, 'hair-transplant-surgeon', start.add({ hours: 6 }));
      const submittedAt = start.subtract({ hours: 1 });
      const send = (rest: { patientId?: string; appointmentId?: string; urgent?: boolean }) =>
        insertSubmittedForm(desk, { form: 'skin', answers: skin, submittedAt, ...rest });
      const forVisit = await send({ patientId: asha, appointmentId: ashas, urgent: true });
      const forPatient = await send({ patientId: neel, urgent: true });
      const nobodys = await send({});

      const { dermatologist, surgeon, frontDesk } = people;
      const since = start.subtract({ hours: 2 }).epochMilliseconds;
      const listed = async (by: StaffActor) => (await formsSince(db, since, by)).map(({ id }) => id).toSorted();
      expect(await countWaitingForms(db, frontDesk)).toBe(3);
      expect(await listed(frontDesk)).toEqual([forVisit, forPatient, nobodys].toSorted());
      expect(await countWaitingForms(db, dermatologist)).toBe(1);
      expect(await listed(dermatologist)).toEqual([forVisit]);
      expect(await countWaitingForms(db, surgeon)).toBe(1);
      expect(await listed(surgeon)).toEqual([forPatient]);
    });
  });
});
