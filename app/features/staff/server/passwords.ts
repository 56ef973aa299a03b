import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { refusalToWrite } from '#app/platform/counted-refusals.ts';
import type { Db } from '#app/platform/database/database.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { countAttempt, forgetFailures } from './attempts.ts';
import { endAccessOf } from './end-access.ts';
import { passwordFault, type PasswordFault } from './password-strength.ts';
import type { KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { queueNotice } from './staff-mail.ts';
import { startSession, type Cookies } from './start-session.ts';
import { staffMembers, staffPasswords } from './tables.ts';
import type { ClientInfo } from './client-info.ts';

/** Gives somebody a password, hashed already, in place of the one they had. */
export async function savePassword(tx: Db, staffId: string, hashed: string, at: Date): Promise<void> {
  await tx
    .insert(staffPasswords)
    .values({
      id: randomUUID(),
      userId: staffId,
      accountId: staffId,
      providerId: 'credential',
      password: hashed,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({ target: staffPasswords.userId, set: { password: hashed, updatedAt: at } });
}

export type Confirmation = Result<Cookies, 'wrong-password' | 'too-many-attempts'>;

/**
 * Proves once more, with the password, that the person at the desk is who signed in. The session gets a new id and ends
 * no later than before.
 */
export async function confirmPassword(
  context: SignInContext,
  session: KnownSession,
  password: string,
  client: ClientInfo,
): Promise<Confirmation> {
  const checked = await checkPassword(context, session, password, client);
  if (!checked.ok) return checked;
  const { staff, email, factor, signedInAt } = session;
  const cookies = await startSession(context, { id: staff.id, email }, factor, client, signedInAt);
  await audit(context.db, {
    at: context.clock.now().epochMilliseconds,
    actor: byStaff({ id: staff.id, address: client.address }),
    action: 'session.confirmed',
  });
  return ok(cookies);
}

/** Failures count for this session's owner at this place, so that a stranger at an open desk soon waits. */
async function checkPassword(
  context: SignInContext,
  { staff }: KnownSession,
  password: string,
  client: ClientInfo,
): Promise<Result<void, 'wrong-password' | 'too-many-attempts'>> {
  const subject = { kind: 'password-here', subject: `confirm ${staff.id}` } as const;
  const isWaiting = (await countAttempt(context, [subject])) > 0;
  const [row] = await context.db
    .select({ hashed: staffPasswords.password })
    .from(staffPasswords)
    .where(eq(staffPasswords.userId, staff.id));
  const isRight = !isWaiting && row !== undefined && (await context.passwords.isOf(row.hashed, password));
  if (isRight) {
    await forgetFailures(context, [subject]);
    return ok(undefined);
  }
  const reason = isWaiting ? 'too-many-attempts' : 'wrong-password';
  const refusals = isWaiting ? await refusalToWrite(context, 'staff/confirmation', staff.id) : 1;
  if (refusals === undefined) return fail(reason);
  await audit(context.db, {
    at: context.clock.now().epochMilliseconds,
    actor: byStaff({ id: staff.id, address: client.address }),
    action: 'session.confirmation-refused',
    details: { reason, refusals },
  });
  return fail(reason);
}

/**
 * Another password for oneself. It takes the old one; sessions elsewhere, access tokens and calendar feeds end, and this
 * session gets a new id.
 */
export async function changePassword(
  context: SignInContext,
  session: KnownSession,
  { current, next }: { readonly current: string; readonly next: string },
  client: ClientInfo,
): Promise<Result<Cookies, PasswordFault | 'wrong-password' | 'too-many-attempts'>> {
  const { staff, email, sessionId, factor, signedInAt } = session;
  const fault = await passwordFault(next, [staff.name, email, context.siteName], context.leakedPasswords);
  if (fault) return fail(fault);
  const checked = await checkPassword(context, session, current, client);
  if (!checked.ok) return checked;
  const hashed = await context.passwords.hash(next);
  const now = context.clock.now().epochMilliseconds;
  await context.db.transaction(async (tx) => {
    await savePassword(tx, staff.id, hashed, new Date(now));
    const ended = await endAccessOf(tx, staff.id, now, { but: sessionId });
    const actor = byStaff({ id: staff.id, address: client.address });
    await audit(tx, { at: now, actor, action: 'password.changed', details: { ...ended } });
    await queueNotice(tx, context, staff.id, 'password');
    await noteInJournal(tx, { at: now, kind: 'staff.password-changed', ids: { staff: staff.id } });
  });
  return ok(await startSession(context, { id: staff.id, email }, factor, client, signedInAt));
}

/** Another name for oneself, as colleagues see it. */
export async function changeOwnName(
  { db, clock }: Pick<SignInContext, 'db' | 'clock'>,
  by: { readonly id: string; readonly address: string },
  name: string,
): Promise<void> {
  const now = clock.now().epochMilliseconds;
  await db.transaction(async (tx) => {
    await tx
      .update(staffMembers)
      .set({ name, updatedAt: new Date(now) })
      .where(eq(staffMembers.id, by.id));
    await audit(tx, { at: now, actor: byStaff(by), action: 'staff.renamed', subject: { kind: 'staff', id: by.id } });
  });
}
