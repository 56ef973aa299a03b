import { sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';

/**
 * How many trial visits there are to remove: those still to come, and every one of the people in `leaving`, whose record
 * goes with them. A visit that was cancelled stays in the record of a patient whom the desk knows.
 */
export async function countTrials(db: Db, leaving: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM appointments
    WHERE is_trial AND patient_id IS NOT NULL AND (status IN ('offered', 'booked', 'confirmed')
      ${leaving.length === 0 ? sql`` : sql`OR patient_id IN ${leaving}`})`);
  return rows[0]?.count ?? 0;
}

/** Whose visits are all trials to which nobody came; `treated` are conditions that say so of `appointments.id`. */
export async function patientsOfTrials(db: Db, treated: readonly SQL[]): Promise<string[]> {
  const came = treated.map((condition) => sql` OR ${condition}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT patient_id AS id FROM appointments WHERE patient_id IS NOT NULL
    GROUP BY patient_id HAVING bool_and(
      is_trial AND NOT (status IN ('arrived', 'in-consultation', 'completed')${sql.join(came)})
    ) ORDER BY patient_id`);
  return rows.map(({ id }) => id);
}

/** Cancels every trial that is still to come, inside `tx`; nobody is told. How many there were. */
export async function cancelTrials(tx: Db, staffId: string, now: EpochMs): Promise<number> {
  const at = sql`to_timestamp(${now}::double precision / 1000)`;
  const { rows } = await tx.execute(sql`
    WITH cancelled AS (
      UPDATE appointments SET status = 'cancelled', sequence = sequence + 1, changed_at = ${at}, status_since = ${at}
      WHERE is_trial AND status IN ('offered', 'booked', 'confirmed')
      RETURNING id, starts_at, practitioner_id
    )
    INSERT INTO appointment_events (appointment_id, happened_at, kind, actor, status, starts_at, practitioner_id, staff_id)
    SELECT id, ${at}, 'cancelled', 'staff', 'cancelled', starts_at, practitioner_id, ${staffId} FROM cancelled
    RETURNING appointment_id`);
  await announce(tx, 'diary');
  return rows.length;
}
