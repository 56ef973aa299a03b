import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { openSettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import { cleanUpPhotos } from '#app/features/patient-forms/server/clean-up-photos.ts';
import { makePhoto } from '#app/features/patient-forms/server/make-photo.ts';
import { recordOf } from '#app/features/patient-forms/server/form-record.ts';
import { formPhotos } from '#app/features/patient-forms/server/photo-tables.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { patientForms } from '#app/features/patient-forms/server/tables.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { breakGlass } from '#app/features/patients/server/break-glass.ts';
import { aPatient, auditOf, somebody } from '#app/features/patients/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aClock } from '#app/features/staff/server/fixtures.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { openPrivateFiles, type PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { mostPerView } from '../domain/photo-rules.ts';
import { consentOfVisit, noteConsent, withdrawPhotoConsent } from './photo-consent.ts';
import { erasePhotosOf, photoEntries, photoListOfPerson, photosOfPerson } from './photo-privacy.ts';
import { removeVisitPhoto } from './remove-photo.ts';
import { receiveVisitPhotos } from './take-photos.ts';
import { postedPhotos } from './fixtures.ts';
import { viewPhotos, viewPicture } from './view-photos.ts';
import { photoCounts, photosOfVisits } from './visit-photos.ts';

const front = 'hair-photos.front';

forEachDatabase((_name, open) => {
  describe('photos of a visit', () => {
    let database: TestDatabase;
    let doctor: StaffActor;
    let colleague: StaffActor;
    let frontDesk: StaffActor;
    let owner: StaffActor;
    let editor: StaffActor;
    let files: PrivateFiles;
    let folder = '';
    let settings: Awaited<ReturnType<typeof openSettingsSource>>;
    let photo: Uint8Array;
    const clock = aClock();
    const [old, current] = [makeKey(), makeKey()];
    const keyRing = createKeyRing([old]);
    beforeAll(async () => {
      database = await open();
      folder = await mkdtemp(join(tmpdir(), 'jamun-visit-photos-'));
      files = openPrivateFiles(folder);
      photo = new Uint8Array(await phonePhoto());
      await seedClinic(database.db, clock, clinic());
      settings = await openSettingsSource(database, clock);
      doctor = await somebody(database.db, 'doctor', 'dermatologist');
      colleague = await somebody(database.db, 'doctor', 'hair-transplant-surgeon');
      frontDesk = await somebody(database.db, 'front-desk');
      owner = await somebody(database.db, 'owner');
      editor = await somebody(database.db, 'editor');
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));
    const viewed = (by: StaffActor, visit: string) => viewPhotos({ ...desk(), settings }, by, visit);
    const desk = () => ({ db: database.db, clock, keyRing, files, timeZone: 'Asia/Kolkata' });

    async function aVisit(name: string, patient?: string) {
      const who = patient ?? (await aPatient(database.db, name));
      const came = { status: 'arrived', notedBy: frontDesk.id } as const;
      return { patient: who, visit: await aVisitOf(database.db, who, 'dermatologist', clock.now(), came) };
    }
    async function taken(visit: string, name = front): Promise<string> {
      await noteConsent(desk(), doctor, visit, 'patient');
      const came = await receiveVisitPhotos(desk(), doctor, visit, postedPhotos({ [name]: photo }));
      const id = came.ok ? came.value.taken[0]?.id : undefined;
      if (id === undefined) throw new Error(JSON.stringify(came));
      return id;
    }
    const actions = async (patient: string) => (await auditOf(database.db, patient)).map(({ action }) => action);

    test('none is taken before somebody noted that the patient agrees, and none after they withdrew', async () => {
      const { patient, visit } = await aVisit('Asha Namuna');
      const before = await receiveVisitPhotos(desk(), doctor, visit, postedPhotos({ [front]: photo }));
      expect(before).toMatchObject({ ok: true, value: { taken: [], problems: { [front]: 'no-consent' } } });
      expect(await noteConsent(desk(), doctor, visit, 'patient')).toMatchObject({ ok: true });
      expect(await noteConsent(desk(), doctor, visit, 'patient')).toMatchObject({ ok: true });
      expect(await consentOfVisit(database.db, visit)).toMatchObject({ givenBy: 'patient', notedBy: doctor.name });
      await taken(visit);
      expect(await withdrawPhotoConsent(desk(), doctor, visit)).toMatchObject({ ok: true });
      const after = await receiveVisitPhotos(desk(), doctor, visit, postedPhotos({ [front]: photo }));
      expect(after).toMatchObject({ value: { taken: [], problems: { [front]: 'no-consent' } } });
      expect(await actions(patient)).toEqual(['photo.agreed', 'photo.taken', 'consent.withdrawn']);
      expect(await photoCounts(database.db, [visit])).toEqual([{ visitId: visit, count: 1 }]);
    });

    test('for a child a parent or guardian agrees, nobody else', async () => {
      const { patient, visit } = await aVisit('Tara Namuna');
      await database.db.execute(sql`UPDATE patients SET birth_date = '2014-03-02' WHERE id = ${patient}`);
      expect(await noteConsent(desk(), doctor, visit, 'patient')).toMatchObject({ reason: 'not-possible' });
      expect(await noteConsent(desk(), doctor, visit, 'guardian')).toMatchObject({ ok: true });
    });

    test('are made anew and lie on the disk closed, each under a key of its own', async () => {
      const { visit } = await aVisit('Mira Namuna');
      const [first, second] = [await taken(visit), await taken(visit, 'hair-photos.vertex')];
      const picture = await viewPicture(desk(), doctor, { visitId: visit, photoId: first, size: 'full' });
      const bytes = picture.ok ? Buffer.from(picture.value) : Buffer.of();
      expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
      expect(bytes.toString('latin1')).not.toMatch(/Marked|MARKED/);
      for (const name of await readdir(join(folder, 'files/photos'))) {
        const kept = await readFile(join(folder, 'files/photos', name));
        expect(kept.includes(bytes.subarray(0, 20))).toBe(false);
        expect(kept.toString('latin1')).not.toMatch(/JFIF|Marked/);
      }
      const { rows } = await database.db.execute<{ keys: number }>(sql`
        SELECT count(DISTINCT record_key_encrypted)::int AS keys FROM visit_photos WHERE id IN (${first}, ${second})`);
      expect(rows).toEqual([{ keys: 2 }]);
      expect(await files.uploads.names('')).toEqual([]);
    });

    test('what is no picture, or one too many of a view, is not kept, and the good ones beside it are', async () => {
      const { visit } = await aVisit('Neel Namuna');
      await taken(visit);
      const parts = { [front]: new TextEncoder().encode('no picture'), 'hair-photos.back': photo, 'no.such': photo };
      const came = await receiveVisitPhotos(desk(), doctor, visit, postedPhotos({ ...parts, intent: 'take' }));
      expect(came).toMatchObject({ value: { taken: [{ view: 'back' }], problems: { [front]: 'other-type' } } });
      for (let more = 1; more < mostPerView; more += 1) await taken(visit);
      const full = await receiveVisitPhotos(desk(), doctor, visit, postedPhotos({ [front]: photo }));
      expect(full).toMatchObject({ value: { taken: [], problems: { [front]: 'full' } } });
      const rows = await database.db.execute<{ file: string }>(sql`SELECT file FROM visit_photos`);
      const names = new Set(rows.rows.map(({ file }) => file));
      const left = await readdir(join(folder, 'files/photos'));
      expect(left.filter((name) => !names.has(name.replace(/-small$/, '')))).toEqual([]);
    });

    test('open to the doctor whom the record is open to, and to nobody else of the clinic', async () => {
      const { patient, visit } = await aVisit('Kavi Namuna');
      const photoId = await taken(visit);
      for (const by of [colleague, frontDesk, owner, editor]) {
        expect(await viewed(by, visit)).toMatchObject({ reason: 'refused' });
        expect(await viewPicture(desk(), by, { visitId: visit, photoId, size: 'small' })).toMatchObject({
          reason: 'refused',
        });
        expect(await noteConsent(desk(), by, visit, 'patient')).toMatchObject({ reason: 'refused' });
        expect(await withdrawPhotoConsent(desk(), by, visit)).toMatchObject({ reason: 'refused' });
        expect(await receiveVisitPhotos(desk(), by, visit, postedPhotos({ [front]: photo }))).toMatchObject({
          reason: 'refused',
        });
        expect(await removeVisitPhoto(desk(), by, { visitId: visit, photoId, reason: 'not-usable' })).toMatchObject({
          reason: 'refused',
        });
      }
      expect((await actions(patient)).filter((action) => action === 'photo.refused')).toHaveLength(24);
      expect(await photoCounts(database.db, [visit])).toEqual([{ visitId: visit, count: 1 }]);
      // Another visit's address is no way to it, whoever asks.
      const other = await aVisit('Omkar Namuna');
      expect(await viewPicture(desk(), doctor, { visitId: other.visit, photoId, size: 'full' })).toMatchObject({
        reason: 'not-found',
      });
      expect(
        await removeVisitPhoto(desk(), doctor, { visitId: other.visit, photoId, reason: 'not-usable' }),
      ).toMatchObject({ reason: 'not-found' });
      // Who covers for a colleague gives the reason, as for a note.
      await breakGlass(
        desk(),
        colleague,
        { patientId: patient },
        { reason: 'covering', words: 'On leave until Monday.' },
      );
      expect(await viewed(colleague, visit)).toMatchObject({
        ok: true,
        value: { access: { by: 'glass' } },
      });
      expect(await viewPicture(desk(), colleague, { visitId: visit, photoId, size: 'full' })).toMatchObject({
        ok: true,
      });
      expect((await actions(patient)).slice(-3)).toEqual(['glass.broken', 'photo.listed', 'photo.viewed']);
    });

    test('one taken wrongly goes with its key: by its taker for a day, then by another doctor', async () => {
      const { patient, visit } = await aVisit('Rohan Namuna');
      const first = await taken(visit);
      const reason = 'not-usable' as const;
      await breakGlass(
        desk(),
        colleague,
        { patientId: patient },
        { reason: 'covering', words: 'On leave until Monday.' },
      );
      const byColleague = (photoId: string) => removeVisitPhoto(desk(), colleague, { visitId: visit, photoId, reason });
      expect(await byColleague(first)).toMatchObject({ reason: 'not-yours' });
      expect(await removeVisitPhoto(desk(), doctor, { visitId: visit, photoId: first, reason })).toMatchObject({
        ok: true,
      });
      expect((await auditOf(database.db, patient)).at(-1)).toMatchObject({
        action: 'photo.removed',
        details: { visit, photo: first, reason, takenBy: doctor.id },
      });
      const second = await taken(visit);
      clock.pass({ hours: 25 });
      expect(await removeVisitPhoto(desk(), doctor, { visitId: visit, photoId: second, reason })).toMatchObject({
        reason: 'not-yours',
      });
      await breakGlass(
        desk(),
        colleague,
        { patientId: patient },
        { reason: 'covering', words: 'On leave until Monday.' },
      );
      expect(await byColleague(second)).toMatchObject({ ok: true });
      expect(await byColleague(second)).toMatchObject({ reason: 'not-found' });
      const left = await readdir(join(folder, 'files/photos'));
      expect(await photosOfVisits(desk(), [visit])).toEqual([]);
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM visit_photos`,
      );
      expect(left).toHaveLength(2 * (rows[0]?.count ?? 0));
      // A backup from before has the row still; the journal takes it out again.
      const { rows: told } = await database.db.execute<{ photo: string }>(
        sql`SELECT ids->>'photo' AS photo FROM journal_entries WHERE kind = 'photo.removed' ORDER BY number`,
      );
      expect(told.map(({ photo: id }) => id)).toEqual([first, second]);
      const third = await taken(visit);
      const entry = { number: 9, at: '2026-11-23T05:00:00.000Z', kind: 'photo.removed', ids: { photo: third } };
      await database.db.transaction((tx) => photoEntries['photo.removed']!(tx, entry));
      expect(await photosOfVisits(desk(), [visit])).toEqual([]);
    });

    test('stand beside last time’s of the same view, also one the patient sent from home', async () => {
      const { patient, visit } = await aVisit('Sunita Namuna');
      const form = await insertSubmittedForm(desk(), {
        form: 'skin',
        answers: skin,
        submittedAt: clock.now().subtract({ hours: 24 * 40 }),
        patientId: patient,
      });
      const [row] = await database.db
        .select()
        .from(patientForms)
        .where(sql`id = ${form}`);
      const id = randomUUID();
      const place = { question: 'skin-photos', view: 'close-up' };
      const made = await makePhoto(files.stored, recordOf(keyRing, row!), { table: 'form_photos', id, place }, () =>
        Promise.resolve(photo),
      );
      if (!made.ok) throw new Error(made.reason);
      const { file, aboutSealed } = made;
      await database.db.insert(formPhotos).values({ id, formId: form, file, aboutSealed, createdAt: clock.now() });
      const first = await taken(visit, 'skin-photos.close-up');
      clock.pass({ hours: 24 * 30 });
      const next = await aVisit('', patient);
      const second = await taken(next.visit, 'skin-photos.close-up');
      const seen = await viewed(doctor, next.visit);
      expect(seen.ok && seen.value.shots.map((shot) => [shot.id, shot.view, shot.from.kind])).toEqual([
        [second, 'close-up', 'visit'],
        [first, 'close-up', 'visit'],
        [id, 'close-up', 'form'],
      ]);
    });

    test('are handed out to the patient, listed without what they show, and erased with their keys', async () => {
      const { patient, visit } = await aVisit('Priya Namuna');
      await taken(visit);
      expect(await photoListOfPerson(database.db, patient, 'Asia/Kolkata')).toMatchObject([{ photos: 1 }]);
      expect(await photosOfPerson(desk(), patient, 'Asia/Kolkata')).toMatchObject([
        { view: 'Front', by: doctor.name, picture: expect.stringMatching(/^data:image\/jpeg;base64,/) },
      ]);
      const area = join(folder, 'files/photos');
      await cleanUpPhotos(desk(), Date.now() + 2 * 3_600_000);
      const before = (await readdir(area)).length;
      expect(await database.db.transaction((tx) => erasePhotosOf(tx, [visit]))).toBe(1);
      expect(await photosOfPerson(desk(), patient, 'Asia/Kolkata')).toEqual([]);
      expect(await cleanUpPhotos(desk(), Date.now() + 2 * 3_600_000)).toMatchObject({ files: 2 });
      expect(await readdir(area)).toHaveLength(before - 2);
    });

    test('open after the key of the clinic was changed, and are passed over when it is lost', async () => {
      const { visit } = await aVisit('Meera Namuna');
      const photoId = await taken(visit);
      const both = createKeyRing([current, old]);
      await rotate(database, both, await findEncryptedColumns(database));
      const asked = { visitId: visit, photoId, size: 'small' } as const;
      expect(await viewPicture({ ...desk(), keyRing: createKeyRing([current]) }, doctor, asked)).toMatchObject({
        ok: true,
      });
      expect(await photosOfVisits({ ...desk(), keyRing: createKeyRing([makeKey()]) }, [visit])).toEqual([]);
    });
  });
});
