import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { makeRecordKey, openRecordKey, type RecordKey } from '#app/platform/crypto/record-key.ts';
import type { visitPhotos } from './tables.ts';

/** A photo's row, as far as its key needs it. */
type KeyedPhoto = Pick<typeof visitPhotos.$inferSelect, 'id' | 'recordKeyEncrypted'>;

function keyPlace(id: string): string {
  return cipherContext('visit_photos', 'record_key_encrypted', id);
}

/** The key of a new photo, open and closed. */
export function newPhotoRecord(keyRing: KeyRing, id: string) {
  const { key, wrapped } = makeRecordKey(keyRing, keyPlace(id));
  return { record: key, recordKeyEncrypted: wrapped };
}

/** The key of a photo, which closes its files and what it shows. Throws `DecryptionError` when the ring has lost its key. */
export function photoRecordOf(keyRing: KeyRing, { id, recordKeyEncrypted }: KeyedPhoto): RecordKey {
  return openRecordKey(keyRing, recordKeyEncrypted, keyPlace(id));
}
