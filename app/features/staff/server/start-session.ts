import type { SignInFactor } from '../domain/session.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { rememberDevice, readDevice } from './known-device.ts';
import type { SignInContext } from './sign-in-context.ts';
import { authHeaders, type ClientInfo } from './client-info.ts';

/** Values of Set-Cookie for the answer. */
export type Cookies = readonly string[];

interface Who {
  readonly id: string;
  readonly email: string;
}

/** A new session, with a new id, for somebody who has just proved this much; the one they came with ends. */
export async function startSession(
  context: SignInContext,
  who: Who,
  factor: SignInFactor,
  client: ClientInfo,
  startedAt?: number,
): Promise<Cookies> {
  const { headers } = await (
    await context.auth()
  ).api.startSession({
    body: { staffId: who.id, factor, ...(startedAt === undefined ? {} : { startedAt: new Date(startedAt) }) },
    headers: authHeaders(context, client),
    returnHeaders: true,
  });
  return headers.getSetCookie();
}

/** Somebody is in: session, known device, and a line in the audit log. */
export async function startFullSession(
  context: SignInContext,
  who: Who,
  factor: Exclude<SignInFactor, 'password'>,
  client: ClientInfo,
): Promise<Cookies> {
  const cookies = await startSession(context, who, factor, client);
  return [...cookies, ...(await welcome(context, who, factor, client))];
}

/** What follows a full sign-in, however its session was made. */
export async function welcome(
  context: SignInContext,
  who: Who,
  factor: SignInFactor,
  client: ClientInfo,
): Promise<Cookies> {
  await audit(context.db, {
    at: context.clock.now().epochMilliseconds,
    actor: { kind: 'staff', id: who.id, address: client.address },
    action: 'session.started',
    details: { factor },
  });
  return [await rememberDevice(context, await readDevice(context, client.headers), who.email)];
}
