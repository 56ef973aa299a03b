import { audit } from '#app/platform/audit/audit.ts';
import { refusalToWrite } from '#app/platform/counted-refusals.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import { countAttempt, forgetFailures, type AttemptSubject } from './attempts.ts';
import { parseBackupCode, useBackupCode } from './backup-codes.ts';
import type { KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { startFullSession, type Cookies } from './start-session.ts';
import type { ClientInfo } from './client-info.ts';

export type CodeRefusal =
  | { readonly ok: false; readonly reason: 'wrong-code' | 'used-code' }
  | { readonly ok: false; readonly reason: 'too-many-attempts'; readonly waitMinutes: number };

export const codeSubject = (staffId: string): AttemptSubject => ({ kind: 'code', subject: staffId });

/** The code of an app, in one spelling; undefined when it can't be one. */
export function parseAppCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** The second factor as a code, of the app or one of the backup codes: then somebody is in, with a new session. */
export async function giveCode(
  context: SignInContext,
  { staff, email }: Pick<KnownSession, 'staff' | 'email'>,
  typed: string,
  client: ClientInfo,
): Promise<{ readonly ok: true; readonly cookies: Cookies } | CodeRefusal> {
  const { db, keyRing, clock } = context;
  const [appCode, backupCode] = [parseAppCode(typed), parseBackupCode(typed)];
  const waitMs = await countAttempt(context, [codeSubject(staff.id)]);
  if (waitMs > 0) {
    const refusals = await refusalToWrite(context, 'staff/code', staff.id);
    if (refusals !== undefined) await refused(context, staff.id, { reason: 'waiting', refusals }, client);
    return { ok: false, reason: 'too-many-attempts', waitMinutes: Math.ceil(waitMs / 60_000) };
  }
  const outcome = await db.transaction(async (tx) => {
    if (appCode !== undefined) return takeAuthenticatorCode(tx, { keyRing, clock }, staff.id, appCode);
    const isUsed = backupCode !== undefined && (await useBackupCode(tx, keyRing, staff.id, backupCode));
    return isUsed ? ({ ok: true } as const) : ({ ok: false, reason: 'wrong-code' } as const);
  });
  if (!outcome.ok) {
    await refused(context, staff.id, { reason: outcome.reason }, client);
    return { ok: false, reason: outcome.reason };
  }
  await forgetFailures(context, [codeSubject(staff.id)]);
  const factor = appCode === undefined ? 'backup-code' : 'authenticator';
  return { ok: true, cookies: await startFullSession(context, { id: staff.id, email }, factor, client) };
}

async function refused(
  context: SignInContext,
  staffId: string,
  details: { readonly reason: string; readonly refusals?: number },
  client: ClientInfo,
): Promise<void> {
  await audit(context.db, {
    at: context.clock.now().epochMilliseconds,
    actor: { kind: 'staff', id: staffId, address: client.address },
    action: 'session.code-refused',
    details,
  });
}
