import { and, eq, exists, gte, inArray, isNotNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import { visitsWith } from '#app/features/scheduling/server/visits.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { dayMs, minuteMs, startOfDay, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { isOpen, noteAccess, type NoteDesk } from './note-desk.ts';
import { clinicalNotes, clinicalNoteVersions } from './tables.ts';

/** A visit whose note a doctor has still to write or sign. */
export interface OpenNote {
  readonly id: string;
  readonly fullName: string;
  readonly appointmentTypeName: string;
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly patientId: string;
  readonly hasDraft: boolean;
}

const most = 30;

/** How many who are still to come are named, and how late somebody may be and still be one of them. */
const mostExpected = 3;
const lateMinutes = 30;

/**
 * The notes a doctor owes: of their patients who are here or were today, and those of earlier days that were begun and not
 * signed. Who is in consultation comes first, then who waits, then what is left to sign; then who comes next, where
 * their record is open already, so that it can be read and begun before they are here.
 */
export async function notesOfDay(
  { db, clock, timeZone }: Pick<NoteDesk, 'db' | 'clock'> & { readonly timeZone: string },
  by: StaffActor,
): Promise<OpenNote[]> {
  if (!may(by, 'patients.medical') || by.practitionerId === null) return [];
  const now = clock.now().epochMilliseconds;
  const today = startOfDay(wallClockOf(now, timeZone).date, timeZone);
  const visits = visitsWith(db, by.practitionerId);
  const isToday = and(gte(visits.startsAt, today), lt(visits.startsAt, today + dayMs));
  const signed = db
    .select({ id: clinicalNoteVersions.id })
    .from(clinicalNoteVersions)
    .where(eq(clinicalNoteVersions.noteId, clinicalNotes.id));
  const owed = await visitsWithNotes(
    db,
    visits,
    most,
    inArray(visits.status, ['arrived', 'in-consultation', 'completed']),
    not(exists(signed)),
    or(isToday, isNotNull(clinicalNotes.draftSealed)),
  );
  const order: readonly AppointmentStatus[] = ['in-consultation', 'arrived', 'completed'];
  const expected = await visitsWithNotes(
    db,
    visits,
    mostExpected,
    inArray(visits.status, ['booked', 'confirmed']),
    isToday,
    gte(visits.startsAt, now - lateMinutes * minuteMs),
  );
  const isReadable = await Promise.all(
    expected.map(async ({ patientId }) => isOpen(await noteAccess({ db, clock }, by, patientId))),
  );
  return [
    ...owed.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status)),
    ...expected.filter((_, index) => isReadable[index]),
  ];
}

async function visitsWithNotes(
  db: Db,
  visits: ReturnType<typeof visitsWith>,
  limit: number,
  ...conditions: (SQL | undefined)[]
): Promise<OpenNote[]> {
  const rows = await db
    .select({
      id: visits.id,
      fullName: visits.fullName,
      appointmentTypeName: visits.appointmentTypeName,
      status: visits.status,
      startsAt: visits.startsAt,
      patientId: visits.patientId,
      hasDraft: sql<boolean>`${clinicalNotes.draftSealed} IS NOT NULL`,
    })
    .from(visits)
    .leftJoin(clinicalNotes, eq(clinicalNotes.appointmentId, visits.id))
    .where(and(...conditions))
    .orderBy(visits.startsAt)
    .limit(limit);
  return rows.flatMap(({ patientId, ...row }) => (patientId === null ? [] : [{ ...row, patientId }]));
}
