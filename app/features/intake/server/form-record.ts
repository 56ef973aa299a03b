import { placeOf, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { makeRecordKey, openRecordKey, type RecordKey } from '#app/platform/crypto/record-key.ts';
import type { patientForms } from './tables.ts';

/** A form's row, as far as its key needs it. */
export type KeyedForm = Pick<typeof patientForms.$inferSelect, 'id' | 'recordKeyEncrypted'>;

function keyPlace(id: string): string {
  return placeOf('patient_forms', 'record_key_encrypted', id);
}

/** The key of a new form, open and closed. */
export function newRecord(keyRing: KeyRing, id: string) {
  const { key, wrapped } = makeRecordKey(keyRing, keyPlace(id));
  return { record: key, recordKeyEncrypted: wrapped };
}

/**
 * The key of a form, which closes its answers, photos and the doctor's part; each with a `placeOf` of its own. Throws
 * `DecryptionError` when the key ring has lost the key.
 */
export function recordOf(keyRing: KeyRing, form: KeyedForm): RecordKey {
  return openRecordKey(keyRing, form.recordKeyEncrypted, keyPlace(form.id));
}

/** What is kept of a form in one piece: by question id, tidied where it could be, else as it was typed. */
export type TypedAnswers = Readonly<Record<string, unknown>>;

/** Closes what was answered, for the row `id`. */
export function sealAnswers(record: RecordKey, id: string, answers: TypedAnswers): Uint8Array {
  return record.encrypt(JSON.stringify(answers), placeOf('patient_forms', 'answers_sealed', id));
}

/** What was answered so far, finished or not. Throws `DecryptionError`. */
export function openAnswers(
  record: RecordKey,
  { id, answersSealed }: { readonly id: string; readonly answersSealed: Uint8Array },
): TypedAnswers {
  const text = Buffer.from(record.decrypt(answersSealed, placeOf('patient_forms', 'answers_sealed', id)));
  const answers: unknown = JSON.parse(text.toString('utf8'));
  return typeof answers === 'object' && answers !== null ? { ...answers } : {};
}
