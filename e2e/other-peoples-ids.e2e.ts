// @module-tag endurance
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskRoutes } from '#app/features/staff/domain/desk-routes.ts';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aSentNote } from '#app/features/clinical-notes/server/fixtures.ts';
import { saveDraft, signNote } from '#app/features/clinical-notes/server/write-note.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { detachForm } from '#app/features/form-review/server/submission-attach.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { aPatient } from '#app/features/patients/server/fixtures.ts';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { readSettings } from '#app/platform/settings.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { apiAt } from './harness/api.ts';
import { MONDAY_MORNING, TUESDAY_ELEVEN } from './harness/monday.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
/** What only the surgeon may read: words that stand in no text of the product. */
const NOTE = 'namunapirin every evening';
const surgeon = 'hair-transplant-surgeon';
/** An id that nothing has. */
const SOME_ID = '00000000-0000-4000-8000-000000004711';

/** Fields that no form has, or not this one, as somebody sends who reads the source. */
const HARM = {
  role: 'owner',
  staffId: 'x',
  practitionerId: surgeon,
  patientId: SOME_ID,
  mergedInto: SOME_ID,
  erasedAt: '2026-01-01T00:00:00Z',
  restrictedAt: '2026-01-01T00:00:00Z',
  status: 'completed',
  feeRupees: '0',
  madeThrough: 'desk',
  note: 'overwritten',
};

describe('ids and fields of other people', () => {
  let server: StaffServer;
  /** Of a visit with the surgeon, its patient, and the surgeon's own account: real ones, that are not the asker's. */
  const ids = { visit: '', patient: '', owner: '' };

  beforeAll(async () => {
    server = await startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } });
    const booked = await apiAt(server.url).book({
      practitionerId: surgeon,
      startsAt: TUESDAY_ELEVEN,
      fullName: 'Neel Namuna',
      note: NOTE,
    });
    if (booked.status !== 201) throw new Error(booked.text);
    const day = await read('front-desk', `${desk}/diary?date=2026-11-24`);
    ids.visit = /diary\/appointments\/([0-9a-f-]{36})/.exec(day.text)?.[1] ?? '';
    const visit = await read('front-desk', `${desk}/diary/appointments/${ids.visit}`);
    ids.patient = /\/patients\/([0-9a-f-]{36})/.exec(visit.text)?.[1] ?? '';
    ids.owner = server.signedIn.owner.staff.id;
    if (Object.values(ids).includes('')) throw new Error('an id was not found');
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function read(role: StaffRole, address: string) {
    const response = await fetch(server.url + address, {
      redirect: 'manual',
      headers: { cookie: server.signedIn[role].cookie },
    });
    return { status: response.status, text: await response.text() };
  }

  async function send(role: StaffRole, address: string, fields: Readonly<Record<string, string>>) {
    const response = await fetch(server.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: server.signedIn[role].cookie, origin: server.url },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, text: await response.text() };
  }

  /** Every address that names somebody, with each of the real ids in its place; streams and files of pictures are others' matter. */
  const addresses = (): string[] =>
    deskRoutes
      .filter(({ path }) => path.includes(':'))
      .flatMap(({ path }) => Object.values(ids).map((id) => `${desk}/${path.replaceAll(/:\w+/g, id)}`));

  test('no address shows a doctor, the front desk or an editor what a patient wrote to a colleague', async () => {
    for (const role of ['doctor', 'front-desk', 'editor'] as const) {
      for (const address of addresses().flatMap((each) => [each, `${each}.data`])) {
        const { status, text } = await read(role, address);
        expect.soft([role, address, status < 500, text.includes('namunapirin')]).toEqual([role, address, true, false]);
        if (role === 'editor') expect.soft([address, text.includes('Neel')]).toEqual([address, false]);
      }
    }
  });

  test('a doctor changes nothing in a colleague’s diary, whatever is sent where, and each attempt is logged', async () => {
    const of = { id: ids.visit, sequence: '0', ...HARM };
    const to = { date: '2026-11-25', time: '12:00', minutes: '30', practitioner: surgeon };
    const changes = [
      { ...of, intent: 'move', ...to },
      { ...of, intent: 'move', ...to, practitioner: 'dermatologist' },
      { ...of, intent: 'cancel', tell: 'yes' },
      { ...of, intent: 'status', status: 'arrived' },
    ];
    for (const fields of changes) {
      const answer = await send('doctor', `${desk}/diary/change`, { ...fields, quick: 'yes' });
      expect
        .soft([fields.intent, answer.status, answer.text.includes('not-yours')])
        .toEqual([fields.intent, 409, true]);
      expect.soft((await send('doctor', `${desk}/diary/appointments/${ids.visit}`, fields)).status).toBe(422);
    }
    const block = { intent: 'block', practitioner: surgeon, date: '2026-11-26', from: '11:00', to: '12:00', label: '' };
    expect((await send('doctor', `${desk}/diary/time-off`, block)).status).toBe(422);
  });

  test('fields that a form does not have change nothing, and what an editor or doctor may not send changes nothing either', async () => {
    for (const role of ['editor', 'doctor'] as const)
      for (const address of [
        ...addresses(),
        `${desk}/account/password`,
        `${desk}/team/invite`,
        `${desk}/settings/hours`,
      ]) {
        const { status } = await send(role, address, { ...HARM, intent: 'save', id: ids.visit, kept: ids.patient });
        expect.soft([role, address, status < 500]).toEqual([role, address, true]);
      }
    // Somebody who may correct the record sends more than the form has.
    const form = await read('front-desk', `${desk}/patients/${ids.patient}/edit`);
    expect(form.status).toBe(200);
    await send('front-desk', `${desk}/patients/${ids.patient}/edit`, {
      ...HARM,
      fullName: 'Neel Namuna',
      version: '1',
    });
  });

  test('afterwards everything is as it was, and the log tells who tried', async () => {
    await server.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
    try {
      const { rows: visits } = await database.db.execute(sql`
        SELECT status, practitioner_id, sequence, note_encrypted IS NOT NULL AS has_note, starts_at = ${TUESDAY_ELEVEN}::timestamptz AS is_there, patient_id
        FROM appointments`);
      const visit = {
        status: 'booked',
        practitioner_id: surgeon,
        sequence: 0,
        has_note: true,
        is_there: true,
        patient_id: ids.patient,
      };
      expect(visits).toEqual([visit]);
      const { rows: patients } = await database.db.execute(sql`
        SELECT id::text, full_name, merged_into, erased_at, restricted_at, made_through FROM patients`);
      const untouched = { merged_into: null, erased_at: null, restricted_at: null, made_through: 'api' };
      expect(patients).toEqual([{ id: ids.patient, full_name: 'Neel Namuna', ...untouched }]);
      const { rows: staff } = await database.db.execute<{ role: string }>(
        sql`SELECT role FROM staff_members ORDER BY role`,
      );
      expect(staff.map(({ role }) => role)).toEqual(['doctor', 'editor', 'front-desk', 'owner']);
      const { rows: leave } = await database.db.execute(sql`SELECT id FROM practitioner_leave`);
      expect(leave).toEqual([]);
      const { rows: tried } = await database.db.execute<{ refused: number }>(sql`
        SELECT count(*)::int AS refused FROM audit_entries
        WHERE action = 'diary.refused' AND actor_id = ${server.signedIn.doctor.staff.id}`);
      expect(tried[0]?.refused).toBeGreaterThanOrEqual(9);
      expect(server.output()).not.toMatch(/namunapirin|Neel/);
    } finally {
      await database.close();
    }
  });
});

/** Marks of what is medical: in a form's answers, in what a patient wrote with a visit, and in its doctor's note. */
const MARKED = /Marked-medicine|namunapirin|Marked-note/;

interface Things {
  /** The surgeon's patient, who was here; their form, its photo and their visit. */
  readonly others: { readonly patient: string; readonly form: string; readonly visit: string };
  /** Has booked with the dermatologist and not been here; the desk attached their form. */
  readonly future: { readonly patient: string; readonly form: string; readonly visit: string };
  /** Booked with the dermatologist and never came. */
  readonly missed: { readonly patient: string; readonly form: string; readonly visit: string };
  /** Nobody's yet. */
  readonly unattached: string;
  /** Was the dermatologist's patient's, until somebody took it off. */
  readonly detached: string;
  /** The dermatologist's own patient, who was here. */
  readonly own: { readonly patient: string; readonly form: string; readonly visit: string };
}

/** What is held before anybody asks, in a data folder that no server has open. */
async function fill(dataDir: string): Promise<Things> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const clock = clockStartingAt(Temporal.Instant.from(MONDAY_MORNING));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    await seedClinic(database.db, clock, clinic());
    const { db } = database;
    const keyRing = openKeyRing(settings);
    const now = clock.now();
    const form = (patientId?: string) =>
      insertSubmittedForm(
        { db, keyRing },
        { form: 'skin', answers: skin, submittedAt: now, urgent: true, ...(patientId !== undefined && { patientId }) },
      );
    const someone = async (name: string, practitioner: string, status?: 'completed' | 'no-show') => {
      const patient = await aPatient(db, name, ['+919876543210']);
      const at = now.add({ hours: status === undefined ? 72 : -72 });
      const visit = await aVisitOf(db, patient, practitioner, at, status && { status, notedBy: 'reception' });
      return { patient, form: await form(patient), visit };
    };
    /** The note of a visit that was seen to happen: signed, and a correction begun. */
    const noted = async (practitionerId: string, visit: string): Promise<void> => {
      const doctor = await aStaffMember(db, 'doctor', { practitionerId });
      const signed = await signNote({ db, clock, keyRing }, doctor, visit, aSentNote({ plan: 'Marked-note signed' }));
      const correction = aSentNote({ plan: 'Marked-note typed' }, { revision: 2 });
      if (!signed.ok || !(await saveDraft({ db, clock, keyRing }, doctor, visit, correction)).ok)
        throw new Error('a note was not written');
      await db.execute(
        sql`UPDATE staff_members SET practitioner_id = NULL, removed_at = now() WHERE id = ${doctor.id}`,
      );
    };
    /** A form that was this patient's until the front desk took it off again. */
    const detachedFrom = async (patient: string): Promise<string> => {
      const reception = await aStaffMember(db, 'front-desk');
      const id = await form(patient);
      const taken = await detachForm({ db, clock, keyRing, timeZone: clinic().timeZone }, reception, id);
      if (!taken.ok) throw new Error(taken.reason);
      await db.execute(sql`UPDATE staff_members SET removed_at = now() WHERE id = ${reception.id}`);
      return id;
    };
    const others = await someone('Neel Namuna', surgeon, 'completed');
    await noted(surgeon, others.visit);
    const own = await someone('Own Namuna', 'dermatologist', 'completed');
    await noted('dermatologist', own.visit);
    const place = cipherContext('appointments', 'note_encrypted', others.visit);
    await db.execute(sql`
      UPDATE appointments SET note_encrypted = ${keyRing.encryptText(NOTE, place)} WHERE id = ${others.visit}`);
    return {
      others,
      future: await someone('Future Namuna', 'dermatologist'),
      missed: await someone('Missed Namuna', 'dermatologist', 'no-show'),
      unattached: await form(),
      detached: await detachedFrom(own.patient),
      own,
    };
  } finally {
    await database.close();
  }
}

/** An address in every way it could be written: none of them may open more than the plain one. */
function spellings(address: string): string[] {
  const [, base = '', rest = ''] = /^(\/admin-dashboard\/)(.*)$/.exec(address) ?? [];
  const [place = '', ...more] = rest.split('/');
  const spelled = (word: string): string => base + [word, ...more].join('/');
  const encoded = `%${place.charCodeAt(0).toString(16)}${place.slice(1)}`;
  return [
    address,
    `${address}.data`,
    `${address}/`,
    spelled(place.toUpperCase()),
    spelled(place.charAt(0).toUpperCase() + place.slice(1)),
    spelled(encoded),
    `${spelled(encoded)}.data`,
    `${base}/${rest}`,
    address.toUpperCase(),
    address.replace('/admin-dashboard', '/%61dmin-dashboard'),
    `/${address}`,
    `${address}?_data=x`,
  ];
}

describe('whose the medical data are, at every address that names them', () => {
  let server: StaffServer;
  let things: Things;

  beforeAll(async () => {
    const dataDir = newDataFolder();
    things = await fill(dataDir);
    server = await startStaffServer({ dataDir, env: { CLOCK_START: MONDAY_MORNING } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function ask(role: StaffRole, address: string, fields?: Readonly<Record<string, string>>) {
    const response = await fetch(server.url + address, {
      redirect: 'manual',
      headers: { cookie: server.signedIn[role].cookie, origin: server.url },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  }

  /** Everything that could show a thing, read or posted. */
  function addressesOf({ patient, form, visit }: { patient?: string; form?: string; visit?: string }) {
    const found: { readonly address: string; readonly fields?: Readonly<Record<string, string>> }[] = [];
    if (patient !== undefined)
      found.push(
        { address: `${desk}/patients/${patient}` },
        { address: `${desk}/patients/${patient}/copy`, fields: { as: 'html' } },
        { address: `${desk}/privacy/people/${patient}` },
        { address: `${desk}/privacy/people/${patient}/export`, fields: { as: 'json' } },
      );
    if (form !== undefined)
      found.push(
        { address: `${desk}/forms/${form}` },
        { address: `${desk}/forms/${form}/open` },
        { address: `${desk}/forms/${form}/bundle`, fields: {} },
        { address: `${desk}/forms/${form}/photos/${SOME_ID}` },
      );
    if (visit !== undefined) {
      const sent = { intent: 'add', revision: '3', writer: SOME_ID, addendum: 'x' };
      found.push(
        { address: `${desk}/diary/appointments/${visit}` },
        { address: `${desk}/diary/appointments/${visit}/note` },
        { address: `${desk}/diary/appointments/${visit}/summary` },
        { address: `${desk}/diary/appointments/${visit}/note`, fields: sent },
        { address: `${desk}/diary/appointments/${visit}/note/draft`, fields: sent },
        { address: `${desk}/diary/appointments/${visit}/photos` },
        { address: `${desk}/diary/appointments/${visit}/photos/${SOME_ID}` },
      );
    }
    return found;
  }

  test('a doctor reads the form of an own patient who was here, so that closed means closed', async () => {
    expect((await ask('doctor', `${desk}/forms/${things.own.form}`)).text).toMatch(MARKED);
    expect((await ask('doctor', `${desk}/forms/${things.own.form}/bundle`, {})).text).toMatch(MARKED);
    const note = await ask('doctor', `${desk}/diary/appointments/${things.own.visit}/note`);
    expect(note.text).toContain('Marked-note signed');
    expect((await ask('doctor', `${desk}/patients/${things.own.patient}/copy`, { as: 'json' })).text).toContain(
      'Marked-note',
    );
    expect((await ask('doctor', `${desk}/patients/${things.own.patient}/copy`, { as: 'html' })).text).toMatch(MARKED);
  });

  test.each(['owner', 'doctor', 'front-desk', 'editor'] as const)(
    '%s sees nothing medical of them, however the address is spelled',
    async (role) => {
      const { others, future, missed, unattached, detached, own } = things;
      const closed = [others, future, missed, { form: unattached }, { form: detached }];
      for (const thing of role === 'doctor' ? closed : [...closed, own])
        for (const { address, fields } of addressesOf(thing))
          for (const spelled of spellings(address)) {
            const { status, text } = await ask(role, spelled, fields);
            expect.soft([role, spelled, status < 500, MARKED.test(text)]).toEqual([role, spelled, true, false]);
          }
    },
  );

  test('a doctor says of no stranger’s form whose it is, takes none off and makes nobody of it', async () => {
    const { others, future, unattached } = things;
    const attempts: [string, Record<string, string>][] = [
      [unattached, { intent: 'attach', patient: future.patient, visit: '' }],
      [unattached, { intent: 'attach', patient: future.patient, visit: future.visit }],
      [unattached, { intent: 'attach', patient: others.patient, visit: '' }],
      [unattached, { intent: 'add-patient' }],
      [others.form, { intent: 'detach' }],
      [future.form, { intent: 'detach' }],
    ];
    for (const [form, fields] of attempts)
      for (const spelled of spellings(`${desk}/forms/${form}`)) {
        const { status } = await ask('doctor', spelled, fields);
        expect
          .soft([spelled, fields.intent, status >= 400 || status === 202 || status === 308])
          .toEqual([spelled, fields.intent, true]);
      }
  });

  test('a visit that a doctor books with a stranger’s patient and says has begun opens nothing', async () => {
    const { others } = things;
    const booked = await ask('doctor', `${desk}/diary/new`, {
      intent: 'book',
      patient: others.patient,
      fullName: 'Neel Namuna',
      mobileNumber: '98765 43210',
      type: 'skin-consultation',
      practitioner: 'dermatologist',
      slot: 'dermatologist|2026-11-23|1170',
    });
    expect(booked.status).toBe(303);
    const id = /appointments\/([\da-f-]{36})/.exec(booked.location ?? '')?.[1] ?? '';
    for (const [sequence, status] of ['arrived', 'in-consultation', 'completed'].entries()) {
      const fields = { intent: 'status', id, sequence: String(sequence), status, quick: 'yes' };
      expect((await ask('doctor', `${desk}/diary/change`, fields)).status).toBe(200);
      for (const { address, fields: sent } of addressesOf(others))
        expect.soft([address, MARKED.test((await ask('doctor', address, sent)).text)]).toEqual([address, false]);
    }
    // With a reason it opens, which is what the owner then reads.
    const opened = await ask('doctor', `${desk}/patients/${others.patient}/open`, {
      reason: 'covering',
      words: 'On leave until Monday.',
    });
    expect(opened.status).toBe(303);
    expect((await ask('doctor', `${desk}/patients/${others.patient}`)).text).toMatch(MARKED);
    expect((await ask('owner', desk)).text).toContain('On leave until Monday.');
    expect((await ask('owner', `${desk}/patients/${others.patient}`)).text).not.toMatch(MARKED);
  });

  test('an owner takes no place in the diary of a clinic with bookings, and is shown nobody’s link', async () => {
    const { owner, doctor } = server.signedIn;
    const place = { intent: 'change', role: 'owner', seenRole: 'owner', seenPractitioner: '', practitionerId: surgeon };
    for (const spelled of spellings(`${desk}/team/${owner.staff.id}`))
      expect.soft([spelled, (await ask('owner', spelled, place)).status === 303]).toEqual([spelled, false]);
    const help = await ask('owner', `${desk}/team/${doctor.staff.id}`, { intent: 'help' });
    expect([help.status, help.text.includes('/admin-login/link/')]).toEqual([409, false]);
  });

  test('afterwards every form is where it was, and the log tells what was refused and what was opened', async () => {
    await server.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
    try {
      const { rows } = await database.db.execute<{ id: string; patient: string | null }>(
        sql`SELECT id, patient_id AS patient FROM patient_forms`,
      );
      const { others, future, missed, own, unattached, detached } = things;
      const kept = [others, future, missed, own].map(({ form, patient }) => [form, patient]);
      expect(new Map(rows.map(({ id, patient }) => [id, patient]))).toEqual(
        new Map<unknown, unknown>([...kept, [unattached, null], [detached, null]] as [unknown, unknown][]),
      );
      const { rows: log } = await database.db.execute<{ action: string; count: number }>(sql`
        SELECT action, count(*)::int AS count FROM audit_entries WHERE action IN
          ('form.refused', 'glass.broken', 'patient.copy-refused', 'staff.change-refused') GROUP BY action`);
      const counts = new Map(log.map(({ action, count }) => [action, count]));
      expect(counts.get('glass.broken')).toBe(1);
      expect(counts.get('form.refused')).toBeGreaterThanOrEqual(6);
      expect(counts.get('patient.copy-refused')).toBeGreaterThanOrEqual(3);
      expect(counts.get('staff.change-refused')).toBeGreaterThanOrEqual(1);
    } finally {
      await database.close();
    }
  });
});
