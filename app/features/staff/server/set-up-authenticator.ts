import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { confirmNewAuthenticator } from './authenticator.ts';
import { countAttempt, forgetFailures } from './attempts.ts';
import { renewBackupCodes } from './backup-codes.ts';
import { endSessionsOf } from './end-sessions.ts';
import { codeSubject, parseAppCode, type CodeRefusal } from './give-code.ts';
import type { KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { queueNotice } from './staff-mail.ts';
import { startFullSession, type Cookies } from './start-session.ts';
import type { ClientInfo } from './client-info.ts';

export interface NewAuthenticator {
  readonly ok: true;
  readonly cookies: Cookies;
  /** To be shown once. */
  readonly backupCodes: readonly string[];
}

/** Ten new backup codes for oneself, in place of those there were; they are shown once. */
export async function renewOwnBackupCodes(
  { db, clock, keyRing }: Pick<SignInContext, 'db' | 'clock' | 'keyRing'>,
  by: { readonly id: string; readonly address: string },
): Promise<string[]> {
  const at = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const codes = await renewBackupCodes(tx, keyRing, by.id);
    await audit(tx, { at, actor: byStaff(by), action: 'backup-codes.renewed' });
    await noteInJournal(tx, { at, kind: 'staff.factors-changed', ids: { staff: by.id } });
    return codes;
  });
}

/**
 * Takes the first code of an app: from now on it is the second factor, with ten new backup codes. Sessions elsewhere end,
 * and this one gets a new id.
 */
export async function setUpAuthenticator(
  context: SignInContext,
  { staff, email, sessionId }: Pick<KnownSession, 'staff' | 'email' | 'sessionId'>,
  typed: string,
  client: ClientInfo,
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
      actor: byStaff({ id: staff.id, address: client.address }),
      action: 'authenticator.set-up',
    });
    await queueNotice(tx, context, staff.id, 'authenticator');
    const codes = await renewBackupCodes(tx, keyRing, staff.id);
    await noteInJournal(tx, {
      at: clock.now().epochMilliseconds,
      kind: 'staff.factors-changed',
      ids: { staff: staff.id },
    });
    return codes;
  });
  if (!backupCodes) return { ok: false, reason: 'wrong-code' };
  await forgetFailures(context, [codeSubject(staff.id)]);
  const cookies = await startFullSession(context, { id: staff.id, email }, 'authenticator', client);
  return { ok: true, cookies, backupCodes };
}
