import { asc, eq, gt } from 'drizzle-orm';
import type { Interval } from '#app/lib/interval.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { BookingSettings } from '../domain/clinic-settings.ts';
import {
  appointmentTypes,
  clinicSettings,
  practitionerAppointmentTypes,
  practitionerLeave,
  practitioners,
} from './tables.ts';

/**
 * The booking settings as they stand in the database, or undefined before the clinic's file was first read in. Leave
 * that ended before `now` is left out.
 */
export async function readSettings(db: Db, now: EpochMs): Promise<BookingSettings | undefined> {
  const [clinic] = await db.select().from(clinicSettings);
  if (!clinic) return undefined;
  const types = await db
    .select({
      id: appointmentTypes.id,
      name: appointmentTypes.name,
      minutes: appointmentTypes.minutes,
      bufferBeforeMinutes: appointmentTypes.bufferBeforeMinutes,
      bufferAfterMinutes: appointmentTypes.bufferAfterMinutes,
      feeRupees: appointmentTypes.feeRupees,
    })
    .from(appointmentTypes)
    .where(eq(appointmentTypes.active, true))
    .orderBy(asc(appointmentTypes.position));
  const people = await db
    .select({
      id: practitioners.id,
      name: practitioners.name,
      kind: practitioners.kind,
      qualification: practitioners.qualification,
      registrationNumber: practitioners.registrationNumber,
      hours: practitioners.hours,
    })
    .from(practitioners)
    .where(eq(practitioners.active, true))
    .orderBy(asc(practitioners.position));
  const offers = await db.select().from(practitionerAppointmentTypes);
  const leave = await db.select().from(practitionerLeave).where(gt(practitionerLeave.endsAt, now));

  const leaveOf = (id: string): Interval[] =>
    leave
      .filter((each) => each.practitionerId === id)
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
  const offeredBy = (id: string): string[] => {
    const ids = new Set(offers.filter((each) => each.practitionerId === id).map((each) => each.appointmentTypeId));
    return types.map((type) => type.id).filter((typeId) => ids.has(typeId));
  };
  return {
    version: clinic.version,
    clinic: clinic.settings,
    appointmentTypes: types.map(({ feeRupees, ...type }) => ({
      ...type,
      ...(feeRupees === null ? {} : { feeRupees }),
    })),
    practitioners: people.map(({ kind, qualification, registrationNumber, hours, ...person }) => ({
      ...person,
      ...(kind === 'doctor' ? {} : { kind }),
      ...(qualification === null ? {} : { qualification }),
      ...(registrationNumber === null ? {} : { registrationNumber }),
      ...(hours === null ? {} : { hours }),
      appointmentTypeIds: offeredBy(person.id),
      leave: leaveOf(person.id),
    })),
  };
}
