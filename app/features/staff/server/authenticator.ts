import { eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { makeSecret, stepOfCode } from './one-time-code.ts';
import type { KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffAuthenticators } from './tables.ts';

type Parts = Pick<SignInContext, 'keyRing' | 'clock'>;
const table = 'staff_authenticators';

async function lockedRow(tx: Db, staffId: string) {
  const [row] = await tx
    .select()
    .from(staffAuthenticators)
    .where(eq(staffAuthenticators.staffId, staffId))
    .for('update');
  return row;
}

/**
 * The secret that is being set up: the same while its owner looks at the screen, a new one for each session, so that
 * nobody confirms what somebody else has seen.
 */
export async function secretToSetUp(
  { db, keyRing, clock }: Pick<SignInContext, 'db' | 'keyRing' | 'clock'>,
  { staff: { id }, signedInAt }: KnownSession,
): Promise<string> {
  const place = cipherContext(table, 'next_secret_encrypted', id);
  return db.transaction(async (tx) => {
    await tx.insert(staffAuthenticators).values({ staffId: id, lastStep: 0 }).onConflictDoNothing();
    const row = await lockedRow(tx, id);
    const madeAt = row?.nextMadeAt?.epochMilliseconds ?? 0;
    if (row?.nextSecretEncrypted && madeAt >= signedInAt) return keyRing.decryptText(row.nextSecretEncrypted, place);
    const secret = makeSecret();
    await tx
      .update(staffAuthenticators)
      .set({ nextSecretEncrypted: keyRing.encryptText(secret, place), nextMadeAt: clock.now() })
      .where(eq(staffAuthenticators.staffId, id));
    return secret;
  });
}

/** Makes the app that is being set up the one that counts, once a code of it was given. */
export async function confirmNewAuthenticator(
  tx: Db,
  { keyRing, clock }: Parts,
  staffId: string,
  code: string,
): Promise<Result<void, 'wrong-code'>> {
  const row = await lockedRow(tx, staffId);
  if (!row?.nextSecretEncrypted) return fail('wrong-code');
  const secret = keyRing.decryptText(row.nextSecretEncrypted, cipherContext(table, 'next_secret_encrypted', staffId));
  const step = await stepOfCode(secret, code, clock.now().epochMilliseconds);
  if (step === undefined) return fail('wrong-code');
  await tx
    .update(staffAuthenticators)
    .set({
      secretEncrypted: keyRing.encryptText(secret, cipherContext(table, 'secret_encrypted', staffId)),
      confirmedAt: clock.now(),
      nextSecretEncrypted: null,
      nextMadeAt: null,
      lastStep: step,
    })
    .where(eq(staffAuthenticators.staffId, staffId));
  return ok(undefined);
}

/** Takes a code of somebody's app. A code counts once: neither it nor an earlier one is taken again. */
export async function takeAuthenticatorCode(
  tx: Db,
  { keyRing, clock }: Parts,
  staffId: string,
  code: string,
): Promise<Result<void, 'wrong-code' | 'used-code'>> {
  const row = await lockedRow(tx, staffId);
  if (!row?.secretEncrypted) return fail('wrong-code');
  const secret = keyRing.decryptText(row.secretEncrypted, cipherContext(table, 'secret_encrypted', staffId));
  const step = await stepOfCode(secret, code, clock.now().epochMilliseconds);
  if (step === undefined) return fail('wrong-code');
  const taken = await tx
    .update(staffAuthenticators)
    .set({ lastStep: step })
    .where(sql`${staffAuthenticators.staffId} = ${staffId} AND ${staffAuthenticators.lastStep} < ${step}`)
    .returning({ staffId: staffAuthenticators.staffId });
  return taken.length === 0 ? fail('used-code') : ok(undefined);
}
