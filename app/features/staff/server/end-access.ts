import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { staffAccessTokens } from './access-token-table.ts';
import { endSessionsOf } from './end-sessions.ts';

/** What was ended, for the audit log. */
export type EndedAccess = Readonly<Record<'sessions' | 'tokens' | 'feeds', number>>;

/**
 * Ends, inside `tx`, everything by which somebody comes in without showing anew who they are: their sessions (all, or all
 * but one), the access tokens of their programs, and the addresses of calendar feeds they made. Whoever had a session of
 * theirs for a minute could have made any of these, so a password that changes, help back in and removal end them together.
 */
export async function endAccessOf(
  tx: Db,
  staffId: string,
  at: EpochMs,
  { but }: { readonly but?: string } = {},
): Promise<EndedAccess> {
  const sessions = await endSessionsOf(tx, staffId, but === undefined ? {} : { but });
  const tokens = await tx
    .update(staffAccessTokens)
    .set({ revokedAt: at })
    .where(and(eq(staffAccessTokens.staffId, staffId), isNull(staffAccessTokens.revokedAt)))
    .returning({ id: staffAccessTokens.id });
  return { sessions, tokens: tokens.length, feeds: await endFeedsMadeBy(tx, staffId) };
}

/** Ends the calendar feeds somebody made: their account, role or place in the diary is another one from now on. */
export async function endFeedsMadeBy(tx: Db, staffId: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`DELETE FROM calendar_feeds WHERE made_by = ${staffId} RETURNING practitioner_id`,
  );
  return rows.length;
}

/** Ends the calendar feed of somebody in the diary, whoever made it: their account is removed. */
export async function endFeedOf(tx: Db, practitionerId: string | null): Promise<number> {
  const { rows } = await tx.execute(
    sql`DELETE FROM calendar_feeds WHERE practitioner_id = ${practitionerId} RETURNING practitioner_id`,
  );
  return rows.length;
}

/** Whose calendars somebody made an address for, by name. */
export async function feedsMadeBy(db: Db, staffId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT p.name FROM calendar_feeds f JOIN practitioners p ON p.id = f.practitioner_id
        WHERE f.made_by = ${staffId} ORDER BY p.position, p.id`,
  );
  return rows.map(({ name }) => name);
}
