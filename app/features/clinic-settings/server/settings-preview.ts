import { createHash } from 'node:crypto';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { touchedBy, type Planned, type Touched } from '#app/features/scheduling/domain/settings-impact.ts';
import { appointments, appointmentTypes, practitioners } from '#app/features/scheduling/server/tables.ts';
import { holdsTime } from '#app/features/scheduling/server/taken-times.ts';

/** An appointment as the desk has to know it to call about it. */
export interface PlannedAppointment extends Planned {
  readonly reference: string;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly practitionerName: string;
  readonly appointmentTypeName: string;
}

export interface Preview {
  readonly touched: readonly Touched<PlannedAppointment>[];
  /** The same for the same appointments: shows that somebody confirms what they saw. */
  readonly seal: string;
}

/** What a plan would do to the appointments that are still to come: those that it has no room for, soonest first. */
export async function previewPlan(db: Db, before: BookingPlan, after: BookingPlan, now: EpochMs): Promise<Preview> {
  const coming = await db
    .select({
      id: appointments.id,
      practitionerId: appointments.practitionerId,
      appointmentTypeId: appointments.appointmentTypeId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      reference: appointments.reference,
      fullName: appointments.fullName,
      mobileNumber: appointments.mobileNumber,
      practitionerName: practitioners.name,
      appointmentTypeName: appointmentTypes.name,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(and(gt(appointments.startsAt, now), holdsTime, ne(appointments.status, 'offered')))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const touched = touchedBy(before, after, coming);
  const hash = createHash('sha256');
  for (const { appointment, misfit } of touched) hash.update(`${appointment.id} ${appointment.startsAt} ${misfit}\n`);
  return { touched, seal: hash.digest('base64url') };
}
