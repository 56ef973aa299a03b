import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { addDays, startOfDay, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import { appointments, appointmentTypes, practitioners } from '#app/features/scheduling/server/tables.ts';

export interface DayEntry {
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly practitionerName: string;
  readonly appointmentTypeName: string;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly email: string | null;
  readonly treatment: string | null;
  /** The note for the doctor; `undefined` when there is one that no key here opens. */
  readonly note: string | null | undefined;
}

/** All appointments of a clinic's day, also cancelled ones, by time and then by practitioner. */
export async function dayList(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  date: IsoDate,
  timeZone: string,
): Promise<DayEntry[]> {
  const rows = await db
    .select()
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(
      and(
        gte(appointments.startsAt, startOfDay(date, timeZone)),
        lt(appointments.startsAt, startOfDay(addDays(date, 1), timeZone)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(practitioners.position));
  return rows.map(({ appointments: row, practitioners: person, appointment_types: type }) => ({
    reference: row.reference,
    status: row.status,
    startsAt: row.startsAt,
    startMinute: wallClockOf(row.startsAt, timeZone).minute,
    endMinute: wallClockOf(row.endsAt, timeZone).minute,
    practitionerName: person.name,
    appointmentTypeName: type.name,
    fullName: row.fullName,
    mobileNumber: row.mobileNumber,
    email: row.email,
    treatment: row.treatment,
    note: openNote(keyRing, row.id, row.noteEncrypted),
  }));
}

function openNote(keyRing: KeyRing, id: string, encrypted: string | null): string | null | undefined {
  if (encrypted === null) return null;
  try {
    return keyRing.decryptText(encrypted, cipherContext('appointments', 'note_encrypted', id));
  } catch {
    // A lost key must not hide the rest of the day.
    return undefined;
  }
}
