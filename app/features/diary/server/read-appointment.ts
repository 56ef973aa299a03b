import { asc, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointmentEvents, appointments, appointmentUndo } from '#app/features/scheduling/server/tables.ts';
import { auditView } from '#app/features/scheduling/server/audit-view.ts';
import { mayReadForVisit } from '#app/features/scheduling/domain/visit-access.ts';
import { medicalAsker, visitFactsOf } from '#app/features/scheduling/server/visit-facts.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { openDeskNote } from './desk-note.ts';
import { seriesToUndo } from './undo-series.ts';
import { deskAppointmentById, deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';
import { namesOfStaff, nextVisitOf, treatmentOfSeries, type NextVisit } from './visit-surroundings.ts';

export interface AppointmentEvent {
  readonly happenedAt: EpochMs;
  readonly kind: 'booked' | 'moved' | 'cancelled' | 'status-changed' | 'undone';
  readonly actor: 'patient' | 'staff' | 'system';
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly reason: string | null;
  /** Who of the staff did it; undefined for patients, and for who is not of the staff. */
  readonly staffName: string | undefined;
}

export interface AppointmentFile {
  readonly appointment: DeskAppointment;
  readonly patientId: string | null;
  readonly events: readonly AppointmentEvent[];
  /** All of its series, itself included, by time. */
  readonly series: readonly DeskAppointment[];
  /** What the patient wrote to the doctor, for that doctor only; undefined where there is none, or none to be read. */
  readonly note: string | undefined;
  /** What colleagues are to know; empty without a note, undefined when no key here opens it. */
  readonly deskNote: string | undefined;
  /** The treatment its series is of, where the desk chose one. */
  readonly treatment: string | undefined;
  /** The patient's next visit after this one. */
  readonly next: NextVisit | undefined;
  readonly mayChange: boolean;
  readonly mayUndo: boolean;
  /** Whether the whole series, just made, can be taken back. */
  readonly mayUndoSeries: boolean;
}

/** All the desk knows of one appointment. Looking at it is a view of the patient's data, and audited. */
export async function readAppointment(
  context: BookingContext,
  by: StaffActor,
  id: string,
): Promise<AppointmentFile | undefined> {
  const appointment = await deskAppointmentById(context.db, id);
  if (!appointment) return undefined;
  const { db, keyRing } = context;
  const events = await db
    .select()
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointmentId, id))
    .orderBy(asc(appointmentEvents.id));
  const [row] = await db
    .select({
      note: appointments.noteEncrypted,
      deskNote: appointments.deskNoteEncrypted,
      patientId: appointments.patientId,
      treatment: appointments.treatment,
      bookedThrough: appointments.bookedThrough,
    })
    .from(appointments)
    .where(eq(appointments.id, id));
  const [back] = await db.select().from(appointmentUndo).where(eq(appointmentUndo.appointmentId, id));
  const { seriesId, practitionerId } = appointment;
  const series = seriesId === null ? [] : await deskAppointmentsWhere(db, eq(appointments.seriesId, seriesId));
  const names = await namesOfStaff(
    db,
    events.map(({ staffId }) => staffId),
  );
  const after = Math.max(appointment.startsAt, context.clock.now().epochMilliseconds);
  const facts = await visitFactsOf(db, id);
  const mayRead = facts !== undefined && mayReadForVisit(await medicalAsker(db, by), facts, appointment.createdAt);
  await auditView(context, by, {
    action: mayRead && row?.note ? 'appointment.note-viewed' : 'appointment.viewed',
    subject: { kind: 'appointment', id },
  });
  return {
    appointment,
    patientId: row?.patientId ?? null,
    events: events.map((event) => ({ ...event, staffName: names.get(event.staffId ?? '') })),
    series,
    note: mayRead && row?.note ? openNote(keyRing, id, row.note) : undefined,
    deskNote: openDeskNote(keyRing, id, row?.deskNote ?? null),
    treatment: row && treatmentOfSeries(row),
    next: await nextVisitOf(db, row?.patientId ?? null, after, id),
    mayChange: mayChangeDiaryOf(by, practitionerId),
    mayUndoSeries: (await seriesToUndo(context, by, appointment)).length > 0,
    mayUndo: back?.staffId === by.id && back.sequence === appointment.sequence,
  };
}

function openNote(keyRing: BookingContext['keyRing'], id: string, encrypted: string): string | undefined {
  try {
    return keyRing.decryptText(encrypted, cipherContext('appointments', 'note_encrypted', id));
  } catch {
    // A lost key must not hide the visit.
    return undefined;
  }
}
