import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { openSettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { breakGlass } from '#app/features/patients/server/break-glass.ts';
import { aPatient, auditOf, somebody } from '#app/features/patients/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aClock } from '#app/features/staff/server/fixtures.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing, DecryptionError } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { knownWords } from '../domain/known-words.ts';
import { knownOfPatient } from './known-of-patient.ts';
import { lastDiagnoses } from './last-diagnoses.ts';
import { noteSummary } from './note-summary.ts';
import { notesOfDay } from './notes-of-day.ts';
import { noteLines } from './notes-of-patient.ts';
import { noteMarks, openNote, viewNote } from './read-note.ts';
import { aSentNote } from './fixtures.ts';
import { addToNote, discardCorrection, saveDraft, signNote } from './write-note.ts';

forEachDatabase((_name, open) => {
  describe('the note of a visit', () => {
    let database: TestDatabase;
    let doctor: StaffActor;
    let colleague: StaffActor;
    let frontDesk: StaffActor;
    let owner: StaffActor;
    const clock = aClock();
    const [old, current] = [makeKey(), makeKey()];
    const keyRing = createKeyRing([old]);
    beforeAll(async () => {
      database = await open();
      await seedClinic(database.db, clock, clinic());
      doctor = await somebody(database.db, 'doctor', 'dermatologist');
      colleague = await somebody(database.db, 'doctor', 'hair-transplant-surgeon');
      frontDesk = await somebody(database.db, 'front-desk');
      owner = await somebody(database.db, 'owner');
    });
    const desk = () => ({ db: database.db, clock, keyRing });

    async function aVisit(
      name: string,
      status: 'arrived' | 'completed' | 'no-show' | 'booked' = 'arrived',
      notedBy?: string,
    ) {
      const patient = await aPatient(database.db, name);
      const came = status === 'booked' ? undefined : { status, notedBy: notedBy ?? frontDesk.id };
      return { patient, visit: await aVisitOf(database.db, patient, 'dermatologist', clock.now(), came) };
    }
    const acne = { reason: 'Pimples', diagnosis: 'Acne vulgaris', diagnosisCode: 'L70.0', plan: 'Adapalene at night' };

    test('is kept while it is typed, by one page after another, and the audit log tells once who wrote', async () => {
      const { patient, visit } = await aVisit('Asha Namuna');
      const writer = randomUUID();
      const first = await saveDraft(desk(), doctor, visit, aSentNote({ reason: 'Pim' }, { writer }));
      expect(first).toMatchObject({ ok: true, value: { revision: 2 } });
      // The answer to this one was lost, and the page sends again from the revision it knew.
      await saveDraft(desk(), doctor, visit, aSentNote({ reason: 'Pimple' }, { writer, revision: 2 }));
      const again = await saveDraft(desk(), doctor, visit, aSentNote({ reason: 'Pimples' }, { writer, revision: 2 }));
      expect(again).toMatchObject({ ok: true, value: { revision: 4 } });
      expect((await openNote(desk(), visit))?.draft).toMatchObject({ note: { reason: 'Pimples' }, by: doctor.name });
      expect((await auditOf(database.db, patient)).map(({ action }) => action)).toEqual(['note.saved']);
    });

    test('says what somebody else wrote meanwhile, and keeps theirs until it is told otherwise', async () => {
      const { visit } = await aVisit('Tara Namuna');
      await saveDraft(desk(), doctor, visit, aSentNote({ reason: 'From the first window' }));
      const other = await saveDraft(desk(), doctor, visit, aSentNote({ reason: 'From the second window' }));
      expect(other).toMatchObject({
        reason: 'changed-meanwhile',
        other: { note: { reason: 'From the first window' }, revision: 2, by: doctor.name },
      });
      expect((await openNote(desk(), visit))?.draft?.note.reason).toBe('From the first window');
      const sign = await signNote(desk(), doctor, visit, aSentNote({ reason: 'From the second window' }));
      expect(sign).toMatchObject({ reason: 'changed-meanwhile' });
      const knowing = aSentNote({ reason: 'Both together' }, { revision: 2 });
      expect(await saveDraft(desk(), doctor, visit, knowing)).toMatchObject({ ok: true });
    });

    test('is signed with name and registration, corrected for a day, and then only added to', async () => {
      const { patient, visit } = await aVisit('Neel Namuna');
      await database.db.execute(sql`
        UPDATE practitioners SET registration_number = 'MMC 4711' WHERE id = 'dermatologist'`);
      expect(await signNote(desk(), doctor, visit, aSentNote(acne))).toMatchObject({ ok: true });
      const note = await openNote(desk(), visit);
      expect(note).toMatchObject({ draft: null, versions: [{ version: 1, registration: 'MMC 4711', note: acne }] });
      const now = { revision: note?.revision ?? 0 };
      expect(await signNote(desk(), doctor, visit, aSentNote(acne, now))).toMatchObject({ reason: 'unchanged' });
      expect(
        await signNote(desk(), { ...colleague, practitionerId: 'dermatologist' }, visit, aSentNote({}, now)),
      ).toMatchObject({
        reason: 'not-possible',
      });
      clock.pass({ hours: 23 });
      const mended = { ...acne, plan: 'Adapalene every second night' };
      expect(await signNote(desk(), doctor, visit, aSentNote(mended, now))).toMatchObject({ ok: true });
      clock.pass({ hours: 1 });
      const later = { revision: (await openNote(desk(), visit))?.revision ?? 0 };
      expect(await signNote(desk(), doctor, visit, aSentNote(acne, later))).toMatchObject({ reason: 'not-possible' });
      expect(await addToNote(desk(), doctor, visit, aSentNote({ addendum: ' ' }, later))).toMatchObject({
        reason: 'invalid',
      });
      expect(await addToNote(desk(), doctor, visit, aSentNote({ addendum: 'Skin is dry.' }, later))).toMatchObject({
        ok: true,
      });
      const closed = await openNote(desk(), visit);
      expect(closed?.versions.map(({ note: text }) => text.plan)).toEqual([mended.plan, acne.plan]);
      expect(closed?.addenda).toMatchObject([{ text: 'Skin is dry.', registration: 'MMC 4711' }]);
      const actions = (await auditOf(database.db, patient)).map(({ action }) => action);
      expect(actions).toEqual(['note.signed', 'note.signed', 'note.added']);
      expect(await noteMarks(database.db, [visit])).toMatchObject([{ state: 'signed' }]);
    });

    test('keeps a correction that nobody signed, until it is discarded; who can only add changes nothing in it', async () => {
      const { visit } = await aVisit('Mira Namuna');
      await signNote(desk(), doctor, visit, aSentNote(acne));
      const revision = async () => ({ revision: (await openNote(desk(), visit))?.revision ?? 0 });
      await saveDraft(desk(), doctor, visit, aSentNote({ ...acne, plan: 'Wait' }, await revision()));
      expect((await openNote(desk(), visit))?.draft?.note.plan).toBe('Wait');
      expect(await discardCorrection(desk(), doctor, visit, aSentNote({}, await revision()))).toMatchObject({
        ok: true,
      });
      expect(await openNote(desk(), visit)).toMatchObject({ draft: null, versions: [{ note: acne }] });
      clock.pass({ hours: 25 });
      const typed = { ...acne, plan: 'Changed behind the back', addendum: 'Came with a friend' };
      await saveDraft(desk(), doctor, visit, aSentNote(typed, await revision()));
      expect((await openNote(desk(), visit))?.draft?.note).toMatchObject({
        plan: acne.plan,
        addendum: 'Came with a friend',
      });
    });

    test('is signed only once the patient has come, and begun for no visit that was missed', async () => {
      const { patient, visit } = await aVisit('Booked Namuna', 'booked');
      const why = { reason: 'is-here', words: 'She sits in front of me.' } as const;
      await breakGlass(desk(), doctor, { patientId: patient }, why);
      expect(await saveDraft(desk(), doctor, visit, aSentNote(acne))).toMatchObject({ ok: true });
      expect(await signNote(desk(), doctor, visit, aSentNote(acne, { revision: 2 }))).toMatchObject({
        reason: 'not-here',
      });
      const missed = await aVisit('Missed Namuna', 'no-show');
      await breakGlass(desk(), doctor, { patientId: missed.patient }, why);
      expect(await saveDraft(desk(), doctor, missed.visit, aSentNote(acne))).toMatchObject({ reason: 'not-possible' });
      expect(await openNote(desk(), missed.visit)).toBeUndefined();
    });

    test('opens by the rule of the record: to no owner, front desk or colleague, nor by one’s own word', async () => {
      const { patient, visit } = await aVisit('Closed Namuna');
      await signNote(desk(), doctor, visit, aSentNote(acne));
      for (const staff of [owner, frontDesk, colleague]) {
        const seen = await viewNote(desk(), staff, visit);
        expect(seen?.note).toBe('closed');
        const sent = aSentNote({ addendum: 'x' }, { revision: 2 });
        for (const act of [saveDraft, signNote, addToNote, discardCorrection])
          expect(await act(desk(), staff, visit, sent)).toEqual({ ok: false, reason: 'refused' });
      }
      const refused = (await auditOf(database.db, patient)).filter(({ action }) => action === 'note.refused');
      expect(refused).toHaveLength(15);
      // Nobody but the doctor has noted that this one came.
      const own = await aVisit('Own Namuna', 'arrived', doctor.id);
      expect((await viewNote(desk(), doctor, own.visit))?.note).toBe('closed');
      expect(await saveDraft(desk(), doctor, own.visit, aSentNote(acne))).toMatchObject({ reason: 'refused' });
    });

    test('opens to a colleague who breaks the glass, and the audit log says so', async () => {
      const { patient, visit } = await aVisit('Cover Namuna');
      await signNote(desk(), doctor, visit, aSentNote(acne));
      await breakGlass(
        desk(),
        colleague,
        { patientId: patient },
        { reason: 'covering', words: 'She bleeds, I am on call.' },
      );
      const seen = await viewNote(desk(), colleague, visit);
      expect(seen).toMatchObject({ access: { by: 'glass' }, note: { versions: [{ note: acne }] } });
      expect((await auditOf(database.db, patient)).at(-1)).toMatchObject({
        action: 'note.read',
        details: { by: 'glass' },
      });
      clock.pass({ hours: 5 });
      expect((await viewNote(desk(), colleague, visit))?.note).toBe('closed');
    });

    test('stands sealed in the database, opens in no other row, and opens after the keys were rotated', async () => {
      const [one, two] = [await aVisit('Seal Namuna'), await aVisit('Stamp Namuna')];
      const marked = { plan: 'Marked-medicine 75' };
      for (const { visit } of [one, two]) {
        await signNote(desk(), doctor, visit, aSentNote(marked));
        await saveDraft(desk(), doctor, visit, aSentNote({ plan: 'Marked-medicine 150' }, { revision: 2 }));
      }
      const { rows } = await database.db.execute<{ text: string }>(sql`
        SELECT clinical_notes::text || clinical_note_versions::text AS text
        FROM clinical_notes JOIN clinical_note_versions ON note_id = clinical_notes.id`);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from('Marked-medicine').toString('hex'));
      await rotate(database, createKeyRing([current, old]), await findEncryptedColumns(database));
      const afterwards = { ...desk(), keyRing: createKeyRing([current]) };
      expect(await openNote(afterwards, one.visit)).toMatchObject({ versions: [{ note: marked }] });
      await database.db.execute(sql`
        UPDATE clinical_notes SET record_key_encrypted = other.record_key_encrypted FROM clinical_notes other
        WHERE clinical_notes.appointment_id = ${one.visit} AND other.appointment_id = ${two.visit}`);
      await expect(openNote(afterwards, one.visit)).rejects.toThrow(DecryptionError);
      expect((await viewNote(afterwards, doctor, one.visit))?.note).toBe('unreadable');
      // For the tests after this one.
      await rotate(database, createKeyRing([old, current]), await findEncryptedColumns(database));
      await database.db.execute(sql`DELETE FROM clinical_notes WHERE appointment_id = ${one.visit}`);
    });

    test('and its patient’s last form say what has to be known, to the doctor alone, until a later note says otherwise', async () => {
      const { patient, visit } = await aVisit('Known Namuna');
      await insertSubmittedForm(desk(), { form: 'skin', answers: skin, submittedAt: clock.now(), patientId: patient });
      const settings = await openSettingsSource(database, clock);
      const context = { ...desk(), settings };
      const texts = async (by: StaffActor) => (await knownOfPatient(context, by, patient)).map(knownWords);
      await signNote(
        desk(),
        doctor,
        visit,
        aSentNote({ allergies: 'Penicillin', cautions: 'Isotretinoin\nuntil May' }),
      );
      const own = await texts(doctor);
      expect(own).toEqual(expect.arrayContaining(['Allergies: Penicillin', 'To know: Isotretinoin; until May']));
      // The form says that a blood thinner is taken.
      expect(own.some((text) => /blood thinner/i.test(text))).toBe(true);
      for (const staff of [owner, frontDesk, colleague]) expect(await texts(staff)).toEqual([]);
      const came = { status: 'arrived', notedBy: frontDesk.id } as const;
      const later = await aVisitOf(database.db, patient, 'dermatologist', clock.now().add({ hours: 400 }), came);
      await signNote(desk(), doctor, later, aSentNote({ allergies: 'None known' }));
      expect(await texts(doctor)).toEqual(
        expect.arrayContaining(['Allergies: None known', 'To know: Isotretinoin; until May']),
      );
      expect((await auditOf(database.db, patient)).map(({ action }) => action)).toContain('patient.flags-viewed');
      await settings.close();
    });

    test('is taken home as what was signed last and added since, never as what is being typed', async () => {
      const { patient, visit } = await aVisit('Home Namuna');
      expect(await noteSummary(desk(), doctor, visit)).toEqual({ ok: false, reason: 'not-found' });
      await saveDraft(desk(), doctor, visit, aSentNote({ plan: 'Typed' }));
      expect(await noteSummary(desk(), doctor, visit)).toEqual({ ok: false, reason: 'not-found' });
      await signNote(desk(), doctor, visit, aSentNote(acne, { revision: 2 }));
      await saveDraft(desk(), doctor, visit, aSentNote({ ...acne, plan: 'Being mended' }, { revision: 3 }));
      expect(await noteSummary(desk(), doctor, visit)).toMatchObject({
        ok: true,
        value: { signed: { note: acne }, bookedAt: null },
      });
      const next = await aVisitOf(database.db, patient, 'dermatologist', clock.now().add({ hours: 900 }));
      const booked = await noteSummary(desk(), doctor, visit);
      expect(booked.ok && booked.value.bookedAt).toBeGreaterThan(clock.now().epochMilliseconds);
      expect(next).toBeDefined();
      for (const staff of [owner, frontDesk, colleague])
        expect(await noteSummary(desk(), staff, visit)).toEqual({ ok: false, reason: 'refused' });
    });

    test('is a line of its patient’s record to everybody, with its diagnosis where the record is open', async () => {
      const { visit } = await aVisit('Line Namuna');
      await signNote(desk(), doctor, visit, aSentNote(acne));
      expect(await noteLines(desk(), [visit], { isOpen: true })).toMatchObject([
        { state: 'signed', diagnosis: 'Acne vulgaris' },
      ]);
      expect(await noteLines(desk(), [visit], { isOpen: false })).toMatchObject([{ state: 'signed', diagnosis: null }]);
    });

    test('stands on its doctor’s first screen until it is signed; what they diagnose is offered to them alone', async () => {
      const { visit } = await aVisit('Today Namuna');
      const at = clock.now().add({ minutes: 25 }).toString();
      await database.db.execute(sql`
        UPDATE appointments SET starts_at = ${at}::timestamptz, ends_at = ${at}::timestamptz + interval '20 minutes',
          held_from = ${at}::timestamptz, held_until = ${at}::timestamptz + interval '20 minutes' WHERE id = ${visit}`);
      const today = () => notesOfDay({ ...desk(), timeZone: 'Asia/Kolkata' }, doctor);
      expect((await today()).find(({ id }) => id === visit)).toMatchObject({ hasDraft: false, status: 'arrived' });
      await saveDraft(desk(), doctor, visit, aSentNote({ diagnosis: 'Melasma', diagnosisCode: 'L81.1' }));
      clock.pass({ hours: 48 });
      expect((await today()).find(({ id }) => id === visit)).toMatchObject({ hasDraft: true });
      expect(await notesOfDay({ ...desk(), timeZone: 'Asia/Kolkata' }, owner)).toEqual([]);
      const draft = await openNote(desk(), visit);
      await signNote(desk(), doctor, visit, { ...aSentNote(draft?.draft?.note ?? {}), revision: draft?.revision ?? 0 });
      expect((await today()).some(({ id }) => id === visit)).toBe(false);
      expect((await lastDiagnoses(desk(), doctor))[0]).toEqual({ diagnosis: 'Melasma', code: 'L81.1' });
      expect(await lastDiagnoses(desk(), colleague)).toEqual([]);
    });

    test('is in reach before its patient is here, where the record is open already', async () => {
      // Past every visit of the tests before, so that nobody else is expected and no time is taken.
      clock.pass({ hours: 60 * 24 });
      const { patient } = await aVisit('Known Namuna');
      const stranger = await aPatient(database.db, 'Stranger Namuna');
      const [known, unknown] = [
        await aVisitOf(database.db, patient, 'dermatologist', clock.now()),
        await aVisitOf(database.db, stranger, 'dermatologist', clock.now()),
      ];
      for (const [minutes, id] of [
        [5, known],
        [10, unknown],
      ] as const) {
        const at = clock.now().add({ minutes }).toString();
        await database.db.execute(sql`
          UPDATE appointments SET starts_at = ${at}::timestamptz, ends_at = ${at}::timestamptz + interval '5 minutes',
            held_from = ${at}::timestamptz, held_until = ${at}::timestamptz + interval '5 minutes' WHERE id = ${id}`);
      }
      const next = (await notesOfDay({ ...desk(), timeZone: 'Asia/Kolkata' }, doctor)).filter(
        ({ status }) => status === 'booked',
      );
      expect(next.map(({ id }) => id)).toEqual([known]);
    });
  });
});
