import { dayMs, type EpochMs } from '#app/lib/time.ts';
import type { Database } from '#app/platform/database/database.ts';

/**
 * Removes audit entries older than `keepDays` as the one role that may, oldest first, leaving a mark the chain goes on
 * from. Returns how many went. The application's own role is refused this.
 */
export async function removeOldAuditEntries(
  database: Pick<Database, 'rawTransaction'>,
  keepDays: number,
  now: EpochMs,
): Promise<number> {
  return database.rawTransaction(async (connection) => {
    await connection.script('SET LOCAL ROLE jamun_retention');
    const [row] = await connection.query<{ removed: number }>('SELECT remove_audit_entries($1, $2)::int AS removed', [
      new Date(now - keepDays * dayMs).toISOString(),
      new Date(now).toISOString(),
    ]);
    return row?.removed ?? 0;
  });
}
