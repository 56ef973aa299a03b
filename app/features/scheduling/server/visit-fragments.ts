import { sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';

/** SQL: whether a patient has a visit, cancelled ones as well. */
export function hasVisits(patientId: SQL): SQL {
  return sql`EXISTS (SELECT FROM appointments WHERE appointments.patient_id = ${patientId})`;
}

/** SQL: when a patient's last visit before a moment was, and when the next one from it on is; as epoch milliseconds, or null. */
export function lastAndNextVisit(patientId: SQL, now: EpochMs): { readonly last: SQL; readonly next: SQL } {
  const at = instant(now);
  const counts = sql`appointments.patient_id = ${patientId} AND status NOT IN ('cancelled', 'no-show')`;
  return {
    last: sql`(SELECT (extract(epoch FROM max(starts_at)) * 1000)::float8 FROM appointments
      WHERE ${counts} AND starts_at < ${at})`,
    next: sql`(SELECT (extract(epoch FROM min(starts_at)) * 1000)::float8 FROM appointments
      WHERE ${counts} AND starts_at >= ${at})`,
  };
}

/** SQL: the patients of visits whose reference begins so, as rows of `id` and `reference`. */
export function patientsByReference(beginning: string): SQL {
  return sql`
    SELECT patient_id AS id, reference FROM appointments
    WHERE reference LIKE ${`${beginning}%`} AND patient_id IS NOT NULL`;
}

/** SQL: whether a practitioner has this visit, cancelled ones left out; where it is null, any visit of this patient. */
export function hasVisitWith(
  practitionerId: string | null,
  { visitId, patientId }: { readonly visitId: SQL; readonly patientId: SQL },
): SQL {
  return sql`EXISTS (
    SELECT FROM appointments
    WHERE practitioner_id = ${practitionerId} AND appointments.status <> 'cancelled' AND (
      appointments.id = ${visitId} OR (${visitId} IS NULL AND appointments.patient_id = ${patientId})))`;
}

/** SQL: the visits that begin after a moment, as rows of `id`, `starts_at` and `status`. */
export function visitsAfter(now: EpochMs): SQL {
  return sql`(SELECT id, starts_at, status FROM appointments WHERE starts_at > ${instant(now)})`;
}

/**
 * SQL: the visits between two moments that take place as far as anybody knows, as rows of `id`, `starts_at`, `has_email`
 * and `told_at`: since when their patient has known of their time.
 */
export function visitsExpected(after: EpochMs, upTo: EpochMs): SQL {
  return sql`(
    SELECT a.id, a.starts_at, a.email IS NOT NULL AS has_email,
      greatest(a.created_at, (
        SELECT max(e.happened_at) FROM appointment_events e
        WHERE e.appointment_id = a.id AND e.kind IN ('booked', 'moved', 'undone')
      )) AS told_at
    FROM appointments a
    WHERE a.status IN ('booked', 'confirmed') AND a.starts_at > ${instant(after)} AND a.starts_at <= ${instant(upTo)})`;
}

function instant(at: EpochMs): SQL {
  return sql`${new Date(at).toISOString()}::timestamptz`;
}
