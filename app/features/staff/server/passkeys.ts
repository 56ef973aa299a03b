import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { networkOf } from '#app/platform/web/client-address.ts';
import type { StaffActor } from '../domain/staff-member.ts';
import { isAuthError } from './auth-answer.ts';
import { endSessionsOf } from './end-sessions.ts';
import type { KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { queueNotice } from './staff-mail.ts';
import { startFullSession, welcome, type Cookies } from './start-session.ts';
import { staffAuthenticators, staffChallenges, staffMembers, staffPasskeys, staffSessions } from './tables.ts';
import { authHeaders, type ClientInfo } from './client-info.ts';

/** What a ceremony begins with: the browser gets `options`, and the cookie ties the answer to it. */
export interface Ceremony {
  readonly options: object;
  readonly cookies: Cookies;
}

const base64url = z.string().max(20_000);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** What a browser answers when it made a passkey, and when it used one; better-auth looks at every part of it. */
const made = z.looseObject({ ...credential, response: z.looseObject({ attestationObject: base64url }) });
const used = z.object({
  ...credential,
  clientExtensionResults: z.record(z.string(), z.unknown()),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

function parsed<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The browser's answer to `beginPasskey`, as JSON; undefined when it is none. */
export function parseMadePasskey(text: string) {
  return parsed(made, text);
}

/** The browser's answer to `beginPasskeySignIn`, as JSON; undefined when it is none. */
export function parseUsedPasskey(text: string) {
  return parsed(used, text);
}

/** Begins adding a passkey to the account of whoever is signed in, or has to set a second factor up. */
export async function beginPasskey(context: SignInContext, client: ClientInfo): Promise<Ceremony> {
  const { response, headers } = await (
    await context.auth()
  ).api.generatePasskeyRegistrationOptions({
    query: {},
    headers: authHeaders(context, client),
    returnHeaders: true,
  });
  return { options: response, cookies: headers.getSetCookie() };
}

/** Adds the passkey. From then on it is a second factor; sessions elsewhere end, and this one gets a new id. */
export async function addPasskey(
  context: SignInContext,
  { staff, email, sessionId }: KnownSession,
  { response, name }: { readonly response: z.infer<typeof made>; readonly name: string },
  client: ClientInfo,
): Promise<Result<Cookies, 'refused'>> {
  const { db, clock, auth } = context;
  try {
    await (
      await auth()
    ).api.verifyPasskeyRegistration({
      body: { response, name: name.trim().slice(0, 60) },
      headers: authHeaders(context, client),
    });
  } catch (error) {
    if (!isAuthError(error)) throw error;
    return fail('refused');
  }
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, staff.id, { but: sessionId });
    const actor = byStaff({ id: staff.id, address: client.address });
    await audit(tx, { at: clock.now().epochMilliseconds, actor, action: 'passkey.added' });
    await queueNotice(tx, context, staff.id, 'passkey-added');
  });
  return ok(await startFullSession(context, { id: staff.id, email }, 'passkey', client));
}

/**
 * Begins signing in with a passkey. The same for everybody: it names no account and lists no passkeys. Undefined past the
 * limit of the network, which is that of passwords. Each beginning is a row of the database, so those that are over go.
 */
export async function beginPasskeySignIn(context: SignInContext, client: ClientInfo): Promise<Ceremony | undefined> {
  if (!(await isWithinLimit(context, 'staff/passkey-begun', client))) return undefined;
  await forgetOldChallenges(context.db);
  const withoutSession = authHeaders(context, { headers: new Headers(), address: client.address });
  const { api } = await context.auth();
  const { response, headers } = await api.generatePasskeyAuthenticationOptions({
    headers: withoutSession,
    returnHeaders: true,
  });
  return { options: { ...response, userVerification: 'required' }, cookies: headers.getSetCookie() };
}

async function isWithinLimit(
  { rateLimit, limitPerHour }: SignInContext,
  purpose: string,
  { address }: ClientInfo,
): Promise<boolean> {
  const attempt = { purpose, subject: networkOf(address), limit: limitPerHour, windowSeconds: 3600 };
  return (await rateLimit.hit(attempt)).allowed;
}

/** Deletes ceremonies that nobody finished in time. They are better-auth's, which goes by the machine's clock. */
export async function forgetOldChallenges(db: Db): Promise<void> {
  await db.delete(staffChallenges).where(sql`${staffChallenges.expiresAt} < now()`);
}

/** Signs in with a passkey that knows its owner: it stands for password and second factor. */
export async function signInWithPasskey(
  context: SignInContext,
  response: z.infer<typeof used>,
  client: ClientInfo,
): Promise<Result<Cookies, 'refused'>> {
  const { auth, db, clock } = context;
  if (!(await isWithinLimit(context, 'staff/passkey', client))) return fail('refused');
  const headers = authHeaders(context, client);
  const before = await (await auth()).api.readSessionToken({ headers });
  try {
    const signedIn = await (
      await auth()
    ).api.verifyPasskeyAuthentication({ body: { response }, headers, returnHeaders: true });
    const { user } = signedIn.response;
    if (before !== null) await db.delete(staffSessions).where(eq(staffSessions.token, before));
    return ok([...signedIn.headers.getSetCookie(), ...(await welcome(context, user, 'passkey', client))]);
  } catch (error) {
    if (!isAuthError(error)) throw error;
    await audit(db, {
      at: clock.now().epochMilliseconds,
      actor: { kind: 'nobody', address: client.address },
      action: 'session.refused',
      details: { reason: 'passkey' },
    });
    return fail('refused');
  }
}

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number | null;
}

/** Somebody's passkeys, the oldest first. */
export async function passkeysOf({ db }: Pick<SignInContext, 'db'>, staffId: string): Promise<OwnPasskey[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
  return rows.map(({ id, name, createdAt }) => ({ id, name: name ?? '', addedAt: createdAt?.getTime() ?? null }));
}

/** Removes one of one's own passkeys, or the authenticator app (`id` null); never the last second factor. */
export async function removeSecondFactor(
  context: Pick<SignInContext, 'db' | 'clock' | 'jobs' | 'hasMail'>,
  by: StaffActor,
  { passkeyId }: { readonly passkeyId: string | null },
): Promise<Result<void, 'not-found' | 'last-one'>> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    // Two removals at once wait for each other here, or each would leave the other's.
    await tx.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.id, by.id)).for('update');
    const passkeys = await tx
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.userId, by.id));
    const [app] = await tx.select().from(staffAuthenticators).where(eq(staffAuthenticators.staffId, by.id));
    const hasApp = app !== undefined && app.confirmedAt !== null;
    const isThere = passkeyId === null ? hasApp : passkeys.some(({ id }) => id === passkeyId);
    if (!isThere) return fail('not-found');
    if (passkeys.length + (hasApp ? 1 : 0) === 1) return fail('last-one');
    await (passkeyId === null
      ? tx.delete(staffAuthenticators).where(eq(staffAuthenticators.staffId, by.id))
      : tx.delete(staffPasskeys).where(and(eq(staffPasskeys.id, passkeyId), eq(staffPasskeys.userId, by.id))));
    const action = passkeyId === null ? 'authenticator.removed' : 'passkey.removed';
    await audit(tx, { at: clock.now().epochMilliseconds, actor: byStaff(by), action });
    await queueNotice(tx, context, by.id, 'factor-removed');
    await noteInJournal(tx, {
      at: clock.now().epochMilliseconds,
      kind: 'staff.factors-changed',
      ids: { staff: by.id },
    });
    return ok(undefined);
  });
}
