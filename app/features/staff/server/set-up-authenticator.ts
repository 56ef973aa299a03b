import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { confirmNewAuthenticator } from './authenticator.ts';
import { countAttempt, forgetFailures } from './attempts.ts';
import { renewBackupCodes } from './backup-codes.ts';
import { endSessionsOf } from './end-sessions.ts';
import { codeSubject, parseAppCode, type CodeRefusal } from './give-code.ts';
import type { KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { queueNotice } from './staff-mail.ts';
import { startFullSession, type Cookies } from './start-session.ts';
import type { Visit } from './visit.ts';

export interface NewAuthenticator {
  readonly ok: true;
  readonly cookies: Cookies;
  /** To be shown once. */
  readonly backupCodes: readonly string[];
}

/**
 * Takes the first code of an app: from now on it is the second factor, with ten new backup codes. Sessions elsewhere end,
 * and this one gets a new id.
 */
export async function setUpAuthenticator(
  context: SignInContext,
  { staff, email, sessionId }: Pick<KnownSession, 'staff' | 'email' | 'sessionId'>,
  typed: string,
  visit: Visit,
): Promise<NewAuthenticator | CodeRefusal> {
  const { db, keyRing, clock } = context;
  const waitMs = await countAttempt(context, [codeSubject(staff.id)]);
  if (waitMs > 0) return { ok: false, reason: 'too-many-attempts', waitMinutes: Math.ceil(waitMs / 60_000) };
  const backupCodes = await db.transaction(async (tx) => {
    const outcome = await confirmNewAuthenticator(tx, { keyRing, clock }, staff.id, parseAppCode(typed) ?? '');
    if (!outcome.ok) return undefined;
    await endSessionsOf(tx, staff.id, { but: sessionId });
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff({ id: staff.id, address: visit.address }),
      action: 'authenticator.set-up',
    });
    await queueNotice(tx, context, staff.id, 'authenticator');
    return renewBackupCodes(tx, keyRing, staff.id);
  });
  if (!backupCodes) return { ok: false, reason: 'wrong-code' };
  await forgetFailures(context, [codeSubject(staff.id)]);
  const cookies = await startFullSession(context, { id: staff.id, email }, 'authenticator', visit);
  return { ok: true, cookies, backupCodes };
}
