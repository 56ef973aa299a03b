import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aSentNote } from '#app/features/clinical-notes/server/fixtures.ts';
import { saveDraft, signNote } from '#app/features/clinical-notes/server/write-note.ts';
import { addDoctorNote, saveDoctorPart } from '#app/features/form-review/server/doctor-part.ts';
import { forgetUnattachedForms } from '#app/features/form-review/server/submission-privacy.ts';
import { aPhotoOf, aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aPatient, somebody } from '#app/features/patients/server/fixtures.ts';
import { aClock, aKeyRing } from '#app/features/staff/server/fixtures.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { personalData } from '#app/main/personal-data.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { noteConsent } from '#app/features/visit-photos/server/photo-consent.ts';
import { receiveVisitPhotos } from '#app/features/visit-photos/server/take-photos.ts';
import { postedPhotos } from '#app/features/visit-photos/server/fixtures.ts';
import { exportHtml } from '../domain/export-html.ts';
import { decisionFor, erasePatient } from './erase-patient.ts';
import { breakGlass } from '#app/features/patients/server/break-glass.ts';
import { medicalCopy } from './medical-data.ts';
import { personData } from './person-data.ts';

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
      const desk = { db, keyRing, clock, files, timeZone: 'Asia/Kolkata', personalData };
      const doctor = await somebody(db, 'doctor', 'dermatologist');
      const patient = await aPatient(db, name);
      const twin = await aPatient(db, name);
      await db.execute(sql`UPDATE patients SET merged_into = ${patient} WHERE id = ${twin}`);
      const frontDesk = await somebody(db, 'front-desk');
      const came = { status: 'completed', notedBy: frontDesk.id } as const;
      const visit = await aVisitOf(db, patient, 'dermatologist', clock.now().subtract({ hours: 24 * 30 }), came);
      await signNote(
        desk,
        doctor,
        visit,
        aSentNote({ findings: 'Wheals on both arms', followUpCount: '4', followUpUnit: 'weeks' }),
      );
      await saveDraft(desk, doctor, visit, aSentNote({ findings: 'Wheals on the left arm' }, { revision: 2 }));
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
      return { desk, patient, form, doctor, visit };
    }

    test('are found and handed out with the doctor’s part, the notes and the pictures', async () => {
      const { desk, patient, doctor } = await aPersonWithForm('Asha Namuna');
      const copy = await medicalCopy(desk, doctor, patient, 'json');
      const held = copy.ok ? copy.value : undefined;
      expect(held?.['forms']).toMatchObject([{ form: 'Skin form', version: 'skin.v4' }]);
      expect(held?.['formAnswers']).toContainEqual(
        expect.objectContaining({ question: 'The names', answer: 'Marked-medicine 75' }),
      );
      expect(held?.['doctorParts']?.map(({ answer }) => answer)).toEqual(['IV', 'Wait']);
      expect(held?.['doctorNotes']).toMatchObject([{ text: 'A note.' }]);
      const photos = held?.['photos'] ?? [];
      const picture = `data:image/jpeg;base64,${Buffer.from('the picture').toString('base64')}`;
      expect(photos).toMatchObject([{ view: 'Close up', picture }]);
      const page = exportHtml('Jamun', 'now', { photos });
      expect(page).toContain(`<img src="${picture}" alt="">`);
      expect(exportHtml('Jamun', 'now', { photos: [{ picture: `${picture}" onerror="x` }] })).not.toContain('<img');
    });

    test('are named to the owner and closed, and a doctor hands out only what is open to them', async () => {
      const { desk, patient } = await aPersonWithForm('Tara Namuna');
      const named = await personData(desk, patient);
      expect(named?.['forms']).toMatchObject([{ form: 'skin', photos: 1, doctorNotes: 1, hasDoctorPart: true }]);
      expect(JSON.stringify(named)).not.toMatch(/Marked|A note|Wait|blood/);
      const other = await somebody(database.db, 'doctor', 'hair-transplant-surgeon');
      const owner = await somebody(database.db, 'owner');
      for (const staff of [other, owner])
        expect(await medicalCopy(desk, staff, patient, 'json')).toEqual({ ok: false, reason: 'refused' });
      const why = { reason: 'copy', words: 'She asked for a copy today.' } as const;
      expect(await breakGlass(desk, owner, { patientId: patient }, why)).toMatchObject({ ok: false });
      await breakGlass(desk, other, { patientId: patient }, why);
      const copy = await medicalCopy(desk, other, patient, 'json');
      expect(copy.ok && copy.value['doctorNotes']).toMatchObject([{ text: 'A note.' }]);
      const after = await personData(desk, patient);
      expect(after?.['openings']).toMatchObject([{ by: other.name, what: 'record', ...why }]);
      expect(after?.['access']).toContainEqual(expect.objectContaining({ action: 'glass.broken', reason: why.words }));
      expect(after?.['access']?.map(({ action }) => action)).toContain('patient.copy-refused');
    });

    test('and what doctors wrote of visits is handed out by them, named to the owner, and erased with its key', async () => {
      const { desk, patient, doctor, visit } = await aPersonWithForm('Mira Namuna');
      const named = await personData(desk, patient);
      expect(named?.['clinicalNotes']).toMatchObject([{ signedVersions: 1, addenda: 0, hasDraft: true }]);
      expect(JSON.stringify(named)).not.toContain('Wheals');
      const copy = await medicalCopy(desk, doctor, patient, 'json');
      expect(copy.ok && copy.value['clinicalNotes']).toMatchObject([
        { what: 'version 1', by: expect.any(String), text: 'Findings: Wheals on both arms\nNext visit in: 4 weeks' },
        { what: 'not signed', text: 'Findings: Wheals on the left arm' },
      ]);
      await database.db.transaction((tx) =>
        erasePatient(tx, desk, patient, { kind: 'system' }, clock.now().epochMilliseconds),
      );
      const { rows } = await database.db.execute(sql`
        SELECT (SELECT count(*) FROM clinical_notes WHERE appointment_id = ${visit})::int AS notes,
          (SELECT count(*) FROM clinical_note_versions WHERE signed_by = ${doctor.id})::int AS versions`);
      expect(rows).toEqual([{ notes: 0, versions: 0 }]);
      const written = aSentNote({ findings: 'Written while they were erased' });
      expect(await saveDraft(desk, doctor, visit, written)).toEqual({ ok: false, reason: 'not-found' });
    });

    test('and the photos taken at visits are handed out, named to the owner with who agreed, and erased with their keys', async () => {
      const { desk, patient, doctor, visit } = await aPersonWithForm('Sunita Namuna');
      await noteConsent(desk, doctor, visit, 'patient');
      const posted = postedPhotos({ 'hair-photos.vertex': new Uint8Array(await phonePhoto()) });
      await receiveVisitPhotos(desk, doctor, visit, posted);
      const named = await personData(desk, patient);
      expect(named?.['visitPhotos']).toMatchObject([{ photos: 1 }]);
      expect(JSON.stringify(named)).not.toContain('vertex');
      expect(named?.['consents']).toMatchObject([
        { purpose: 'visit-photos', givenBy: 'patient', notedBy: doctor.name },
      ]);
      const copy = await medicalCopy(desk, doctor, patient, 'json');
      expect(copy.ok && copy.value['visitPhotos']).toMatchObject([
        { view: 'Top', by: doctor.name, picture: expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]{100}/) },
      ]);
      await database.db.execute(sql`UPDATE appointments SET status = 'no-show' WHERE id = ${visit}`);
      await database.db.execute(sql`DELETE FROM clinical_notes WHERE appointment_id = ${visit}`);
      const now = clock.now().epochMilliseconds;
      expect(await decisionFor(desk, { id: patient, birthDate: null }, now)).toMatchObject({ kind: 'keep' });
      await database.db.transaction((tx) =>
        erasePatient(tx, desk, patient, { kind: 'system' }, clock.now().epochMilliseconds),
      );
      const { rows } = await database.db.execute(sql`
        SELECT (SELECT count(*) FROM visit_photos WHERE appointment_id = ${visit})::int AS photos,
          (SELECT count(*) FROM consents WHERE appointment_id = ${visit})::int AS consents`);
      expect(rows).toEqual([{ photos: 0, consents: 0 }]);
    });

    test('a signed note is a treatment, which keeps the record, whatever its visit became', async () => {
      const { desk, patient, visit } = await aPersonWithForm('Kept Namuna');
      await database.db.execute(sql`UPDATE appointments SET status = 'no-show' WHERE id = ${visit}`);
      const now = clock.now().epochMilliseconds;
      const decision = () => decisionFor(desk, { id: patient, birthDate: null }, now);
      expect(await decision()).toMatchObject({ kind: 'keep', because: 'medical-record' });
      await database.db.execute(sql`DELETE FROM clinical_notes WHERE appointment_id = ${visit}`);
      expect(await decision()).toEqual({ kind: 'now' });
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
