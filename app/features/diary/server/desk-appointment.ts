import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Locale } from '#app/lib/messages.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import { jsonRow } from '#app/platform/database/json-row.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import {
  appointments,
  appointmentTypes,
  practitioners,
  type BookedThrough,
} from '#app/features/scheduling/server/tables.ts';

/** An appointment as the desk sees it: who, when, with whom, how to reach them. Nothing medical is in it. */
export interface DeskAppointment {
  readonly id: string;
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly statusSince: EpochMs;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly heldFrom: EpochMs;
  readonly heldUntil: EpochMs;
  readonly sequence: number;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly appointmentTypeId: string;
  readonly appointmentTypeName: string;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email: string | null;
  /** The language of the messages about it. */
  readonly language: Locale;
  readonly overbookingReason: string | null;
  readonly seriesId: string | null;
  readonly bookedThrough: BookedThrough;
  /** Booked by a visitor while the site was a demonstration. */
  readonly isTrial: boolean;
  readonly createdAt: EpochMs;
  /** Null where nobody is meant any more: an erased patient's visit stays as a count. */
  readonly patientId: string | null;
}

/** What the desk reads of an appointment. */
const columns = {
  id: appointments.id,
  reference: appointments.reference,
  status: appointments.status,
  statusSince: appointments.statusSince,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  heldFrom: appointments.heldFrom,
  heldUntil: appointments.heldUntil,
  sequence: appointments.sequence,
  practitionerId: appointments.practitionerId,
  practitionerName: practitioners.name,
  appointmentTypeId: appointments.appointmentTypeId,
  appointmentTypeName: appointmentTypes.name,
  fullName: appointments.fullName,
  mobileNumber: appointments.mobileNumber,
  email: appointments.email,
  language: appointments.language,
  overbookingReason: appointments.overbookingReason,
  seriesId: appointments.seriesId,
  bookedThrough: appointments.bookedThrough,
  isTrial: appointments.isTrial,
  createdAt: appointments.createdAt,
  patientId: appointments.patientId,
};

/** The appointments that meet a condition, by time. */
export async function deskAppointmentsWhere(db: Db, ...conditions: SQL[]): Promise<DeskAppointment[]> {
  const rows = await db
    .select({ appointment: jsonRow(columns) })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(and(...conditions))
    .orderBy(appointments.startsAt, appointments.id);
  return rows.map(({ appointment }) => appointment);
}

/** These appointments, the earliest first. */
export async function deskAppointmentsOf(db: Db, ids: readonly string[]): Promise<DeskAppointment[]> {
  return ids.length === 0 ? [] : deskAppointmentsWhere(db, inArray(appointments.id, [...ids]));
}

/** One appointment by its id, or undefined. */
export async function deskAppointmentById(db: Db, id: string): Promise<DeskAppointment | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await deskAppointmentsWhere(db, eq(appointments.id, id));
  return found;
}
