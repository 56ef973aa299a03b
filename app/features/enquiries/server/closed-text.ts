import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { searchTag } from '#app/platform/crypto/search-tag.ts';

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
  return keyRing.encryptText(text, cipherContext(tables[column], column, id));
}

/** Opens it again. Throws `DecryptionError`, also for a text of another row or column. */
export function openText(keyRing: KeyRing, column: Column, id: string, closed: string): string {
  return keyRing.decryptText(closed, cipherContext(tables[column], column, id));
}

/** What the enquiries of one number or address are found by (docs/decisions/0032-searching-what-is-encrypted.md). */
export function contactTags(
  keyRing: KeyRing,
  { mobileNumber, email }: { readonly mobileNumber: string; readonly email: string | undefined },
): { readonly mobileNumberSearch: string; readonly emailSearch: string | null } {
  return {
    mobileNumberSearch: searchTag(keyRing, 'enquiries', 'mobile_number', mobileNumber),
    emailSearch: email === undefined ? null : searchTag(keyRing, 'enquiries', 'email', email),
  };
}
