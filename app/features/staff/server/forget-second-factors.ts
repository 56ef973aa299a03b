import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';
import { staffAuthenticators, staffBackupCodes, staffPasskeys } from './tables.ts';

/** Takes authenticator app, backup codes and passkeys of somebody: at the next sign-in they set one up anew. */
export async function forgetSecondFactors(tx: Db, staffId: string): Promise<void> {
  await tx.delete(staffAuthenticators).where(eq(staffAuthenticators.staffId, staffId));
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staffId, staffId));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, staffId));
}
