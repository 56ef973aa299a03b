import { randomBytes, randomUUID } from 'node:crypto';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { planFromClinic } from '#app/features/scheduling/domain/plan-from-clinic.ts';
import { saveSettings } from '#app/features/scheduling/server/save-settings.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { dayMs, minuteMs, type EpochMs } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { MONDAY_OPENING } from './monday.ts';

/** Monday 23 November 2026, 12:32 in Nagpur: two hours of a full day are over. */
export const BUSY_NOON = '2026-11-23T07:02:00Z';
export const BUSY_VISITS = 200;

/** What the seven are called at the head of their columns: as long as such words are. */
const PEOPLE = [
  ['dermatologist', 'Dermatologist'],
  ['hair-transplant-surgeon', 'Hair-transplant surgeon'],
  ['laser-therapist', 'Laser therapist'],
  ['aesthetic-physician', 'Aesthetic physician and trichologist'],
  ['paediatric-dermatologist', 'Paediatric dermatologist'],
  ['plastic-surgeon', 'Plastic and reconstructive surgeon'],
  ['nurse', 'Nurse'],
] as const;
const FIRST =
  'Asha Rohan Vikram Meera Sana Kiran Joseph Farah Deepak Leela Imran Nandini Arjun Tara Sunil Neel Gopal Ritu Omkar Zoya Anita Dev Esha Maheshwari Chandrashekhar Yashodhara Purushottam Fathima'.split(
    ' ',
  );
const LENGTHS = [20, 10, 15, 20, 10];

export const busyNames: readonly string[] = Array.from(
  { length: BUSY_VISITS },
  (_, index) => `${FIRST[(index * 5) % FIRST.length]} Namuna`,
);

function statusAt(startsAt: EpochMs, endsAt: EpochMs, index: number, now: EpochMs): AppointmentStatus {
  if (endsAt <= now) return index % 9 === 4 ? 'no-show' : 'completed';
  if (startsAt <= now) return 'in-consultation';
  if (startsAt - now < 30 * minuteMs && index % 3 > 0) return 'arrived';
  return index % 3 === 0 ? 'booked' : 'confirmed';
}

/** The demonstration clinic with seven people who see patients, and two hundred visits on the day of `BUSY_NOON`. */
export async function fillBusyClinic(dataDir: string): Promise<void> {
  const plan = planFromClinic(clinic());
  const appointmentTypeIds = plan.appointmentTypes.map(({ id }) => id);
  const busy: BookingPlan = {
    ...plan,
    practitioners: PEOPLE.map(([id, name]) => ({ id, name, appointmentTypeIds })),
  };
  const now = Date.parse(BUSY_NOON);
  const opens = Date.parse(MONDAY_OPENING);
  const rows = Array.from({ length: BUSY_VISITS }, (_, index) => {
    const seat = Math.floor(index / PEOPLE.length);
    const before = Array.from({ length: seat }, (_length, each) => LENGTHS[each % LENGTHS.length]!);
    const minutes = before.reduce((sum, length) => sum + length, 0) + Math.floor(seat / 5) * 10;
    const length = LENGTHS[seat % LENGTHS.length]!;
    // After 3 h 30 min the clinic has its lunch.
    const startsAt = opens + (minutes + length > 210 ? minutes + 40 : minutes) * minuteMs;
    const endsAt = startsAt + length * minuteMs;
    return {
      id: randomUUID(),
      reference: makeReference(randomBytes(referenceBytes)),
      manageKeyId: 'busy',
      manageTokenHash: randomBytes(32),
      practitionerId: PEOPLE[index % PEOPLE.length]![0],
      appointmentTypeId: appointmentTypeIds[index % appointmentTypeIds.length]!,
      status: statusAt(startsAt, endsAt, index, now),
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
      sequence: 0,
      fullName: busyNames[index]!,
      mobileNumber: '+919876543210',
      language: 'en' as const,
      bookedThrough: 'desk' as const,
      createdAt: now - 3 * dayMs,
      changedAt: now - 3 * dayMs,
      statusSince: Math.min(startsAt, now - 8 * minuteMs),
    };
  });
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    const origin = { source: 'staff', fileFingerprint: new Uint8Array(32) } as const;
    await database.db.transaction((tx) => saveSettings(tx, busy, origin, now));
    await database.db.insert(appointments).values(rows);
  } finally {
    await database.close();
  }
}
