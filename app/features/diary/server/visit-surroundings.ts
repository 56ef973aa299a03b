import { and, asc, eq, gt, ne, notInArray } from 'drizzle-orm';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import { appointments, appointmentTypes, practitioners } from '#app/features/scheduling/server/tables.ts';
import { seriesPlans } from './series-plans.ts';

/** Who did what is known by ids; these are their names. Ids of nobody here, such as a program's, have none. */
export async function namesOfStaff(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => (id !== null && isUuid(id) ? [id] : [])))];
  if (known.length === 0) return new Map();
  const names = await staffNames(db);
  return new Map([...names].filter(([id]) => known.includes(id)));
}

export interface NextVisit {
  readonly id: string;
  readonly startsAt: EpochMs;
  readonly practitionerName: string;
  readonly typeName: string;
}

/** The first visit of a patient after a moment that stands, other than this one. */
export async function nextVisitOf(
  db: Db,
  patientId: string | null,
  after: EpochMs,
  except: string,
): Promise<NextVisit | undefined> {
  if (patientId === null) return undefined;
  const [next] = await db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      practitionerName: practitioners.name,
      typeName: appointmentTypes.name,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(
      and(
        eq(appointments.patientId, patientId),
        gt(appointments.startsAt, after),
        ne(appointments.id, except),
        notInArray(appointments.status, ['cancelled', 'no-show']),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return next;
}

/**
 * The treatment a series was booked for, by the name of its page. Only what the desk itself chose is given: what a patient
 * came from on the website is for their doctor.
 */
export function treatmentOfSeries(row: {
  readonly treatment: string | null;
  readonly bookedThrough: string;
}): string | undefined {
  if (row.treatment === null || row.bookedThrough !== 'desk') return undefined;
  return seriesPlans().find(({ id }) => id === row.treatment)?.title ?? row.treatment;
}
