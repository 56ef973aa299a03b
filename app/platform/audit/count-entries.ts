import { inArray, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '../database/database.ts';

/** How many entries of these actions the audit log has from the moment `since` on. */
export async function countEntries(db: Db, actions: readonly string[], since: EpochMs): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM audit_entries
    WHERE at >= ${new Date(since).toISOString()}::timestamptz AND ${inArray(sql`action`, [...actions])}`);
  return rows[0]?.count ?? 0;
}
