import { createHash } from 'node:crypto';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';

const purpose = 'intake/form-link';

/**
 * The secret of a form's link: 160 bits that only holders of the key can make, so that a mail can carry the link
 * although nothing but its hash is stored. `keyId` is the one kept with the form.
 */
export function formTokenOf(keyRing: KeyRing, formId: string, keyId: string): string {
  return Buffer.from(keyRing.derive(purpose, formId, keyId)).toString('base64url');
}

/** The hash of the token; the token itself is not stored. */
export function hashOfFormToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of such a secret; anything else needs no look into the database. */
export function isFormToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{27}$/.test(text);
}
