import { notInArray, sql } from 'drizzle-orm';
import type { Interval } from '#app/lib/interval.ts';
import { dayMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { defineStatement } from '#app/platform/database/statement.ts';
import { appointmentStatuses, statusRules } from '../domain/appointment.ts';
import type { TakenTimes } from '../domain/slots.ts';
import { appointments } from './tables.ts';

const freeing = appointmentStatuses.filter((status) => !statusRules[status].holdsTime);

/** The condition of the partial index and of the overlap constraint. */
export const holdsTime = notInArray(appointments.status, freeing);

// One text per person instead of a row per appointment: a full season is thousands of rows, and reading them one by
// one costs the embedded database more than finding them.
const takenStatement = defineStatement<{ practitionerId: string; times: string }>(
  () => sql`
    SELECT practitioner_id AS "practitionerId",
      string_agg(date_part('epoch', held_from)::bigint || ' ' || date_part('epoch', held_until)::bigint, ' ') AS times
    FROM ${appointments}
    WHERE ${sql`${holdsTime}`.inlineParams()}
      AND held_from >= ${sql.placeholder('earliest')} AND held_from < ${sql.placeholder('end')}
      AND held_until > ${sql.placeholder('start')}
      AND practitioner_id = ANY(${sql.placeholder('practitionerIds')})
      AND id IS DISTINCT FROM ${sql.placeholder('except')}::uuid
    GROUP BY practitioner_id`,
  'taken_times',
);

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
  const rows = await takenStatement(db, {
    // No appointment holds more than a day, so the index of each practitioner is entered there.
    earliest: new Date(within.start - dayMs).toISOString(),
    start: new Date(within.start).toISOString(),
    end: new Date(within.end).toISOString(),
    practitionerIds,
    except: except ?? null,
  });
  return new Map(rows.map(({ practitionerId, times }) => [practitionerId, readTimes(times)]));
}

/** Reads "start end start end ..." in seconds. Digit by digit: a season of five people is thousands of numbers. */
function readTimes(times: string): Interval[] {
  const intervals: Interval[] = [];
  let start: number | undefined;
  let seconds = 0;
  for (let at = 0; at <= times.length; at += 1) {
    const digit = times.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) {
      seconds = seconds * 10 + digit;
      continue;
    }
    if (start === undefined) start = seconds;
    else {
      intervals.push({ start: start * 1000, end: seconds * 1000 });
      start = undefined;
    }
    seconds = 0;
  }
  return intervals;
}
