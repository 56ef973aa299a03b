import { z } from 'zod';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { makeRecordKey, openRecordKey, type RecordKey } from '#app/platform/crypto/record-key.ts';
import { typedNote, type TypedNote } from '../domain/note-fields.ts';
import type { clinicalNotes } from './tables.ts';

function keyPlace(id: string): string {
  return cipherContext('clinical_notes', 'record_key_encrypted', id);
}

/** Where a sealed value stands: it can be opened in no other row or column. */
export const notePlaces = {
  draft: (id: string) => cipherContext('clinical_notes', 'draft_sealed', id),
  version: (id: string) => cipherContext('clinical_note_versions', 'text_sealed', id),
  addendum: (id: string) => cipherContext('clinical_note_addenda', 'text_sealed', id),
};

/** The key of a new note, open and closed. */
export function newNoteRecord(keyRing: KeyRing, id: string) {
  const { key, wrapped } = makeRecordKey(keyRing, keyPlace(id));
  return { record: key, recordKeyEncrypted: wrapped };
}

/** The key of a note, which closes everything written in it. Throws `DecryptionError` when the ring has lost its key. */
export function noteRecordOf(
  keyRing: KeyRing,
  note: Pick<typeof clinicalNotes.$inferSelect, 'id' | 'recordKeyEncrypted'>,
): RecordKey {
  return openRecordKey(keyRing, note.recordKeyEncrypted, keyPlace(note.id));
}

export function sealNote(record: RecordKey, note: TypedNote, place: string): Uint8Array {
  return record.encrypt(JSON.stringify(note), place);
}

const stored = z.record(z.string(), z.string());

/** A sealed note again; a field that was added to notes since is empty. Throws `DecryptionError`. */
export function openSealedNote(record: RecordKey, sealed: Uint8Array, place: string): TypedNote {
  const values = stored.parse(JSON.parse(openSealedText(record, sealed, place)));
  return typedNote((field) => values[field] ?? '');
}

/** A sealed text again. Throws `DecryptionError`. */
export function openSealedText(record: RecordKey, sealed: Uint8Array, place: string): string {
  return Buffer.from(record.decrypt(sealed, place)).toString('utf8');
}
