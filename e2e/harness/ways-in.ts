import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { makeSecret, secretForTyping } from '#app/features/staff/server/one-time-code.ts';
import { argon2Passwords } from '#app/features/staff/server/password-hash.ts';
import { staffAuthenticators, staffMembers, staffPasswords } from '#app/features/staff/server/tables.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { codeOfApp } from './authenticator.ts';

/** The password of everybody who has one in these tests. */
export const PASSWORD = 'horse raincoat ladder pebble';
export const emailOf = (role: StaffRole): string => `${role}@example.com`;

/** Gives somebody a password and an app of their own. The app's key, as it is typed in. */
export async function giveWayIn(db: Db, keyRing: KeyRing, role: StaffRole, id: string): Promise<string> {
  const secret = makeSecret();
  const at = new Date();
  await db
    .update(staffMembers)
    .set({ email: emailOf(role) })
    .where(eq(staffMembers.id, id));
  await db.insert(staffPasswords).values({
    id: crypto.randomUUID(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: await argon2Passwords.hash(PASSWORD),
    createdAt: at,
    updatedAt: at,
  });
  const place = cipherContext('staff_authenticators', 'secret_encrypted', id);
  await db
    .update(staffAuthenticators)
    .set({ secretEncrypted: keyRing.encryptText(secret, place), lastStep: 0 })
    .where(eq(staffAuthenticators.staffId, id));
  return secretForTyping(secret);
}

/** The sign-in that opens over the page when a session has ended. */
export const signInDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign in again' });

/** Codes count once, so each sign-in of one person takes the next one. */
const used = new Map<string, number>();

/** Signs in there with password and code. `aheadMs`: how far the server's clock is ahead of this machine's. */
export async function signInThere(page: Page, role: StaffRole, key: string, aheadMs = 0): Promise<void> {
  const step = (used.get(key) ?? -1) + 1;
  used.set(key, step);
  await signInDialog(page).getByLabel('E-mail').fill(emailOf(role));
  await signInDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await signInDialog(page)
    .getByLabel('Code')
    .fill(codeOfApp(key, step + Math.round(aheadMs / 30_000)));
  await page.keyboard.press('Enter');
}
