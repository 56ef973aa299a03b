import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { staffBackupCodes } from './tables.ts';

// No vowels, no 0/O, 1/I/L, 5/S, 8/B, 2/Z: nothing to misread, and no words.
const signs = '34679CDFGHJKMPQRTVWXY';
const codeLength = 10;
const howMany = 10;
const isCode = new RegExp(`^[${signs}]{${codeLength}}$`);

/** A code as it is typed, in one spelling; undefined when it can't be one. */
export function parseBackupCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return isCode.test(code) ? code : undefined;
}

function makeCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}

function hashOf(keyRing: KeyRing, staffId: string, code: string, keyId: string): Uint8Array {
  return keyRing.derive('staff/backup-code', `${staffId} ${code}`, keyId);
}

/** Ten new codes in place of those there were, for showing once: only their hashes are kept. */
export async function renewBackupCodes(tx: Db, keyRing: KeyRing, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode);
  const keyId = keyRing.currentKeyId;
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staffId, staffId));
  await tx
    .insert(staffBackupCodes)
    .values(codes.map((code) => ({ staffId, keyId, codeHash: hashOf(keyRing, staffId, code, keyId) })));
  return codes.map((code) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`);
}

/** Uses a code up. False when it is none of theirs, or used already. */
export async function useBackupCode(tx: Db, keyRing: KeyRing, staffId: string, code: string): Promise<boolean> {
  for (const keyId of keyRing.keyIds) {
    const used = await tx
      .delete(staffBackupCodes)
      .where(
        and(
          eq(staffBackupCodes.staffId, staffId),
          eq(staffBackupCodes.keyId, keyId),
          sql`${staffBackupCodes.codeHash} = ${hashOf(keyRing, staffId, code, keyId)}::bytea`,
        ),
      )
      .returning({ staffId: staffBackupCodes.staffId });
    if (used.length > 0) return true;
  }
  return false;
}

/** How many codes somebody has left. */
export async function backupCodesLeft(db: Db, staffId: string): Promise<number> {
  return db.$count(staffBackupCodes, eq(staffBackupCodes.staffId, staffId));
}
