import { sql } from 'drizzle-orm';
import type { IsoDate } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';

/** How many wait for each day from `from` up to, and without, `until`; days nobody waits for are left out. */
export async function waitingByDay(db: Db, from: IsoDate, until: IsoDate): Promise<ReadonlyMap<IsoDate, number>> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    SELECT day::text, count(*)::int AS count FROM waiting_entries, unnest(wanted_on) AS day
    WHERE status = 'waiting' AND day >= ${from}::date AND day < ${until}::date GROUP BY day`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
