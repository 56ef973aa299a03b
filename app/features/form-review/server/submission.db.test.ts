import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { breakGlass } from '#app/features/patients/server/break-glass.ts';
import { mergePatients } from '#app/features/patients/server/merge-patients.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { auditOf, aPatient, somebody } from '#app/features/patients/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aClock } from '#app/features/staff/server/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import { sendDemoForms, type DemoVisit } from '#app/features/patient-forms/server/demo/send-demo-forms.ts';
import { addDoctorNote, saveDoctorPart } from './doctor-part.ts';
import { newRecord } from '#app/features/patient-forms/server/form-record.ts';
import { formsOfAppointment } from '#app/features/patient-forms/server/patient-forms.ts';
import { PHOTO_AREA } from '#app/features/patient-forms/server/photo-files.ts';
import { exportForm } from '#app/features/fhir/server/fhir-export.ts';
import { addPatientOfForm, attachForm, detachForm, likelyPatients, markCalled } from './submission-attach.ts';
import { formLists, formsOfRecord } from './submission-list.ts';
import { viewSubmission } from './read-submission.ts';
import { aVisitOf, earlierSkin, phone, skin } from './fixtures.ts';
import { patientForms } from '#app/features/patient-forms/server/tables.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import type { FormDesk } from './submission-desk.ts';

forEachDatabase((_name, open) => {
  describe('a form at the desk', () => {
    let database: TestDatabase;
    let desk: FormDesk;
    let doctor: StaffActor;
    let otherDoctor: StaffActor;
    let frontDesk: StaffActor;
    const keys = [makeKey(), makeKey()] as const;
    const keyRing = createKeyRing([keys[0]]);
    const clock = aClock();
    const start = clock.now();

    const sent = (
      answers: Answers,
      rest: { patientId?: string; appointmentId?: string; urgent?: boolean; daysAgo?: number } = {},
    ) => {
      const { daysAgo = 0, ...form } = rest;
      const submittedAt = clock.now().subtract({ hours: 24 * daysAgo + 1 });
      return insertSubmittedForm(desk, { form: 'skin', answers, submittedAt, ...form });
    };

    beforeAll(async () => {
      database = await open();
      await seedClinic(database.db, clock, clinic());
      desk = { db: database.db, keyRing, clock, timeZone: 'Asia/Kolkata' };
      doctor = await somebody(database.db, 'doctor', 'dermatologist');
      otherDoctor = await somebody(database.db, 'doctor', 'hair-transplant-surgeon');
      frontDesk = await somebody(database.db, 'front-desk');
    });
    let asha: string;
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM patient_forms`);
      asha = await aPatient(database.db, 'Asha Namuna', [phone]);
      await aVisitOf(database.db, asha, 'dermatologist', start.subtract({ hours: 2000 }), {
        status: 'completed',
        notedBy: frontDesk.id,
      });
    });

    test('sample forms for the demonstration are whole forms with drawn photos, some of two dates', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'jamun-demo-'));
      const visitOf = async (practitionerId: string, fullName: string): Promise<DemoVisit> => {
        const patientId = await aPatient(database.db, fullName);
        const at = clock.now().add({ hours: 20 });
        const appointmentId = await aVisitOf(database.db, patientId, practitionerId, at);
        return { appointmentId, patientId, fullName, mobileNumber: phone, email: null, language: 'en' };
      };
      const context = {
        ...desk,
        files: openPrivateFiles(dataDir).stored,
        rateLimit: { hit: () => Promise.resolve({ allowed: true } as const) },
        limitPerHour: 0,
        visits: { find: () => Promise.resolve(undefined) },
        messages: { queueLink: () => Promise.resolve() },
      };
      const twice = await visitOf('dermatologist', 'Meera Namuna');
      const urgent = await visitOf('dermatologist', 'Kiran Namuna');
      const hair = await visitOf('hair-transplant-surgeon', 'Rohan Namuna');
      expect(await sendDemoForms(context, { skin: [twice, urgent], hair: [hair] })).toBe(5);
      const [latest] = await formsOfAppointment(database.db, twice.appointmentId);
      await aVisitOf(database.db, twice.patientId!, 'dermatologist', clock.now(), {
        status: 'arrived',
        notedBy: frontDesk.id,
      });
      const seen = await viewSubmission(desk, doctor, latest!.id);
      expect(seen?.read?.before?.changes.map(({ questionId }) => questionId)).toContain('healing');
      const [mole] = await formsOfAppointment(database.db, urgent.appointmentId);
      expect(mole?.urgent).toBe(true);
      expect((await openPrivateFiles(dataDir).stored.list(PHOTO_AREA)).length).toBe(2 * 8);
      rmSync(dataDir, { recursive: true });
    });

    test('is read by its doctor with flags first and what changed; everybody else sees who sent it', async () => {
      await sent(earlierSkin, { patientId: asha, daysAgo: 90 });
      const id = await sent(skin, { patientId: asha, urgent: true });
      const seen = await viewSubmission(desk, doctor, id);
      expect(seen?.read?.flags.map((flag) => flag.id)).toEqual(['changing-mole', 'blood-thinner', 'keloid']);
      expect(seen?.read?.before?.changes.map(({ questionId }) => questionId)).toEqual([
        'medicine-groups',
        'medicines',
        'healing',
      ]);
      for (const other of [otherDoctor, frontDesk]) {
        const view = await viewSubmission(desk, other, id);
        expect(view).toEqual({
          form: expect.objectContaining({ id, urgent: true, mayRead: false }) as unknown,
          contact: { fullName: 'Asha Namuna', mobileNumber: phone },
          read: undefined,
        });
        expect(JSON.stringify(view)).not.toMatch(/blood|keloid|Marked|bleeding/);
      }
      expect((await auditOf(database.db, asha)).map(({ action }) => action)).toEqual([
        'form.read',
        'form.viewed',
        'form.viewed',
      ]);
      expect(await viewSubmission(desk, doctor, 'nothing')).toBeUndefined();
    });

    test('the doctor’s part is kept closed, version by version; the second of two windows is told', async () => {
      const id = await sent(skin, { patientId: asha });
      const typed = { phototype: 'iv', 'skin-plan': 'Marked-plan <b>biopsy</b>' };
      expect(await saveDoctorPart(desk, doctor, id, { revision: 0, typed })).toEqual({
        ok: true,
        value: { revision: 1 },
      });
      const two = await Promise.all(
        ['i', 'ii'].map((phototype) => saveDoctorPart(desk, doctor, id, { revision: 1, typed: { phototype } })),
      );
      expect(two.map((each) => (each.ok ? 'saved' : each.reason)).toSorted()).toEqual(['changed-meanwhile', 'saved']);
      expect(await addDoctorNote(desk, doctor, id, '  Marked-note  ')).toEqual({ ok: true, value: null });
      const seen = await viewSubmission(desk, doctor, id);
      expect(seen?.read?.part).toMatchObject({ revision: 2, history: [{ by: doctor.name }, { by: doctor.name }] });
      expect(seen?.read?.notes).toMatchObject([{ text: 'Marked-note', by: doctor.name }]);

      const { rows } = await database.db.execute<{ all: string }>(sql`
        SELECT string_agg(encode(answers_sealed, 'escape'), '') ||
          (SELECT string_agg(encode(text_sealed, 'escape'), '') FROM form_notes) AS "all" FROM form_doctor_parts`);
      expect(rows[0]?.all).not.toContain('Marked');
      const rotated = createKeyRing([keys[1], keys[0]]);
      await rotate(database, rotated, await findEncryptedColumns(database));
      const after = await viewSubmission({ ...desk, keyRing: createKeyRing([keys[1]]) }, doctor, id);
      expect(after?.read?.notes).toMatchObject([{ text: 'Marked-note' }]);
      await rotate(database, createKeyRing([keys[0], keys[1]]), await findEncryptedColumns(database));
    });

    test('a score is wrong out of its limits, and needs all its parts', async () => {
      const id = await sent(skin, { patientId: asha });
      const gags = { forehead: '5', 'right-cheek': '', 'left-cheek': '0', nose: '0', chin: '0', 'chest-and-back': '0' };
      expect(await saveDoctorPart(desk, doctor, id, { revision: 0, typed: { gags } })).toMatchObject({
        ok: false,
        errors: { gags: { reason: 'too-large', part: 'forehead' } },
      });
      expect(
        await saveDoctorPart(desk, doctor, id, { revision: 0, typed: { gags: { ...gags, forehead: '4' } } }),
      ).toMatchObject({ ok: false, errors: { gags: { reason: 'required', part: 'right-cheek' } } });
    });

    test('nobody else writes to it, and the audit log knows who tried', async () => {
      const id = await sent(skin, { patientId: asha });
      for (const other of [otherDoctor, frontDesk]) {
        expect(await saveDoctorPart(desk, other, id, { revision: 0, typed: {} })).toEqual({
          ok: false,
          reason: 'refused',
        });
        expect(await addDoctorNote(desk, other, id, 'x')).toEqual({ ok: false, reason: 'refused' });
      }
      expect((await auditOf(database.db, id)).map(({ action }) => action)).toEqual(
        Array.from({ length: 4 }, () => 'form.refused'),
      );
      expect(await addDoctorNote(desk, doctor, asha, 'x')).toEqual({ ok: false, reason: 'not-found' });
    });

    test('one that belongs to nobody waits until somebody says whose it is, once, and can be taken back', async () => {
      const id = await sent(skin);
      await aVisitOf(database.db, asha, 'dermatologist', start.add({ hours: 3000 }));
      const { waiting } = await formLists(desk, frontDesk);
      expect(waiting).toMatchObject([{ id, contact: { fullName: 'Asha Namuna', mobileNumber: phone } }]);
      expect((await viewSubmission(desk, doctor, id))?.read).toBeUndefined();
      const likely = await likelyPatients(desk, { fullName: 'Asha Namuna', mobileNumber: phone });
      expect(likely.find((each) => each.id === asha)).toMatchObject({ sharesPhone: true, toCome: [{}] });
      const [visit] = likely.find((each) => each.id === asha)?.toCome ?? [];
      expect(visit).toBeDefined();

      const to = { patientId: asha, appointmentId: visit?.id ?? null };
      const attached = await Promise.all([1, 2].map(() => attachForm(desk, frontDesk, id, to)));
      expect(attached.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await formsOfRecord(database.db, asha)).toMatchObject([{ id, appointmentId: visit?.id }]);
      expect((await viewSubmission(desk, doctor, id))?.read?.opened.answers['skin-concern']).toBe('growth');

      expect(await detachForm(desk, frontDesk, id)).toEqual({ ok: true, value: null });
      expect((await formLists(desk, frontDesk)).waiting).toHaveLength(1);
      await attachForm(desk, frontDesk, id, { patientId: asha, appointmentId: null });
      await addDoctorNote(desk, doctor, id, 'Seen together.');
      expect(await detachForm(desk, frontDesk, id)).toEqual({ ok: false, reason: 'has-doctor-part' });
    });

    test('is not attached to another patient’s visit, nor to nobody', async () => {
      const id = await sent(skin);
      const other = await aPatient(database.db, 'Neel Namuna');
      const visit = await aVisitOf(database.db, other, 'hair-transplant-surgeon', clock.now().add({ hours: 30 }));
      expect(await attachForm(desk, frontDesk, id, { patientId: asha, appointmentId: visit })).toMatchObject({
        reason: 'not-found',
      });
      expect(await attachForm(desk, frontDesk, id, { patientId: id, appointmentId: null })).toMatchObject({
        reason: 'not-found',
      });
    });

    test('makes a record of somebody new, and none of somebody known', async () => {
      const known = await sent(skin);
      expect(await addPatientOfForm(desk, frontDesk, known)).toMatchObject({ ok: false, reason: 'known' });
      const id = await sent({ ...skin, 'full-name': `Tara Namuna ${known.slice(0, 4)}`, phone: '+918888877777' });
      const added = await addPatientOfForm(desk, frontDesk, id);
      expect(added.ok).toBe(true);
      expect(await addPatientOfForm(desk, frontDesk, id)).toMatchObject({ ok: false });
      const { rows } = await database.db.execute(sql`
        SELECT birth_date::text AS born FROM patients JOIN patient_forms ON patients.id = patient_id
        WHERE patient_forms.id = ${id}`);
      expect(rows).toEqual([{ born: '1990-05-14' }]);
    });

    test('goes with its patient when records are merged', async () => {
      const twin = await aPatient(database.db, 'Asha Namuna', [phone]);
      const id = await sent(skin, { patientId: twin });
      expect((await viewSubmission(desk, doctor, id))?.read).toBeUndefined();
      await database.db.execute(sql`UPDATE patients SET merged_into = ${asha} WHERE id = ${twin}`);
      expect((await viewSubmission(desk, doctor, id))?.form).toMatchObject({ mayRead: true, patient: { id: asha } });
      expect(await formsOfRecord(database.db, asha)).toMatchObject([{ id }]);
    });

    test('that is urgent is nobody’s to read without a reason, and whoever gives one may call', async () => {
      const id = await sent(skin, { urgent: true });
      expect((await viewSubmission(desk, otherDoctor, id))?.read).toBeUndefined();
      const why = { reason: 'urgent-form', words: 'I call the patient now.' } as const;
      expect(await breakGlass(desk, frontDesk, { formId: id }, why)).toEqual({ ok: false, reason: 'refused' });
      expect(await breakGlass(desk, otherDoctor, { formId: id }, why)).toMatchObject({ ok: true });
      expect((await viewSubmission(desk, otherDoctor, id))?.read).toBeDefined();
      for (const staff of [doctor, frontDesk]) expect((await viewSubmission(desk, staff, id))?.read).toBeUndefined();
      await markCalled(desk, otherDoctor, id);
      const first = (await viewSubmission(desk, otherDoctor, id))?.form.handling.calledAt;
      expect(first).toBe(clock.now().epochMilliseconds);
      clock.pass({ hours: 1 });
      await markCalled(desk, otherDoctor, id);
      expect((await viewSubmission(desk, otherDoctor, id))?.form.handling.calledAt).toBe(first);
      clock.pass({ hours: 3 });
      expect((await viewSubmission(desk, otherDoctor, id))?.read).toBeUndefined();
      expect(await auditOf(database.db, id)).toContainEqual({ action: 'glass.broken', details: { ...why, hours: 4 } });
    });

    test('opens to no program of a doctor who gave a reason', async () => {
      const id = await sent(skin);
      await breakGlass(desk, doctor, { formId: id }, { reason: 'other', words: 'For the reasons I told.' });
      expect(await exportForm(desk, doctor, id, 'api')).toBeUndefined();
      expect(await exportForm(desk, doctor, id, 'download')).toBeDefined();
    });

    test('of a visit to come is read by the doctor it was sent to, and nothing else of the patient with it', async () => {
      const patientId = await aPatient(database.db, 'Future Namuna');
      const appointmentId = await aVisitOf(database.db, patientId, 'dermatologist', clock.now().add({ hours: 20 }));
      const before = await sent(earlierSkin, { patientId, daysAgo: 90 });
      const id = await sent(skin, { patientId, appointmentId });
      expect((await viewSubmission(desk, doctor, before))?.read).toBeUndefined();
      expect((await viewSubmission(desk, doctor, id))?.read).toMatchObject({ earlier: [], before: undefined });
      expect((await viewSubmission(desk, otherDoctor, id))?.read).toBeUndefined();
      for (const status of ['cancelled', 'no-show'] as const) {
        await database.db.update(appointments).set({ status }).where(eq(appointments.id, appointmentId));
        expect((await viewSubmission(desk, doctor, id))?.read).toBeUndefined();
      }
    });

    test('does not open by what its reader says alone: own visit, own arrival, own attachment, detached again', async () => {
      const stranger = await aPatient(database.db, 'Stranger Namuna');
      const theirs = await sent(skin, { patientId: stranger });
      const soon = clock.now().add({ hours: 1 });
      const own = { status: 'in-consultation', notedBy: doctor.id } as const;
      await aVisitOf(database.db, stranger, 'dermatologist', soon, own);
      expect((await viewSubmission(desk, doctor, theirs))?.read).toBeUndefined();

      const unattached = await sent(skin);
      const to = { patientId: asha, appointmentId: null };
      expect(await attachForm(desk, doctor, unattached, { ...to, patientId: stranger })).toEqual({
        ok: false,
        reason: 'refused',
      });
      expect(await addPatientOfForm(desk, doctor, unattached)).toEqual({ ok: false, reason: 'refused' });
      expect(await attachForm(desk, doctor, unattached, to)).toMatchObject({ ok: true });
      expect((await viewSubmission(desk, doctor, unattached))?.read).toBeUndefined();
      // Not by a reason given for their own patient either: that form may be a stranger's.
      await breakGlass(desk, doctor, { patientId: asha }, { reason: 'covering', words: 'Reading for a colleague.' });
      expect((await viewSubmission(desk, doctor, unattached))?.read).toBeUndefined();
      expect(await detachForm(desk, doctor, unattached)).toMatchObject({ ok: true });
      expect((await viewSubmission(desk, doctor, unattached))?.read).toBeUndefined();
      expect(await attachForm(desk, frontDesk, unattached, to)).toMatchObject({ ok: true });
      expect((await viewSubmission(desk, doctor, unattached))?.read).toBeDefined();
      expect(await detachForm(desk, otherDoctor, unattached)).toEqual({ ok: false, reason: 'refused' });
      expect(await auditOf(database.db, unattached)).toContainEqual({
        action: 'form.refused',
        details: { what: 'detach', role: 'doctor' },
      });
    });

    test('reaches whoever merged records themself only when the patient comes again', async () => {
      const owner = await somebody(database.db, 'owner', 'hair-transplant-surgeon');
      const [kept, merged] = [await aPatient(database.db, 'Kept Namuna'), await aPatient(database.db, 'Merged Namuna')];
      const noted = { status: 'completed', notedBy: frontDesk.id } as const;
      await aVisitOf(database.db, kept, 'hair-transplant-surgeon', clock.now().subtract({ hours: 900 }), noted);
      const form = await sent(skin, { patientId: merged });
      const seen = async (id: string) => ({ id, version: (await patientById(database.db, id))!.version });
      expect((await viewSubmission(desk, owner, form))?.read).toBeUndefined();
      const both = { kept: await seen(kept), merged: await seen(merged), name: 'kept' } as const;
      expect(await mergePatients(desk, owner, both)).toMatchObject({ ok: true });
      expect((await viewSubmission(desk, owner, form))?.read).toBeUndefined();
      await aVisitOf(database.db, kept, 'hair-transplant-surgeon', clock.now().add({ hours: 900 }), noted);
      expect((await viewSubmission(desk, owner, form))?.read).toBeDefined();
      await database.db.execute(sql`UPDATE staff_members SET removed_at = now() WHERE id = ${owner.id}`);
    });

    test('opens by their own word to an owner who treats patients and works alone, but for a colleague’s patient', async () => {
      const team = sql`role IN ('owner', 'front-desk')`;
      await database.db.execute(sql`UPDATE staff_members SET removed_at = now() WHERE ${team}`);
      try {
        const owner = await somebody(database.db, 'owner', 'dermatologist');
        const patientId = await aPatient(database.db, 'Alone Namuna');
        const own = { status: 'arrived', notedBy: owner.id } as const;
        await aVisitOf(database.db, patientId, 'dermatologist', clock.now().add({ hours: 1200 }), own);
        const id = await sent(skin);
        await attachForm(desk, owner, id, { patientId, appointmentId: null });
        expect((await viewSubmission(desk, owner, id))?.read).toBeDefined();
        await aVisitOf(database.db, patientId, 'hair-transplant-surgeon', clock.now().add({ hours: 1300 }));
        expect((await viewSubmission(desk, owner, id))?.read).toBeUndefined();
        await database.db.execute(sql`UPDATE staff_members SET removed_at = now() WHERE id = ${owner.id}`);
      } finally {
        await database.db.execute(sql`UPDATE staff_members SET removed_at = NULL WHERE id = ${frontDesk.id}`);
      }
    });

    test('is erased with all that was written to it', async () => {
      const id = await sent(skin, { patientId: asha });
      await saveDoctorPart(desk, doctor, id, { revision: 0, typed: { phototype: 'iv' } });
      await addDoctorNote(desk, doctor, id, 'A note.');
      await database.db.execute(sql`DELETE FROM patient_forms WHERE id = ${id}`);
      const { rows } = await database.db.execute(sql`
        SELECT (SELECT count(*) FROM form_doctor_parts)::int AS parts, (SELECT count(*) FROM form_notes)::int AS notes,
          (SELECT count(*) FROM form_handling WHERE form_id = ${id})::int AS handling`);
      expect(rows).toEqual([{ parts: 0, notes: 0, handling: 0 }]);
    });

    test('is read although one before it cannot be opened any more, which is told', async () => {
      await sent(earlierSkin, { patientId: asha, daysAgo: 90 });
      await sent({ ...skin, 'no-question-of-this-form': 'yes' }, { patientId: asha, daysAgo: 60 });
      const lost = await sent(earlierSkin, { patientId: asha, daysAgo: 30 });
      const { recordKeyEncrypted } = newRecord(createKeyRing([makeKey()]), lost);
      await database.db.update(patientForms).set({ recordKeyEncrypted }).where(eq(patientForms.id, lost));
      const id = await sent(skin, { patientId: asha });
      const { read } = (await viewSubmission(desk, doctor, id))!;
      expect([read?.earlier.length, read?.unopened, read?.before?.changes.length]).toEqual([1, 2, 3]);
    });

    test('of long ago is not in the list of what came lately', async () => {
      await sent(skin, { patientId: asha, daysAgo: 61 });
      const id = await sent(skin, { patientId: asha, daysAgo: 59 });
      expect((await formLists(desk, frontDesk)).recent.map((form) => form.id)).toEqual([id]);
    });
  });
});
