import { eq } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { refusalToWrite } from '#app/platform/counted-refusals.ts';
import { networkOf } from '#app/platform/web/client-address.ts';
import { isAuthError } from './auth-answer.ts';
import { countAttempt, forgetFailures, type AttemptSubject } from './attempts.ts';
import { knowsAccount, readDevice } from './known-device.ts';
import type { SignInContext } from './sign-in-context.ts';
import type { Cookies } from './start-session.ts';
import { staffMembers, staffSessions } from './tables.ts';
import { authHeaders, type ClientInfo } from './client-info.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const hourSeconds = 3600;

/**
 * Takes a password. The session it starts reaches the screen of the second factor and no further. Unknown address, wrong
 * password and too many attempts give one and the same refusal, after the same work: one password is hashed each time.
 */
export async function signIn(
  context: SignInContext,
  { email: typed, password }: Credentials,
  client: ClientInfo,
): Promise<Result<Cookies, 'refused'>> {
  const email = typed.trim().toLowerCase();
  const network = networkOf(client.address);
  const { limitPerHour } = context;
  const spread = { purpose: 'staff/sign-in', subject: network, limit: limitPerHour, windowSeconds: hourSeconds };
  const verdict = await context.rateLimit.hit(spread);
  if (!verdict.allowed) return refuseNetwork(context, client);

  const subjects = await subjectsOf(context, email, client);
  if ((await countAttempt(context, subjects)) > 0) {
    await context.passwords.hash(password);
    return refuse(context, email, 'waiting', client);
  }
  const headers = authHeaders(context, client);
  const { api } = await context.auth();
  const before = await api.readSessionToken({ headers });
  try {
    const answer = await api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    await forgetFailures(context, subjects);
    if (before !== null) await context.db.delete(staffSessions).where(eq(staffSessions.token, before));
    await audit(context.db, {
      at: context.clock.now().epochMilliseconds,
      actor: { kind: 'staff', id: answer.response.user.id, address: client.address },
      action: 'session.password-given',
    });
    return ok(answer.headers.getSetCookie());
  } catch (error) {
    if (!isAuthError(error) || error.status === 'INTERNAL_SERVER_ERROR') throw error;
    return refuse(context, email, 'password', client);
  }
}

/** On a device that its owner has used before, an account waits for nobody else's failures. */
async function subjectsOf(context: SignInContext, email: string, client: ClientInfo): Promise<AttemptSubject[]> {
  const device = await readDevice(context, client.headers);
  if (device && knowsAccount(context, device, email))
    return [{ kind: 'password-here', subject: `${email} device ${device.id}` }];
  return [
    { kind: 'password-here', subject: `${email} network ${networkOf(client.address)}` },
    { kind: 'password-anywhere', subject: email },
  ];
}

async function refuse(
  context: SignInContext,
  email: string,
  reason: 'waiting' | 'password',
  client: ClientInfo,
): Promise<Result<never, 'refused'>> {
  const [member] = await context.db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(eq(staffMembers.email, email));
  await audit(context.db, {
    at: context.clock.now().epochMilliseconds,
    actor: { kind: 'nobody', address: client.address },
    action: 'session.refused',
    ...(member ? { subject: { kind: 'staff', id: member.id } } : {}),
    details: { reason },
  });
  return fail('refused');
}

/** Whoever is past the limit of their network is not looked at: no password, no account. */
async function refuseNetwork(context: SignInContext, client: ClientInfo): Promise<Result<never, 'refused'>> {
  const refusals = await refusalToWrite(context, 'staff/network', networkOf(client.address));
  if (refusals !== undefined)
    await audit(context.db, {
      at: context.clock.now().epochMilliseconds,
      actor: { kind: 'nobody', address: client.address },
      action: 'session.refused',
      details: { reason: 'network', refusals },
    });
  return fail('refused');
}
