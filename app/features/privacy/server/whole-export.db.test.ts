import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dermatologist } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { keepDeskNote } from '#app/features/diary/server/desk-note.ts';
import { writeEntry } from '#app/features/waiting-list/server/join-waiting-list.ts';
import { aRequest, fromWebsite, openTestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aSentNote } from '#app/features/clinical-notes/server/fixtures.ts';
import { signNote } from '#app/features/clinical-notes/server/write-note.ts';
import { closeText, contactTags } from '#app/features/enquiries/server/closed-text.ts';
import { addDoctorNote, saveDoctorPart } from '#app/features/form-review/server/doctor-part.ts';
import { aPhotoOf, aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { breakGlass } from '#app/features/patients/server/break-glass.ts';
import { aPatient, somebody } from '#app/features/patients/server/fixtures.ts';
import { noteConsent } from '#app/features/visit-photos/server/photo-consent.ts';
import { receiveVisitPhotos } from '#app/features/visit-photos/server/take-photos.ts';
import { postedPhotos } from '#app/features/visit-photos/server/fixtures.ts';
import { personalData } from '#app/main/personal-data.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { minuteMs, toRfc3339 } from '#app/lib/time.ts';
import { legalVersions } from '#app/platform/content/legal-versions.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { exportPerson } from './handle-person.ts';
import { medicalCopy } from './medical-data.ts';
import { noteRequest } from './requests.ts';

forEachDatabase((_name, open) => {
  describe('what is held on somebody of whom there is something everywhere', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
    });

    test('is all in the export, and all in the medical copy, section by section', async () => {
      const { db } = database;
      const booking = await openTestBooking(database);
      const { keyRing, clock } = booking;
      const files = openPrivateFiles(mkdtempSync(join(tmpdir(), 'jamun-')));
      const context = { db, keyRing, clock, files, timeZone: 'Asia/Kolkata', personalData };
      const [owner, doctor, other, frontDesk] = [
        await somebody(db, 'owner'),
        await somebody(db, 'doctor', dermatologist.id),
        await somebody(db, 'doctor', 'hair-transplant-surgeon'),
        await somebody(db, 'front-desk'),
      ];
      const visit = aRequest({
        practitionerId: dermatologist.id,
        note: 'Takes aspirin',
        treatment: 'fue-hair-transplant',
      });
      const booked = await bookAppointment(booking, visit, fromWebsite);
      if (!booked.ok) throw new Error(booked.reason);
      const { patientId, fullName, mobileNumber } = booked.value.appointment;
      const patient = patientId!;
      await keepDeskNote(booking, owner, booked.value.appointment.id, { seen: '', note: 'Comes with her mother' });
      const twin = await aPatient(db, 'A Namuna');
      await db.execute(sql`UPDATE patients SET merged_into = ${patient} WHERE id = ${twin}`);
      const before = clock.now().subtract({ hours: 24 * 30 });
      const seen = await aVisitOf(db, patient, dermatologist.id, before, {
        status: 'completed',
        notedBy: frontDesk.id,
      });
      await signNote(context, doctor, seen, aSentNote({ findings: 'Wheals on both arms' }));
      await noteConsent(context, doctor, seen, 'patient');
      await receiveVisitPhotos(
        context,
        doctor,
        seen,
        postedPhotos({ 'hair-photos.vertex': new Uint8Array(await phonePhoto()) }),
      );
      const photo = randomUUID();
      const answers = { ...skin, 'skin-photos': [{ view: 'close-up', photo }] };
      const form = await insertSubmittedForm(context, {
        form: 'skin',
        answers,
        submittedAt: clock.now(),
        patientId: patient,
      });
      await aPhotoOf(context, form, photo, Buffer.from('the picture'));
      await saveDoctorPart(context, doctor, form, { revision: 0, typed: { phototype: 'iv', 'skin-plan': 'Wait' } });
      await addDoctorNote(context, doctor, form, 'A note.');
      await enquiry();
      await db.execute(sql`
        INSERT INTO messages (id, appointment_id, kind, recipient, channel, status, message_id, created_at)
        VALUES (gen_random_uuid(), ${booked.value.appointment.id}, 'booked', 'patient', 'email', 'held', '<1@jamun.example>',
          ${clock.now().toString()})`);
      const wish = { appointmentTypeId: 'hair-consultation', practitionerId: null, partOfDay: 'any' } as const;
      const entry = { fullName, mobileNumber, email: 'waits@example.com', note: 'Itches', language: 'en' } as const;
      await writeEntry(booking, { ...entry, wish: { ...wish, wantedOn: ['2026-11-24'] } }, { kind: 'nobody' });
      await breakGlass(
        context,
        other,
        { patientId: patient },
        { reason: 'copy', words: 'She asked for a copy today.' },
      );
      await noteRequest(context, owner, {
        kind: 'copy',
        askedOn: '2026-11-20',
        askedBy: 'letter',
        patientId: patient,
        person: undefined,
        note: 'Wants all notes',
      });

      const [now, reference, name] = ['2026-11-20T08:47:00Z', expect.stringMatching(/^\w{8}$/), 'Asha Namuna'];
      const atDesk = '2026-11-20T14:17:00+05:30';
      const [{ startsAt } = { startsAt: 0 }] = await db
        .select({ startsAt: appointments.startsAt })
        .from(appointments)
        .where(eq(appointments.id, seen));
      const visitOf = toRfc3339(startsAt, 'Asia/Kolkata');
      const minutesLater = (minutes: number) =>
        `${new Date(startsAt + minutes * minuteMs).toISOString().slice(0, 19)}Z`;
      const seenAt = minutesLater(0);
      const held = await exportPerson(context, owner, patient, 'json');
      expect(Object.keys(held ?? {})).toEqual([
        'person',
        'contacts',
        'mergedRecords',
        'appointments',
        'appointmentHistory',
        'messages',
        'consents',
        'enquiries',
        'waitingList',
        'forms',
        'clinicalNotes',
        'visitPhotos',
        'openings',
        'requests',
        'access',
      ]);
      const visitRow = { fullName: name, mobileNumber, language: 'en', practitioner: 'Dermatologist', reference };
      const byStaff = (action: string, reason: string | null = null) => ({
        at: now,
        action,
        actorKind: 'staff',
        reason,
      });
      expect(held).toEqual({
        person: [
          {
            fullName: name,
            birthDate: null,
            language: 'en',
            madeThrough: 'website',
            createdAt: now,
            changedAt: now,
            restrictedAt: null,
            eraseOn: null,
          },
        ],
        contacts: [
          { kind: 'phone', value: mobileNumber, whose: null },
          { kind: 'email', value: 'asha@example.com', whose: null },
        ],
        mergedRecords: [{ fullName: 'A Namuna', createdAt: '2026-10-01T00:00:00Z' }],
        appointments: [
          {
            ...visitRow,
            status: 'completed',
            startsAt: seenAt,
            endsAt: minutesLater(20),
            appointmentType: 'Skin consultation',
            email: null,
            bookedThrough: 'desk',
            createdAt: seenAt,
            hasNoteForDoctor: false,
            deskNote: null,
          },
          {
            ...visitRow,
            status: 'booked',
            startsAt: '2026-11-23T05:00:00Z',
            endsAt: '2026-11-23T05:30:00Z',
            appointmentType: 'Hair consultation',
            email: 'asha@example.com',
            bookedThrough: 'website',
            createdAt: now,
            hasNoteForDoctor: true,
            deskNote: 'Comes with her mother',
          },
        ],
        appointmentHistory: [
          { reference, at: now, kind: 'booked', actor: 'patient', status: 'booked' },
          { reference, at: minutesLater(-30 * 24 * 60), kind: 'booked', actor: 'patient', status: 'booked' },
          { reference, at: seenAt, kind: 'status-changed', actor: 'staff', status: 'completed' },
        ],
        messages: [{ reference, kind: 'booked', channel: 'email', status: 'held', createdAt: now, sentAt: null }],
        consents: expect.toSatisfy((rows: { purpose: string }[]) => rows.length === 2),
        enquiries: [{ reference, topic: 'other', status: 'new', createdAt: now, message: 'Do you treat warts?' }],
        waitingList: [
          {
            fullName: name,
            mobileNumber,
            email: 'waits@example.com',
            appointmentType: 'Hair consultation',
            days: '2026-11-24',
            partOfDay: 'any',
            noticeVersion: '2026-11',
            legalVersions: legalVersions(),
            joinedAt: now,
            hasNoteForDoctor: true,
          },
        ],
        forms: [
          {
            form: 'skin',
            version: 'skin.v4',
            language: 'en',
            urgent: false,
            photos: 1,
            doctorNotes: 1,
            hasDoctorPart: true,
            sentAt: atDesk,
          },
        ],
        clinicalNotes: [{ visitOf, reference, signedVersions: 1, addenda: 0, hasDraft: false }],
        visitPhotos: [{ visitOf, reference, photos: 1 }],
        openings: [
          {
            at: now,
            until: '2026-11-20T12:47:00Z',
            by: other.name,
            reason: 'copy',
            words: 'She asked for a copy today.',
            what: 'record',
          },
        ],
        requests: [{ kind: 'copy', askedOn: '2026-11-20', dueOn: '2026-11-23', askedBy: 'letter', outcome: null }],
        access: [
          byStaff('note.signed'),
          byStaff('photo.agreed'),
          byStaff('photo.taken'),
          byStaff('form.doctor-part-saved'),
          byStaff('form.note-added'),
          byStaff('glass.broken', 'She asked for a copy today.'),
        ],
      });
      const consent = { reference, language: 'en', legalVersions: legalVersions(), givenAt: now, withdrawnAt: null };
      // Given in one instant: their order is that of their ids.
      expect(held?.['consents']?.toSorted((a, b) => String(a['purpose']).localeCompare(String(b['purpose'])))).toEqual([
        { ...consent, purpose: 'appointment', noticeVersion: '2026-11', givenBy: null, notedBy: null },
        {
          ...consent,
          purpose: 'visit-photos',
          noticeVersion: 'visit-photos 1',
          givenBy: 'patient',
          notedBy: doctor.name,
        },
      ]);

      const copy = await medicalCopy(context, doctor, patient, 'json');
      const picture = expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]+=*$/);
      const skinForm = { form: 'Skin form', sentAt: atDesk };
      expect(copy.ok && copy.value).toEqual({
        notes: [
          { reference, startsAt: '2026-11-23T05:00:00Z', treatment: 'fue-hair-transplant', note: 'Takes aspirin' },
        ],
        waitingListNotes: [{ days: '2026-11-24', treatment: null, note: 'Itches' }],
        clinicalNotes: [
          { visitOf, what: 'version 1', writtenAt: atDesk, by: 'Dermatologist', text: 'Findings: Wheals on both arms' },
        ],
        visitPhotos: [{ visitOf, view: 'Top', takenAt: atDesk, by: doctor.name, picture }],
        forms: [{ ...skinForm, version: 'skin.v4', language: 'en', urgent: false }],
        formAnswers: expect.arrayContaining([
          { ...skinForm, question: 'Signs that cannot wait', answer: 'A mole or sore that bleeds by itself' },
        ]),
        doctorParts: [
          { ...skinForm, question: expect.any(String), answer: 'IV' },
          { ...skinForm, question: expect.any(String), answer: 'Wait' },
        ],
        doctorNotes: [{ form: 'Skin form', writtenAt: atDesk, by: doctor.name, text: 'A note.' }],
        photos: [{ sentAt: atDesk, view: 'Close up', picture }],
      });
      await booking.settings.close();

      async function enquiry(): Promise<void> {
        const id = randomUUID();
        const { mobileNumberSearch } = contactTags(keyRing, { mobileNumber, email: undefined });
        const at = clock.now().toString();
        await db.execute(sql`
          INSERT INTO enquiries (id, reference, topic, status, full_name_encrypted, mobile_number_encrypted, message_encrypted,
            mobile_number_search, request_hash, language, created_at, changed_at)
          VALUES (${id}, ${makeReference(randomBytes(referenceBytes))}, 'other', 'new', ${closeText(keyRing, 'full_name_encrypted', id, fullName)},
            ${closeText(keyRing, 'mobile_number_encrypted', id, mobileNumber)}, ${closeText(keyRing, 'message_encrypted', id, 'Do you treat warts?')},
            ${mobileNumberSearch}, sha256(convert_to(${id}::text, 'UTF8')), 'en', ${at}, ${at})`);
      }
    });
  });
});
