import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AppointmentStatus } from '../app/features/scheduling/domain/appointment.ts';
import type { BookingPlan, BookingSettings } from '../app/features/scheduling/domain/clinic-settings.ts';
import { planFromClinic } from '../app/features/scheduling/domain/plan-from-clinic.ts';
import { makeReference, referenceBytes } from '../app/lib/reference.ts';
import { findSlots, type Slot } from '../app/features/scheduling/domain/slots.ts';
import { saveSettings } from '../app/features/scheduling/server/save-settings.ts';
import { appointments } from '../app/features/scheduling/server/tables.ts';
import { addDays, dayMs, minuteMs, wallClockOf, type EpochMs } from '../app/lib/time.ts';
import { clinic } from '../app/platform/content/clinic.ts';
import { openDatabase, type Database } from '../app/platform/database/database.ts';
import { migrate } from '../app/platform/database/migrate.ts';

/** Monday 23 November 2026, 9:30 in Nagpur: when the measurements begin, on the server's clock. */
export const CLOCK_START = '2026-11-23T04:00:00Z';
export const startedAt: EpochMs = Date.parse(CLOCK_START);

/** The type that is booked: 20 minutes, no buffers. */
export const VISIT_TYPE = 'skin-consultation';

/** The demonstration clinic's hours and types with as many practitioners as wanted, each offering every type. */
export function clinicWith(practitioners: number): BookingPlan {
  const plan = planFromClinic(clinic());
  const appointmentTypeIds = plan.appointmentTypes.map(({ id }) => id);
  return {
    ...plan,
    practitioners: Array.from({ length: practitioners }, (_, index) => ({
      id: `practitioner-${index + 1}`,
      name: `Practitioner ${index + 1}`,
      appointmentTypeIds,
    })),
  };
}

/** Opens and migrates a database and makes it that clinic's, as if its staff had saved these settings. */
export async function openClinic(
  plan: BookingPlan,
  options: { readonly dataDir: string; readonly databaseUrl?: string },
): Promise<Database> {
  const database = await openDatabase(options);
  await migrate(database);
  const origin = { source: 'staff', fileFingerprint: new Uint8Array(32) } as const;
  await database.db.transaction((tx) => saveSettings(tx, plan, origin, startedAt));
  return database;
}

/** Visits one after the other without a gap, for each practitioner, over the clinic's booking horizon from `now` on. */
export function fullDiary(plan: BookingPlan, now: EpochMs): Slot[] {
  const settings: BookingSettings = {
    ...plan,
    version: 1,
    practitioners: plan.practitioners.map((person) => ({ ...person, leave: [] })),
  };
  const from = wallClockOf(now, plan.clinic.timeZone).date;
  const until = addDays(from, plan.clinic.booking.horizonDays + 1);
  const freeFrom = new Map<string, EpochMs>();
  return findSlots(settings, { appointmentTypeId: VISIT_TYPE, from, until }, new Map(), now).filter((slot) => {
    if (slot.startsAt < (freeFrom.get(slot.practitionerId) ?? 0)) return false;
    freeFrom.set(slot.practitionerId, slot.endsAt);
    return true;
  });
}

/** The full diary of the coming horizon without its first hours, which pass while a measurement runs. */
export function comingDiary(plan: BookingPlan): Slot[] {
  return fullDiary(plan, startedAt).filter(({ startsAt }) => startsAt > startedAt + 3 * 60 * minuteMs);
}

/** A part of a list, the same at each run: evenly spread, `share` between 0 and 1. */
export function evenly<T>(list: readonly T[], share: number): T[] {
  return list.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
}

/** Puts appointments at these times straight into the table, for speed; the database's own rules still hold. */
export async function insertVisits(
  database: Database,
  visits: readonly Slot[],
  status: AppointmentStatus,
): Promise<void> {
  for (let start = 0; start < visits.length; start += 500) {
    const rows = visits.slice(start, start + 500).map(({ startsAt, endsAt, practitionerId }) => ({
      id: randomUUID(),
      reference: makeReference(randomBytes(referenceBytes)),
      manageKeyId: 'bench',
      manageTokenHash: randomBytes(32),
      practitionerId,
      appointmentTypeId: VISIT_TYPE,
      status,
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
      sequence: 0,
      fullName: 'Asha Namuna',
      mobileNumber: '+919876543210',
      language: 'en' as const,
      bookedThrough: 'website' as const,
      createdAt: Math.min(startsAt, startedAt) - 10 * dayMs,
      changedAt: Math.min(startsAt, startedAt) - 10 * dayMs,
    }));
    await database.db.insert(appointments).values(rows);
  }
}

/** So many people, each with a phone, and all visits spread over them. */
export async function addPatients(database: Database, count: number): Promise<void> {
  const first = ['Asha', 'Rohan', 'Vikram', 'Meera', 'Sana', 'Kiran', 'Joseph', 'Farah', 'Deepak', 'Leela', 'Imran'];
  const middle = ['Anand', 'Bala', 'Chitra', 'Dev', 'Esha', 'Gita', 'Hari', 'Jaya', 'Kamal', 'Lata', 'Mohan', 'Nila'];
  await database.db.execute(sql`
    INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at)
    SELECT gen_random_uuid(), (${`{${first.join(',')}}`}::text[])[1 + number % ${first.length}] || ' ' ||
      (${`{${middle.join(',')}}`}::text[])[1 + number / 7 % ${middle.length}] || ' Namuna ' || number,
      'en', 'desk', now(), now()
    FROM generate_series(1, ${count}::int) AS number`);
  await database.db.execute(sql`
    INSERT INTO patient_contacts (patient_id, kind, value, created_at)
    SELECT id, 'phone', '+9198' || lpad((row_number() OVER (ORDER BY id))::text, 8, '0'), now() FROM patients`);
  await database.db.execute(sql`
    WITH people AS (
      SELECT p.id, p.full_name, c.value, row_number() OVER (ORDER BY p.id) - 1 AS number
      FROM patients p JOIN patient_contacts c ON c.patient_id = p.id
    ), visits AS (SELECT id, row_number() OVER (ORDER BY starts_at, id) % ${count} AS number FROM appointments)
    UPDATE appointments a SET patient_id = people.id, full_name = people.full_name, mobile_number = people.value
    FROM visits JOIN people USING (number) WHERE a.id = visits.id`);
}
