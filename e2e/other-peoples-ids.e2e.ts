import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskRoutes } from '#app/features/staff/domain/desk-routes.ts';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { apiAt, MONDAY_MORNING, TUESDAY_ELEVEN } from './harness/api.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
/** What only the surgeon may read: words that stand in no text of the product. */
const NOTE = 'namunapirin every evening';
const surgeon = 'hair-transplant-surgeon';

/** Fields that no form has, or not this one, as somebody sends who reads the source. */
const HARM = {
  role: 'owner',
  staffId: 'x',
  practitionerId: surgeon,
  patientId: '00000000-0000-4000-8000-000000004711',
  mergedInto: '00000000-0000-4000-8000-000000004711',
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
