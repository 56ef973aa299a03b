import { placeOf, type KeyRing } from '#app/platform/crypto/key-ring.ts';

const tables = {
  full_name_encrypted: 'enquiries',
  mobile_number_encrypted: 'enquiries',
  email_encrypted: 'enquiries',
  message_encrypted: 'enquiries',
  text_encrypted: 'enquiry_entries',
} as const;
type Column = keyof typeof tables;

/** Closes a text for its place: the column and the row `id` of its table. */
export function closeText(keyRing: KeyRing, column: Column, id: string, text: string): string {
  return keyRing.encryptText(text, placeOf(tables[column], column, id));
}

/** Opens it again. Throws `DecryptionError`, also for a text of another row or column. */
export function openText(keyRing: KeyRing, column: Column, id: string, closed: string): string {
  return keyRing.decryptText(closed, placeOf(tables[column], column, id));
}
