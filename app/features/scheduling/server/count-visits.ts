import { sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import { isDemonstration } from '#app/platform/content/clinic.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Counted, VisitCounts } from '../domain/visit-counts.ts';
import { appointments, appointmentTypes } from './tables.ts';

/** How many pages, treatments and kinds of visit are named. */
const mostNamed = 20;

const at = (moment: EpochMs): SQL => sql`${new Date(moment).toISOString()}::timestamptz`;

/** Over what is grouped by: written once for a group, not once for a row. */
const asDate = (moment: SQL): SQL => sql`to_char(${moment}, 'YYYY-MM-DD')`;

/**
 * Counts the appointments of a span of time, half-open: what was booked in it, and what took place in it up to `now`.
 * Counts only: no row of it names a person.
 */
export async function countVisits(
  db: Db,
  {
    start,
    end,
    timeZone,
    now,
  }: { readonly start: EpochMs; readonly end: EpochMs; readonly timeZone: string; readonly now: EpochMs },
): Promise<VisitCounts> {
  // Once the clinic is live, what visitors tried before is no booking.
  const real = isDemonstration() ? sql`true` : sql`NOT is_trial`;
  // A time that is only offered to somebody of the waiting list is no booking.
  const booked = sql`status <> 'offered' AND ${real}`;
  const made = sql`created_at >= ${at(start)} AND created_at < ${at(end)} AND ${booked}`;
  const due = sql`starts_at >= ${at(start)} AND starts_at < ${at(Math.min(end, now))} AND ${booked}`;
  const planned = sql`starts_at >= ${at(start)} AND starts_at < ${at(end)} AND ${booked} AND status NOT IN ('cancelled', 'no-show')`;
  const local = (column: SQL): SQL => sql`${column} AT TIME ZONE ${sql.raw(`'${checkedZone(timeZone)}'`)}`;
  const week = (column: SQL): SQL => sql`date_trunc('week', ${local(column)})`;
  const [createdAt, startsAt] = [sql.raw('created_at'), sql.raw('starts_at')];

  const rows = async <Row extends object>(query: SQL): Promise<Row[]> =>
    (await db.execute<Row & Record<string, unknown>>(query)).rows;
  return {
    bookings: await rows(sql`
      SELECT ${asDate(week(createdAt))} AS week,
        CASE WHEN from_waiting_list THEN 'waiting-list' ELSE booked_through END AS through, count(*)::int AS count
      FROM ${appointments} WHERE ${made} GROUP BY ${week(createdAt)}, 2`),
    outcomes: await rows(sql`
      SELECT ${asDate(week(startsAt))} AS week, status, count(*)::int AS count
      FROM ${appointments} WHERE ${due} GROUP BY ${week(startsAt)}, 2`),
    leadDays: await rows(sql`
      SELECT (${local(startsAt)})::date - (${local(createdAt)})::date AS days, count(*)::int AS count
      FROM ${appointments} WHERE ${made} GROUP BY 1`),
    beganOn: await rows<Counted<string>>(sql`
      SELECT coalesce(began_on, '') AS name, count(*)::int AS count
      FROM ${appointments} WHERE ${made} AND booked_through = 'website' AND NOT from_waiting_list
      GROUP BY 1 ORDER BY 2 DESC, min(began_on) COLLATE "C" NULLS FIRST LIMIT ${mostNamed}`),
    treatments: await rows<Counted<string>>(sql`
      SELECT treatment AS name, count(*)::int AS count
      FROM ${appointments} WHERE ${made} AND treatment IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC, min(treatment) COLLATE "C" LIMIT ${mostNamed}`),
    visits: await rows<Counted<string>>(sql`
      SELECT t.name, count(*)::int AS count
      FROM ${appointments} a JOIN ${appointmentTypes} t ON t.id = a.appointment_type_id
      WHERE a.created_at >= ${at(start)} AND a.created_at < ${at(end)} AND a.status <> 'offered' AND ${real}
      GROUP BY t.id, t.name ORDER BY 2 DESC, min(t.name) COLLATE "C" LIMIT ${mostNamed}`),
    hours: await rows(sql`
      SELECT extract(isodow FROM ${local(startsAt)})::int - 1 AS weekday,
        extract(hour FROM ${local(startsAt)})::int AS hour, count(*)::int AS count
      FROM ${appointments} WHERE ${planned} GROUP BY 1, 2 ORDER BY 1, 2`),
  };
}

/** A zone stands in the text of the statement, so that it groups by one expression; it can hold nothing but a name. */
function checkedZone(timeZone: string): string {
  if (!/^[A-Za-z0-9_+/-]{1,60}$/.test(timeZone)) throw new Error('That is no time zone.');
  return timeZone;
}
