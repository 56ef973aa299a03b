import { countDistinct, eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';
import { staffBackupCodes, staffLinks } from './tables.ts';

/** What of the staff was made with a key and dies with it. */
export interface MadeWithKey {
  readonly links: number;
  /** People whose backup codes these are. */
  readonly peopleWithCodes: number;
}

/** Counts invitations and links of the staff, and whose backup codes, were made with a key. */
export async function madeWithKey(db: Db, keyId: string): Promise<MadeWithKey> {
  const [codes] = await db
    .select({ people: countDistinct(staffBackupCodes.staffId) })
    .from(staffBackupCodes)
    .where(eq(staffBackupCodes.keyId, keyId));
  return { links: await db.$count(staffLinks, eq(staffLinks.keyId, keyId)), peopleWithCodes: codes?.people ?? 0 };
}

/** Deletes links and backup codes that were made with a key. */
export async function forgetMadeWithKey(tx: Db, keyId: string): Promise<void> {
  await tx.delete(staffLinks).where(eq(staffLinks.keyId, keyId));
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.keyId, keyId));
}
