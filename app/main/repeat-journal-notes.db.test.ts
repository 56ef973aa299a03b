import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aSentNote } from '#app/features/clinical-notes/server/fixtures.ts';
import { saveDraft, signNote } from '#app/features/clinical-notes/server/write-note.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aPatient, somebody } from '#app/features/patients/server/fixtures.ts';
import { erasePatient } from '#app/features/privacy/server/erase-patient.ts';
import { noteRequest } from '#app/features/privacy/server/requests.ts';
import { deskScreenAt } from '#app/features/staff/domain/desk-draft.ts';
import { answerOnce } from '#app/features/staff/server/answer-once.ts';
import { keepDraft } from '#app/features/staff/server/desk-drafts.ts';
import { aClock } from '#app/features/staff/server/fixtures.ts';
import { backUp } from '#app/platform/backup/back-up.ts';
import { restoreFromFile } from '#app/platform/backup/restore-command.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { keyFileIn, openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase, type Database, type Db } from '#app/platform/database/database.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { settleJournal } from '#app/platform/journal/keep-journal.ts';
import { readSettings } from '#app/platform/settings.ts';
import { personalData } from './personal-data.ts';
import { repeatEntry } from './repeat-journal.ts';

const desk = '/admin-dashboard';

/** How much of what the desk wrote of people there is. */
async function held(db: Db) {
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*)::int FROM clinical_notes) AS notes,
      (SELECT count(*)::int FROM clinical_note_versions) AS versions,
      (SELECT count(*)::int FROM patient_forms) AS forms,
      (SELECT count(*)::int FROM desk_drafts) AS drafts,
      (SELECT count(*)::int FROM desk_requests WHERE answer_encrypted IS NOT NULL) AS answers,
      (SELECT count(*)::int FROM privacy_requests
        WHERE person_encrypted IS NOT NULL OR note_encrypted IS NOT NULL) AS requests`);
  return rows[0];
}

forEachDatabase((name, open) => {
  let folder = '';
  let database: TestDatabase;
  let restored: Database | undefined;
  const clock = aClock();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jamun-journal-notes-'));
    database = await open();
    await seedClinic(database.db, clock, clinic());
  });
  afterEach(async () => {
    await restored?.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (...parts: string[]): string => join(folder, ...parts);

  test('nothing that was written of somebody comes back when they were erased after the backup', async () => {
    const settings = readSettings({ DATA_DIR: at('old') });
    const keyRing = openKeyRing(settings);
    const parts = { db: database.db, clock, keyRing, timeZone: 'Asia/Kolkata', personalData };
    const [doctor, frontDesk] = [
      await somebody(database.db, 'doctor', 'dermatologist'),
      await somebody(database.db, 'front-desk'),
    ];
    /** Somebody of whom there is one of everything. */
    const written = async (fullName: string, mobileNumber: string) => {
      const patientId = await aPatient(database.db, fullName, [mobileNumber]);
      const came = { status: 'completed', notedBy: frontDesk.id } as const;
      const visit = await aVisitOf(database.db, patientId, 'dermatologist', clock.now().subtract({ hours: 48 }), came);
      await signNote(parts, doctor, visit, aSentNote({ findings: 'Wheals on both arms' }));
      await saveDraft(parts, doctor, visit, aSentNote({ findings: 'Wheals on one arm' }, { revision: 2 }));
      const submittedAt = clock.now().subtract({ hours: 50 });
      await insertSubmittedForm(parts, { form: 'skin', answers: skin, submittedAt, patientId, appointmentId: visit });
      const kept = { accountId: frontDesk.id, kind: 'typed' } as const;
      const of = { ...deskScreenAt(`${desk}/patients/${patientId}/edit`)!, ...kept, form: 'patient' };
      await keepDraft(parts, of, { fullName: [fullName] });
      const request = { kind: 'copy', askedOn: '2026-11-20', askedBy: 'phone', patientId } as const;
      await noteRequest(parts, frontDesk, { ...request, person: fullName, note: 'Asks for a copy' });
      return patientId;
    };
    const gone = await written('Asha Namuna', '+919876543210');
    await written('Neel Namuna', '+919876543211');
    const another = { ...deskScreenAt(`${desk}/diary/new`)!, accountId: frontDesk.id, kind: 'typed' } as const;
    await keepDraft(parts, { ...another, form: 'appointment' }, { fullName: ['Asha'], mobileNumber: ['98765 43210'] });
    await answerOnce(
      parts,
      frontDesk.id,
      randomUUID(),
      () => Promise.resolve(new Response('Asha Namuna is booked')),
      () => new Response(null),
    );
    const all = { notes: 2, versions: 2, forms: 2, drafts: 3, answers: 1, requests: 2 };
    expect(await held(database.db)).toEqual(all);
    await backUp(database, at('monday.backup'), { now: clock.now(), keyIds: keyRing.keyIds, sealWith: keyRing });

    clock.pass({ hours: 24 });
    await database.db.transaction((tx) =>
      erasePatient(tx, parts, gone, { kind: 'system' }, clock.now().epochMilliseconds),
    );
    const left = { notes: 1, versions: 1, forms: 1, drafts: 1, answers: 0, requests: 1 };
    expect(await held(database.db)).toEqual(left);
    const { file } = await settleJournal({
      keyRing,
      folder: at('old', 'journal'),
      repeat: repeatEntry,
      db: database.db,
    });

    const url = name === 'postgres' ? (await open({ migrated: false })).url : undefined;
    const into = readSettings({ DATA_DIR: at('new'), ...(url === undefined ? {} : { DATABASE_URL: url }) });
    const from = { file: at('monday.backup'), keyFile: keyFileIn(at('old')), withoutKey: false, journalFile: file };
    await restoreFromFile(into, from, { clock, repeat: repeatEntry }, () => {});
    restored = await openDatabase(into);
    expect(await held(restored.db)).toEqual(left);
  });
});
