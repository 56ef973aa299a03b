import { and, eq, isNull } from 'drizzle-orm';
import { endFeedsMadeBy } from '#app/features/scheduling/server/people-of-diary.ts';
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
