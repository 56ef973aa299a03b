import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';

/** SQL: every record by `record_id`, with `id` and `full_name` of the one its data is with now, where records were merged. */
export const keptPatients: SQL = sql`(
  SELECT patients.id AS record_id, kept.id, kept.full_name
  FROM patients JOIN patients kept ON kept.id = coalesce(patients.merged_into, patients.id))`;

/** The record a patient's data is with now; undefined for what is no record. */
export async function keptPatient(
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly fullName: string } | undefined> {
  const { rows } = await db.execute<{ id: string; fullName: string }>(
    sql`SELECT id, full_name AS "fullName" FROM ${keptPatients} kept WHERE record_id = ${id}`,
  );
  return rows[0];
}

/** SQL: the ids of a patient's record and of those that were merged into it. */
export function recordIdsOf(patientId: string): SQL {
  return sql`(SELECT id FROM patients WHERE id = ${patientId} OR merged_into = ${patientId})`;
}
