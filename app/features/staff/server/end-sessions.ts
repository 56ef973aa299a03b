import { isUuid } from '#app/lib/uuid.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { endOfSession, type SignInFactor } from '../domain/session.ts';
import type { StaffActor, StaffRole } from '../domain/staff-member.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffSessions } from './tables.ts';
import { authHeaders, type ClientInfo } from './client-info.ts';

export interface OpenSession {
  readonly id: string;
  readonly factor: SignInFactor;
  readonly startedAt: EpochMs;
  readonly seenAt: EpochMs;
  readonly address: string;
  readonly userAgent: string;
}

type Parts = Pick<SignInContext, 'db' | 'clock'>;

/** Where somebody is signed in at this moment, the latest first. */
export async function openSessions(
  { db, clock }: Parts,
  { id, role }: { readonly id: string; readonly role: StaffRole },
): Promise<OpenSession[]> {
  const now = clock.now().epochMilliseconds;
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, id), ne(staffSessions.factor, 'password')))
    .orderBy(desc(staffSessions.seenAt));
  return rows
    .map((row) => ({
      id: row.id,
      factor: row.factor,
      startedAt: row.startedAt.getTime(),
      seenAt: row.seenAt.getTime(),
      address: row.ipAddress ?? '',
      userAgent: row.userAgent ?? '',
    }))
    .filter((session) => now < endOfSession({ role, ...session }));
}

/** Ends all sessions of somebody, or all but one, inside `tx`. Returns how many there were. */
export async function endSessionsOf(tx: Db, staffId: string, { but }: { readonly but?: string } = {}): Promise<number> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, staffId), ...(but === undefined ? [] : [ne(staffSessions.id, but)])))
    .returning({ id: staffSessions.id });
  await announce(tx, 'sessions');
  return ended.length;
}

/** Ends one of one's own sessions. Somebody else's, or one that has ended, is no different from none: false. */
export async function endOwnSession({ db, clock }: Parts, by: StaffActor, sessionId: string): Promise<boolean> {
  if (!isUuid(sessionId)) return false;
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.userId, by.id)))
      .returning({ id: staffSessions.id });
    if (ended.length === 0) return false;
    await announce(tx, 'sessions');
    await audit(tx, { at: clock.now().epochMilliseconds, actor: byStaff(by), action: 'session.ended' });
    return true;
  });
}

/** Ends one's own sessions everywhere but here. */
export async function endOtherSessions({ db, clock }: Parts, by: StaffActor, but: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, by.id, { but });
    const at = clock.now().epochMilliseconds;
    await audit(tx, { at, actor: byStaff(by), action: 'session.others-ended', details: { ended } });
  });
}

/** Ends the session somebody comes with; the cookies that say so. */
export async function signOut(
  context: SignInContext,
  client: ClientInfo,
  staffId: string | undefined,
): Promise<string[]> {
  const { headers } = await (
    await context.auth()
  ).api.endSession({ headers: authHeaders(context, client), returnHeaders: true });
  await announce(context.db, 'sessions');
  if (staffId !== undefined)
    await audit(context.db, {
      at: context.clock.now().epochMilliseconds,
      actor: byStaff({ id: staffId, address: client.address }),
      action: 'session.ended',
    });
  return headers.getSetCookie();
}
