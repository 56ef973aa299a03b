import { asc, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { placeOf } from '#app/platform/crypto/key-ring.ts';
import type { AppointmentStatus } from '../../domain/appointment.ts';
import type { BookingContext } from '../booking-context.ts';
import { appointmentEvents, appointments, appointmentUndo } from '../tables.ts';
import { auditView } from './audit-view.ts';
import { mayReadForVisit } from '../../domain/visit-access.ts';
import { medicalAsker, visitFactsOf } from '../visit-facts.ts';
import { mayChangeDiaryOf } from './desk-actor.ts';
import { seriesToUndo } from './undo-series.ts';
import { deskAppointmentById, deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';

export interface AppointmentEvent {
  readonly happenedAt: EpochMs;
  readonly kind: 'booked' | 'moved' | 'cancelled' | 'status-changed' | 'undone';
  readonly actor: 'patient' | 'staff' | 'system';
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly reason: string | null;
}

export interface AppointmentFile {
  readonly appointment: DeskAppointment;
  readonly patientId: string | null;
  readonly events: readonly AppointmentEvent[];
  /** The others of its series, by time. */
  readonly series: readonly DeskAppointment[];
  /** What the patient wrote to the doctor, for that doctor only; undefined where there is none, or none to be read. */
  readonly note: string | undefined;
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
    .select({ note: appointments.noteEncrypted, patientId: appointments.patientId })
    .from(appointments)
    .where(eq(appointments.id, id));
  const [back] = await db.select().from(appointmentUndo).where(eq(appointmentUndo.appointmentId, id));
  const { seriesId, practitionerId } = appointment;
  const series = seriesId === null ? [] : await deskAppointmentsWhere(db, eq(appointments.seriesId, seriesId));
  const facts = await visitFactsOf(db, id);
  const mayRead = facts !== undefined && mayReadForVisit(await medicalAsker(db, by), facts, appointment.createdAt);
  await auditView(context, by, {
    action: mayRead && row?.note ? 'appointment.note-viewed' : 'appointment.viewed',
    subject: { kind: 'appointment', id },
  });
  return {
    appointment,
    patientId: row?.patientId ?? null,
    events,
    series: series.filter((each) => each.id !== id),
    note: mayRead && row?.note ? openNote(keyRing, id, row.note) : undefined,
    mayChange: mayChangeDiaryOf(by, practitionerId),
    mayUndoSeries: (await seriesToUndo(context, by, appointment)).length > 0,
    mayUndo: back?.staffId === by.id && back.sequence === appointment.sequence,
  };
}

function openNote(keyRing: BookingContext['keyRing'], id: string, encrypted: string): string | undefined {
  try {
    return keyRing.decryptText(encrypted, placeOf('appointments', 'note_encrypted', id));
  } catch {
    // A lost key must not hide the visit.
    return undefined;
  }
}
