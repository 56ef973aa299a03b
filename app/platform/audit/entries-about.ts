import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { exportedInstant, type PersonalRow } from '../personal-data.ts';

/** Who viewed or changed these objects, when and how, in order; each actor is given by kind only. */
export async function entriesAbout(
  db: Db,
  subjects: Readonly<Record<string, readonly string[]>>,
): Promise<readonly PersonalRow[]> {
  const conditions = Object.entries(subjects).map(
    ([kind, ids]) => sql`(subject_kind = ${kind} AND ${inArray(sql`subject_id`, [...ids])})`,
  );
  const { rows } = await db.execute<PersonalRow>(sql`
    SELECT ${exportedInstant('at')} AS at, action, actor_kind AS "actorKind",
      CASE action WHEN 'glass.broken' THEN details->>'words' END AS reason
    FROM audit_entries WHERE ${or(...conditions)} ORDER BY id`);
  return rows;
}
