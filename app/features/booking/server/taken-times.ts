import { and, gt, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Interval } from '#app/lib/interval.ts';
import { dayMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { appointmentStatuses, statusRules } from '../domain/appointment.ts';
import type { TakenTimes } from '../domain/slots.ts';
import { appointments } from './tables.ts';

const freeing = appointmentStatuses.filter((status) => !statusRules[status].holdsTime);

/** The condition of the partial index and of the overlap constraint. */
export const holdsTime = notInArray(appointments.status, freeing);

/**
 * The time held by appointments of these practitioners inside a stretch, never from memory. `except` is an appointment
 * that is about to move and so does not stand in its own way.
 */
export async function takenTimes(
  db: Db,
  practitionerIds: readonly string[],
  within: Interval,
  except?: string,
): Promise<TakenTimes> {
  if (practitionerIds.length === 0) return new Map();
  // One text per person instead of a row per appointment: a full season is thousands of rows, and reading them one by
  // one costs the embedded database more than finding them.
  const rows = await db
    .select({
      practitionerId: appointments.practitionerId,
      times: sql<string>`string_agg(date_part('epoch', ${appointments.heldFrom})::bigint || ' '
        || date_part('epoch', ${appointments.heldUntil})::bigint, ' ')`,
    })
    .from(appointments)
    .where(
      and(
        holdsTime,
        // No appointment holds more than a day, so the index is entered there.
        gte(appointments.heldFrom, within.start - dayMs),
        lt(appointments.heldFrom, within.end),
        gt(appointments.heldUntil, within.start),
        inArray(appointments.practitionerId, [...practitionerIds]),
        except === undefined ? undefined : ne(appointments.id, except),
      ),
    )
    .groupBy(appointments.practitionerId);
  return new Map(rows.map(({ practitionerId, times }) => [practitionerId, readTimes(times)]));
}

function readTimes(times: string): Interval[] {
  const seconds = times.split(' ').map(Number);
  return Array.from({ length: seconds.length / 2 }, (_, index) => ({
    start: seconds[index * 2]! * 1000,
    end: seconds[index * 2 + 1]! * 1000,
  }));
}
