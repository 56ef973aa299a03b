import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/booking/server/seed-clinic.ts';
import { addDoctorNote, saveDoctorPart } from '#app/features/intake/server/doctor-part.ts';
import { forgetUnattachedForms } from '#app/features/intake/server/submission-privacy.ts';
import { aPhotoOf, aVisitOf, skin } from '#app/features/intake/server/submission-testing.ts';
import { insertSubmittedForm } from '#app/features/intake/server/testing.ts';
import { aPatient, somebody } from '#app/features/patients/server/testing.ts';
import { aClock, aKeyRing } from '#app/features/staff/server/testing.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { exportHtml } from '../domain/export-html.ts';
import { erasePatient } from './erase-patient.ts';
import { breakGlass } from '#app/features/patients/server/break-glass.ts';
import { medicalCopy } from './medical-data.ts';
import { personData } from './person-data.ts';
import { withPictures } from './photos-of-person.ts';

forEachDatabase((_name, open) => {
  describe('patient forms at the privacy desk', () => {
    let database: TestDatabase;
    const clock = aClock();
    const keyRing = aKeyRing();
    const files = openPrivateFiles(mkdtempSync(join(tmpdir(), 'jamun-')));
    beforeAll(async () => {
      database = await open();
      await seedClinic(database.db, clock, clinic());
    });

    async function aPersonWithForm(name: string) {
      const { db } = database;
      const desk = { db, keyRing, clock, timeZone: 'Asia/Kolkata' };
      const doctor = await somebody(db, 'doctor', 'dermatologist');
      const patient = await aPatient(db, name);
      const twin = await aPatient(db, name);
      await db.execute(sql`UPDATE patients SET merged_into = ${patient} WHERE id = ${twin}`);
      const frontDesk = await somebody(db, 'front-desk');
      const came = { status: 'completed', notedBy: frontDesk.id } as const;
      await aVisitOf(db, patient, 'dermatologist', clock.now().subtract({ hours: 24 * 30 }), came);
      const photo = randomUUID();
      const answers = { ...skin, 'skin-photos': [{ view: 'close-up', photo }] };
      const form = await insertSubmittedForm(desk, {
        form: 'skin',
        answers,
        submittedAt: clock.now(),
        patientId: twin,
      });
      await aPhotoOf({ ...desk, files }, form, photo, Buffer.from('the picture'));
      await saveDoctorPart(desk, doctor, form, { revision: 0, typed: { phototype: 'iv', 'skin-plan': 'Wait' } });
      await addDoctorNote(desk, doctor, form, 'A note.');
      return { desk, patient, form, doctor };
    }

    test('are found and handed out with the doctor’s part, the notes and the pictures', async () => {
      const { desk, patient, doctor } = await aPersonWithForm('Asha Namuna');
      const copy = await medicalCopy(desk, doctor, patient, 'json');
      const held = copy.ok ? copy.value : undefined;
      expect(held?.forms).toMatchObject([{ form: 'Skin form', version: 'skin.v2' }]);
      expect(held?.formAnswers).toContainEqual(
        expect.objectContaining({ question: 'The names', answer: 'Marked-medicine 75' }),
      );
      expect(held?.doctorParts.map(({ answer }) => answer)).toEqual(['IV', 'Wait']);
      expect(held?.doctorNotes).toMatchObject([{ text: 'A note.' }]);
      const photos = await withPictures(desk, files, held?.photos ?? []);
      const picture = `data:image/jpeg;base64,${Buffer.from('the picture').toString('base64')}`;
      expect(photos).toMatchObject([{ view: 'Close up', picture }]);
      const page = exportHtml('Jamun', 'now', { photos });
      expect(page).toContain(`<img src="${picture}" alt="">`);
      expect(exportHtml('Jamun', 'now', { photos: [{ picture: `${picture}" onerror="x` }] })).not.toContain('<img');
    });

    test('are named to the owner and closed, and a doctor hands out only what is open to them', async () => {
      const { desk, patient } = await aPersonWithForm('Tara Namuna');
      const named = await personData(desk, patient);
      expect(named?.forms).toMatchObject([{ form: 'skin', photos: 1, doctorNotes: 1, hasDoctorPart: true }]);
      expect(JSON.stringify(named)).not.toMatch(/Marked|A note|Wait|blood/);
      const other = await somebody(database.db, 'doctor', 'hair-transplant-surgeon');
      const owner = await somebody(database.db, 'owner');
      for (const staff of [other, owner])
        expect(await medicalCopy(desk, staff, patient, 'json')).toEqual({ ok: false, reason: 'refused' });
      const why = { reason: 'copy', words: 'She asked for a copy today.' } as const;
      expect(await breakGlass(desk, owner, { patientId: patient }, why)).toMatchObject({ ok: false });
      await breakGlass(desk, other, { patientId: patient }, why);
      const copy = await medicalCopy(desk, other, patient, 'json');
      expect(copy.ok && copy.value.doctorNotes).toMatchObject([{ text: 'A note.' }]);
      const after = await personData(desk, patient);
      expect(after?.openings).toMatchObject([{ by: other.name, what: 'record', ...why }]);
      expect(after?.access).toContainEqual(expect.objectContaining({ action: 'glass.broken', reason: why.words }));
      expect(after?.access.map(({ action }) => action)).toContain('patient.copy-refused');
    });

    test('are erased with their person: no row is left, and no key for the files', async () => {
      const { desk, patient, form } = await aPersonWithForm('Neel Namuna');
      await database.db.transaction((tx) =>
        erasePatient(tx, desk, patient, { kind: 'system' }, Date.UTC(2026, 10, 20)),
      );
      const { rows } = await database.db.execute(sql`
        SELECT (SELECT count(*) FROM patient_forms WHERE id = ${form})::int AS forms,
          (SELECT count(*) FROM form_doctor_parts WHERE form_id = ${form})::int AS parts,
          (SELECT count(*) FROM form_notes WHERE form_id = ${form})::int AS notes,
          (SELECT count(*) FROM form_photos WHERE form_id = ${form})::int AS photos`);
      expect(rows).toEqual([{ forms: 0, parts: 0, notes: 0, photos: 0 }]);
    });

    test('that belong to nobody are erased after 180 days', async () => {
      const parts = { db: database.db, keyRing };
      const sent = (days: number) => ({
        form: 'skin' as const,
        answers: skin,
        submittedAt: clock.now().subtract({ hours: 24 * days }),
      });
      await insertSubmittedForm(parts, sent(181));
      const kept = await insertSubmittedForm(parts, sent(179));
      expect(await forgetUnattachedForms(database.db, clock)).toBe(1);
      const { rows } = await database.db.execute(sql`SELECT id FROM patient_forms WHERE patient_id IS NULL`);
      expect(rows).toEqual([{ id: kept }]);
    });
  });
});
