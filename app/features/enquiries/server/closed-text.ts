import { placeOf, type KeyRing } from '#app/platform/crypto/key-ring.ts';

type Column = 'full_name_encrypted' | 'mobile_number_encrypted' | 'email_encrypted' | 'message_encrypted';

/** Closes a text for its place in the table `enquiries`. */
export function closeText(keyRing: KeyRing, column: Column, id: string, text: string): string {
  return keyRing.encryptText(text, placeOf('enquiries', column, id));
}

/** Opens it again. Throws `DecryptionError`, also for a text of another row or column. */
export function openText(keyRing: KeyRing, column: Column, id: string, closed: string): string {
  return keyRing.decryptText(closed, placeOf('enquiries', column, id));
}
