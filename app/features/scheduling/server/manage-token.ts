import { createHash } from 'node:crypto';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';

const purpose = 'booking/manage-link';

/**
 * The secret of an appointment's manage link: 160 bits that only holders of the key can make, so that every later mail
 * can carry the link again although nothing but its hash is stored. `keyId` is the one kept with the appointment.
 */
export function manageTokenOf(keyRing: KeyRing, appointmentId: string, keyId: string): string {
  return Buffer.from(keyRing.derive(purpose, appointmentId, keyId)).toString('base64url');
}

/** The hash of a manage link's token; the token itself is not stored. */
export function hashOfToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of a manage link's secret; anything else needs no look into the database. */
export function isTokenShaped(text: string): boolean {
  return /^[A-Za-z0-9_-]{27}$/.test(text);
}
