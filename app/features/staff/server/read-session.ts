import { eq, sql } from 'drizzle-orm';
import { createContext, type RouterContextProvider } from 'react-router';
import type { EpochMs } from '#app/lib/time.ts';
import { required } from '#app/platform/web/context.ts';
import { endOfSession, type SignInFactor } from '../domain/session.ts';
import type { StaffMember } from '../domain/staff-member.ts';
import { signedByCurrentKey } from './cookie-signature.ts';
import { signInContext } from './running-sign-in.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffAuthenticators, staffMembers, staffPasskeys, staffSessions } from './tables.ts';

/** Somebody's session, whatever it allows. */
export interface KnownSession {
  readonly staff: StaffMember;
  readonly email: string;
  readonly sessionId: string;
  readonly factor: SignInFactor;
  readonly signedInAt: EpochMs;
  /** When they last proved who they are. */
  readonly provedAt: EpochMs;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
}

/**
 * `none` with `endedFor`: the session of this person is over by itself, by time; nothing else of it counts any more.
 * `needs-setup`: the password was right and there is no second factor yet, so only its set-up is open.
 * `needs-second-factor`: the password was right, the second factor is still to be given.
 */
export type SessionState =
  | { readonly state: 'none'; readonly endedFor?: string }
  | ({ readonly state: 'needs-second-factor' | 'needs-setup' | 'signed-in' } & KnownSession);

/** How often the last sign of life is written, in milliseconds. */
const touchEveryMs = 60_000;

/**
 * Whose session the cookies of a request name and how far it reaches, read from the database at every request: a role
 * that was changed or taken counts from the next request on. Without `isTouch` it stays as idle as it was.
 */
export async function sessionOf(
  context: SignInContext,
  headers: Headers,
  { isTouch = true }: { readonly isTouch?: boolean } = {},
): Promise<SessionState> {
  const { db, clock } = context;
  const token = await (await context.auth()).api.readSessionToken({ headers: signedByCurrentKey(context, headers) });
  if (token === null) return { state: 'none' };
  const [row] = await db
    .select({
      sessionId: staffSessions.id,
      factor: staffSessions.factor,
      startedAt: staffSessions.startedAt,
      provedAt: staffSessions.provedAt,
      seenAt: staffSessions.seenAt,
      id: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      role: staffMembers.role,
      practitionerId: staffMembers.practitionerId,
      removedAt: staffMembers.removedAt,
      hasAuthenticator: sql<boolean>`EXISTS (SELECT FROM ${staffAuthenticators}
        WHERE ${staffAuthenticators.staffId} = ${staffMembers.id} AND ${staffAuthenticators.confirmedAt} IS NOT NULL)`,
      hasPasskey: sql<boolean>`EXISTS (SELECT FROM ${staffPasskeys} WHERE ${staffPasskeys.userId} = ${staffMembers.id})`,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.userId))
    .where(eq(staffSessions.token, token));
  if (!row || row.removedAt !== null) return { state: 'none' };
  const now = clock.now().epochMilliseconds;
  const { factor, role, hasAuthenticator, hasPasskey } = row;
  const times = { startedAt: row.startedAt.getTime(), seenAt: row.seenAt.getTime() };
  if (now >= endOfSession({ role, factor, ...times }))
    return factor === 'password' ? { state: 'none' } : { state: 'none', endedFor: row.id };
  if (isTouch && now - times.seenAt >= touchEveryMs)
    await db
      .update(staffSessions)
      .set({ seenAt: new Date(now) })
      .where(eq(staffSessions.id, row.sessionId));
  const hasSecondFactor = hasAuthenticator || hasPasskey;
  const state = !hasSecondFactor ? 'needs-setup' : factor === 'password' ? 'needs-second-factor' : 'signed-in';
  return {
    state,
    staff: { id: row.id, name: row.name, role, practitionerId: row.practitionerId },
    email: row.email,
    sessionId: row.sessionId,
    factor,
    signedInAt: times.startedAt,
    provedAt: row.provedAt.getTime(),
    hasAuthenticator,
    hasPasskey,
  };
}

const sessionContext = createContext<KnownSession | null>(null);

/**
 * Whether somebody is there: whoever sends something, or opens a document. The data of a screen says nothing, because an
 * open window reads it again by itself; that somebody works in it the window tells with a post (`ui/desk/heartbeat.ts`).
 */
export function isAtWork(request: Request): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || (request.headers.get('accept') ?? '').includes('text/html');
}

/** `sessionOf` for a request that React Router answers; a session that is signed in is kept for `signedInSession`. */
export async function readSession(request: Request, context: Readonly<RouterContextProvider>): Promise<SessionState> {
  const isTouch = isAtWork(request);
  const session = await sessionOf(required(context.get(signInContext), 'signing in'), request.headers, { isTouch });
  if (session.state === 'signed-in') context.set(sessionContext, session);
  return session;
}

/** The session behind a request below `/admin-dashboard`. Throws where no guard stands before it: a bug. */
export function signedInSession(context: Readonly<RouterContextProvider>): KnownSession {
  const session = context.get(sessionContext);
  if (!session) throw new Error('This address has no guard: it belongs inside the desk.');
  return session;
}
