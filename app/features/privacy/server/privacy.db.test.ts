import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dermatologist, inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { keepDeskNote } from '#app/features/diary/server/desk-note.ts';
import { joinQueue } from '#app/features/diary/server/walk-in-queue.ts';
import { writeEntry } from '#app/features/waiting-list/server/join-waiting-list.ts';
import { offerFreeTimes } from '#app/features/waiting-list/server/offer-free-times.ts';
import { closeText, contactTags } from '#app/features/enquiries/server/closed-text.ts';
import { findPatients } from '#app/features/patients/server/find-patients.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { auditOf, somebody } from '#app/features/patients/server/fixtures.ts';
import { viewPatient } from '#app/features/patients/server/view-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { Temporal } from '#app/lib/time.ts';
import { personalData } from '#app/main/personal-data.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { changeReport, noteBreach, noteStep, readBreaches } from './breaches.ts';
import { consentsOf, eraseOnRequest, exportPerson, restrictPerson, withdrawConsent } from './handle-person.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { purge, purgeHistory } from './purge.ts';
import { noteRequest, privacyRequestsOf, settleRequest } from './requests.ts';

forEachDatabase((_name, open) => {
  describe('the privacy desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    let context: PrivacyContext;
    let owner: StaffActor;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      const { db, clock, keyRing } = booking;
      context = { db, clock, keyRing, timeZone: 'Asia/Kolkata', personalData };
      for (const table of ['enquiries', 'privacy_breaches', 'purge_runs'])
        await database.db.execute(sql`DELETE FROM ${sql.identifier(table)}`);
      owner = await somebody(database.db, 'owner');
      return () => booking.settings.close();
    });

    async function book(changes: Parameters<typeof aRequest>[0] = {}) {
      const outcome = await bookAppointment(
        booking,
        aRequest({ practitionerId: dermatologist.id, ...changes }),
        fromWebsite,
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.appointment;
    }
    async function enquiry(fullName: string, mobileNumber: string, message: string): Promise<void> {
      const id = randomUUID();
      const { keyRing } = booking;
      const { mobileNumberSearch } = contactTags(keyRing, { mobileNumber, email: undefined });
      const now = booking.clock.now().toString();
      await database.db.execute(sql`
        INSERT INTO enquiries (id, reference, topic, status, full_name_encrypted, mobile_number_encrypted, message_encrypted,
          mobile_number_search, request_hash, language, created_at, changed_at)
        VALUES (${id}, ${makeReference(randomBytes(referenceBytes))}, 'other', 'new', ${closeText(keyRing, 'full_name_encrypted', id, fullName)},
          ${closeText(keyRing, 'mobile_number_encrypted', id, mobileNumber)}, ${closeText(keyRing, 'message_encrypted', id, message)},
          ${mobileNumberSearch}, sha256(convert_to(${id}::text, 'UTF8')), 'en', ${now}, ${now})`);
    }
    const seen = async (id: string) => (await patientById(database.db, id))!;
    async function finish(id: string, on: string): Promise<void> {
      const [startsAt, endsAt] = [inNagpur(on, '10:30'), inNagpur(on, '11:00')];
      await database.db
        .update(appointments)
        .set({ status: 'completed', startsAt, endsAt, heldFrom: startsAt, heldUntil: endsAt })
        .where(eq(appointments.id, id));
    }
    /** Every row of every table as text: what is gone is nowhere. */
    async function everything(): Promise<string> {
      const { rows: tables } = await database.db.execute<{ name: string }>(sql`
        SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
          AND table_type = 'BASE TABLE' AND table_name NOT IN ('audit_entries', 'audit_chain')`);
      const texts: string[] = [];
      for (const { name } of tables) {
        const { rows } = await database.db.execute<{ row: string }>(
          sql`SELECT t::text AS row FROM ${sql.identifier(name)} AS t`,
        );
        texts.push(...rows.map(({ row }) => row));
      }
      return texts.join('\n');
    }

    test('finds, exports and erases a place on the waiting list with the time that is kept for it', async () => {
      const appointment = await book();
      const { fullName, mobileNumber } = appointment;
      const wish = { appointmentTypeId: 'hair-consultation', practitionerId: null, partOfDay: 'any' } as const;
      const entry = { fullName, mobileNumber, email: 'waits@example.com', note: 'Itches', language: 'en' } as const;
      await writeEntry(booking, { ...entry, wish: { ...wish, wantedOn: ['2026-11-24'] } }, { kind: 'nobody' });
      await writeEntry(
        booking,
        { ...entry, fullName: 'Her Mother', wish: { ...wish, wantedOn: ['2026-11-21'] } },
        { kind: 'nobody' },
      );
      expect((await offerFreeTimes(booking)).offered).toBe(2);
      const held = await exportPerson(context, owner, appointment.patientId!, 'json');
      expect(held?.['waitingList']).toMatchObject([
        { email: 'waits@example.com', hasNoteForDoctor: true, days: '2026-11-24' },
      ]);
      expect(JSON.stringify(held)).not.toContain('Itches');

      await database.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, appointment.id));
      expect(await eraseOnRequest(context, owner, await seen(appointment.patientId!))).toMatchObject({ ok: true });
      expect(await everything()).not.toContain(fullName);
      const { rows } = await database.db.execute(sql`SELECT id FROM appointments WHERE status = 'offered'`);
      expect(rows).toHaveLength(1);

      booking.clock.set(inNagpur('2026-11-22', '03:50'));
      await offerFreeTimes(booking);
      const night = await purge({ ...context, database, onError: () => {} });
      expect([night.failed, night.removed['waitingList']]).toEqual([[], 1]);
      expect(await everything()).not.toContain('Her Mother');
    });

    test('forgets at night the names of walk-ins of earlier days', async () => {
      const caller = { fullName: 'Came By', mobileNumber: '+919876500001' };
      await joinQueue(booking, owner, { caller, appointmentTypeId: 'hair-consultation', practitionerId: undefined });
      const atNight = { ...context, database, onError: () => {} };
      expect((await purge(atNight)).removed['walkIns']).toBe(0);
      booking.clock.set(inNagpur('2026-11-21', '03:50'));
      expect((await purge(atNight)).removed['walkIns']).toBe(1);
      expect(await everything()).not.toContain('Came By');
    });

    test('finds all that is held on somebody, opened, and notes who took it out', async () => {
      const { id, patientId, reference } = await book({ note: 'Takes aspirin' });
      await keepDeskNote(booking, owner, id, { seen: '', note: 'Comes with her mother' });
      await enquiry('Asha Namuna', '+919876543210', 'Do you treat warts?');
      await enquiry('Vikram Namuna', '+919876543210', 'I am her brother');
      const data = await exportPerson(context, owner, patientId!, 'json');
      expect(data).toMatchObject({
        person: [{ fullName: 'Asha Namuna' }],
        contacts: [{ value: '+919876543210' }, { value: 'asha@example.com' }],
        appointments: [{ reference, hasNoteForDoctor: true, deskNote: 'Comes with her mother' }],
        appointmentHistory: [{ kind: 'booked' }],
        consents: [{ purpose: 'appointment', noticeVersion: '2026-11' }],
        enquiries: [{ message: 'Do you treat warts?' }],
      });
      expect(JSON.stringify(data)).not.toContain('brother');
      expect(await auditOf(database.db, patientId!)).toEqual([
        { action: 'patient.exported', details: { as: 'json', appointments: 1, enquiries: 1 } },
      ]);
      expect(await exportPerson(context, owner, randomUUID(), 'html')).toBeUndefined();
    });

    test('erases at once who was never treated: nothing of them is left but a visit that counts', async () => {
      const visit = await book({ note: 'Takes aspirin', treatment: 'fue-hair-transplant' });
      await keepDeskNote(booking, owner, visit.id, { seen: '', note: 'Comes with her mother' });
      await enquiry('Asha Namuna', '+919876543210', 'Do you treat warts?');
      const refused = await eraseOnRequest(context, owner, await seen(visit.patientId!));
      expect(refused).toEqual({ ok: false, reason: 'visit-to-come' });
      await database.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, visit.id));
      const erased = await eraseOnRequest(context, owner, await seen(visit.patientId!));
      expect(erased).toEqual({ ok: true, value: { kind: 'erased', visits: 1, enquiries: 1 } });
      expect(await everything()).not.toMatch(new RegExp(`Asha|9876543210|asha@|aspirin|fue-hair|${visit.reference}`));
      const [row] = await database.db.select().from(appointments).where(eq(appointments.id, visit.id));
      expect(row).toMatchObject({
        patientId: null,
        deskNoteEncrypted: null,
        practitionerId: dermatologist.id,
        status: 'cancelled',
        startsAt: visit.startsAt,
      });
      expect(await viewPatient(context, owner, visit.patientId!)).toMatchObject({ reason: 'not-found' });
      expect(await findPatients(database.db, 'erased', 5, 0)).toEqual([]);
      expect((await book({ startsAt: inNagpur('2026-11-24', '10:30') })).patientId).not.toBe(visit.patientId);
    });

    test('locks the record of a treatment until the law lets it go, and the night of that day erases it', async () => {
      const visit = await book();
      await finish(visit.id, '2026-11-19');
      const locked = await eraseOnRequest(context, owner, await seen(visit.patientId!));
      expect(locked).toEqual({ ok: true, value: { kind: 'locked', until: '2029-11-19' } });
      expect(await seen(visit.patientId!)).toMatchObject({ eraseOn: '2029-11-19', restrictedAt: expect.any(Number) });
      expect(await restrictPerson(context, owner, await seen(visit.patientId!), false)).toMatchObject({
        reason: 'waits-to-be-erased',
      });
      const nightly = { ...context, database, onError: () => {} };
      booking.clock.set(inNagpur('2029-11-18', '03:50'));
      expect((await purge(nightly)).removed).toMatchObject({ patients: 0 });
      booking.clock.set(inNagpur('2029-11-19', '03:50'));
      expect((await purge(nightly)).removed).toMatchObject({ patients: 1 });
      expect(await everything()).not.toMatch(/Asha|9876543210/);
      expect((await auditOf(database.db, visit.patientId!)).map(({ action }) => action)).toEqual([
        'patient.locked',
        'patient.erased',
      ]);
    });

    test('the nightly purge leaves who is within their time, erases who is past it, and reports in counts', async () => {
      const old = await book();
      await finish(old.id, '2020-01-06');
      const child = await book({ fullName: 'Tara Namuna', startsAt: inNagpur('2026-11-23', '11:30') });
      await finish(child.id, '2020-01-07');
      const past = new Date(inNagpur('2020-01-01', '10:00')).toISOString();
      await database.db.execute(sql`UPDATE patients SET created_at = ${past}, changed_at = ${past}`);
      await database.db.execute(sql`UPDATE patients SET birth_date = '2012-01-01' WHERE id = ${child.patientId}`);
      const fresh = await book({ fullName: 'Neel Namuna', startsAt: inNagpur('2026-11-23', '12:00') });
      const run = await purge({ ...context, database, onError: () => {} });
      expect(run).toMatchObject({ removed: { patients: 1, enquiries: 0, lists: 0 }, failed: [] });
      expect(await patientById(database.db, old.patientId!)).toMatchObject({ fullName: 'Erased' });
      expect(await patientById(database.db, child.patientId!)).toMatchObject({ fullName: 'Tara Namuna' });
      expect(await patientById(database.db, fresh.patientId!)).toMatchObject({ fullName: 'Neel Namuna' });
      expect(await purgeHistory(database.db)).toEqual([run]);
    });

    test('a merged record goes with the one it became part of', async () => {
      const { patientId } = await book();
      const twin = randomUUID();
      const now = booking.clock.now().toString();
      await database.db.execute(sql`
        INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at, merged_into)
        VALUES (${twin}, 'A Namuna', 'en', 'desk', ${now}, ${now}, ${patientId})`);
      await database.db.execute(sql`UPDATE appointments SET status = 'cancelled'`);
      await eraseOnRequest(context, owner, await seen(patientId!));
      expect(await everything()).not.toMatch(/A Namuna/);
    });

    test('a consent is withdrawn once, and only that of this very patient', async () => {
      const asha = await book();
      const neel = await book({ fullName: 'Neel Namuna', startsAt: inNagpur('2026-11-23', '12:00') });
      const [consent] = await consentsOf(context, asha.patientId!);
      expect(await withdrawConsent(context, owner, neel.patientId!, consent!.id)).toMatchObject({
        reason: 'not-found',
      });
      expect(await withdrawConsent(context, owner, asha.patientId!, consent!.id)).toMatchObject({ ok: true });
      expect(await withdrawConsent(context, owner, asha.patientId!, consent!.id)).toMatchObject({
        reason: 'not-found',
      });
      expect((await consentsOf(context, asha.patientId!))[0]?.withdrawnAt).toBe(booking.clock.now().epochMilliseconds);
    });

    test('restricting holds until it is ended, and two windows do not cross', async () => {
      const { patientId } = await book();
      const before = await seen(patientId!);
      expect(await restrictPerson(context, owner, before, true)).toMatchObject({ ok: true });
      expect(await restrictPerson(context, owner, before, false)).toMatchObject({ reason: 'changed-meanwhile' });
      expect((await findPatients(database.db, 'asha', 1, 0))[0]).toMatchObject({ isRestricted: true });
      expect(await restrictPerson(context, owner, await seen(patientId!), false)).toMatchObject({ ok: true });
      expect((await seen(patientId!)).restrictedAt).toBeNull();
    });

    test('a request has its day, is done only for somebody known to be who they say, and says nothing readable', async () => {
      const { patientId } = await book();
      const noted = await noteRequest(context, owner, {
        kind: 'copy',
        askedOn: '2026-11-20',
        askedBy: 'phone',
        patientId,
        person: 'Vikram, her brother',
        note: 'Wants all notes',
      });
      if (!noted.ok) throw new Error(noted.reason);
      const [request] = await privacyRequestsOf(context, 'open');
      expect(request).toMatchObject({ dueOn: '2026-11-23', patientName: 'Asha Namuna', note: 'Wants all notes' });
      expect(await everything()).not.toMatch(/brother|Wants all/);
      const first = { id: request!.id, version: 1 };
      expect(await settleRequest(context, owner, first, { verifiedBy: null, outcome: 'done' })).toMatchObject({
        reason: 'not-verified',
      });
      expect(await settleRequest(context, owner, first, { verifiedBy: 'call-back', outcome: 'done' })).toMatchObject({
        ok: true,
      });
      expect(await settleRequest(context, owner, first, { verifiedBy: null, outcome: 'refused' })).toMatchObject({
        reason: 'changed-meanwhile',
      });
      expect(await privacyRequestsOf(context, 'open')).toEqual([]);
      expect(await privacyRequestsOf(context, 'done')).toMatchObject([{ outcome: 'done', verifiedBy: 'call-back' }]);
      const other = {
        kind: 'erase',
        askedOn: '2026-11-20',
        askedBy: 'letter',
        person: undefined,
        note: undefined,
      } as const;
      expect(await noteRequest(context, owner, { ...other, patientId: randomUUID() })).toMatchObject({
        reason: 'unknown-patient',
      });
    });

    test('a breach is closed only when people and Board were told and have the details', async () => {
      const report = {
        nature: 'A list was mailed to Asha',
        whenAndWhere: '',
        consequences: '',
        measures: '',
        advice: '',
      };
      const noticedAt = booking.clock.now().epochMilliseconds;
      const id = await noteBreach(context, owner, { noticedAt, affectedPeople: 3, report });
      expect(await everything()).not.toContain('A list was mailed');
      expect(await noteStep(context, owner, { id, version: 1 }, 'closed')).toMatchObject({ reason: 'not-yet' });
      for (const [index, step] of (['people-told', 'board-told', 'board-detailed', 'closed'] as const).entries())
        expect(await noteStep(context, owner, { id, version: index + 1 }, step)).toMatchObject({ ok: true });
      expect(await changeReport(context, owner, { id, version: 1 }, report, 4)).toMatchObject({
        reason: 'changed-meanwhile',
      });
      const [breach] = await readBreaches(context, id);
      expect(breach).toMatchObject({
        report,
        closedAt: Temporal.Instant.fromEpochMilliseconds(noticedAt).epochMilliseconds,
      });
      expect(await readBreaches(context, 'x')).toEqual([]);
    });
  });
});
