import { and, eq, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { AppointmentStatus } from '../domain/appointment.ts';
import { appointments, appointmentTypes, practitioners } from './tables.ts';

/** An appointment as its patient and the mails may see it: without the note for the doctor. */
export interface AppointmentDetails {
  readonly id: string;
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  /** Raised by every change. */
  readonly sequence: number;
  readonly patientId: string | null;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly appointmentTypeId: string;
  readonly appointmentTypeName: string;
  readonly minutes: number;
  readonly feeRupees: number | null;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email: string | null;
  readonly treatment: string | null;
  readonly language: 'en' | 'hi' | 'mr';
  /** Which key makes the manage link of this appointment. */
  readonly manageKeyId: string;
  readonly createdAt: EpochMs;
  readonly changedAt: EpochMs;
}

/** The appointments that meet a condition, with the names of their type and practitioner, also of former ones. */
export async function appointmentsWhere(db: Db, ...conditions: SQL[]): Promise<AppointmentDetails[]> {
  const rows = await db
    .select({
      id: appointments.id,
      reference: appointments.reference,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      sequence: appointments.sequence,
      patientId: appointments.patientId,
      practitionerId: appointments.practitionerId,
      practitionerName: practitioners.name,
      appointmentTypeId: appointments.appointmentTypeId,
      appointmentTypeName: appointmentTypes.name,
      feeRupees: appointmentTypes.feeRupees,
      fullName: appointments.fullName,
      mobileNumber: appointments.mobileNumber,
      email: appointments.email,
      treatment: appointments.treatment,
      language: appointments.language,
      manageKeyId: appointments.manageKeyId,
      createdAt: appointments.createdAt,
      changedAt: appointments.changedAt,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(and(...conditions))
    .orderBy(appointments.startsAt, appointments.id);
  return rows.map((row) => ({ ...row, minutes: Math.round((row.endsAt - row.startsAt) / 60_000) }));
}

/** One appointment by its id, or undefined. */
export async function appointmentById(db: Db, id: string): Promise<AppointmentDetails | undefined> {
  const [found] = await appointmentsWhere(db, eq(appointments.id, id));
  return found;
}
