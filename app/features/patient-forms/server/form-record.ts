import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { makeRecordKey, openRecordKey, type RecordKey } from '#app/platform/crypto/record-key.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { TypedAnswers } from '../domain/draft.ts';
import { patientForms } from './tables.ts';

/** A form's row, as far as its key needs it. */
export type KeyedForm = Pick<typeof patientForms.$inferSelect, 'id' | 'recordKeyEncrypted'>;

function keyPlace(id: string): string {
  return cipherContext('patient_forms', 'record_key_encrypted', id);
}

/** A form's key as its row holds it, closed; undefined for an id that is none. */
export async function keyedForm(db: Db, formId: string): Promise<KeyedForm | undefined> {
  const [row] = await db
    .select({ id: patientForms.id, recordKeyEncrypted: patientForms.recordKeyEncrypted })
    .from(patientForms)
    .where(eq(patientForms.id, formId));
  return row;
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

const contents = z.object({
  answers: z.record(z.string(), z.unknown()),
  /** Which open page wrote a section last, by its slug: its own next save is no conflict. */
  writers: z.record(z.string(), z.string()).default({}),
  /** Where the link to go on was last asked to be sent. */
  linkTo: z.string().optional(),
});

/** The part of a form that is encrypted as one value. */
export interface FormContents {
  readonly answers: TypedAnswers;
  readonly writers?: Readonly<Record<string, string>>;
  readonly linkTo?: string | undefined;
}

function contentsPlace(id: string): string {
  return cipherContext('patient_forms', 'answers_sealed', id);
}

/** Closes what is kept, for the row `id`. */
export function sealContents(record: RecordKey, id: string, kept: FormContents): Uint8Array {
  return record.encrypt(JSON.stringify(kept), contentsPlace(id));
}

/** Decrypts a form's contents, finished or not. Throws `DecryptionError`. */
export function openContents(
  record: RecordKey,
  { id, answersSealed }: { readonly id: string; readonly answersSealed: Uint8Array },
): z.output<typeof contents> {
  const text = Buffer.from(record.decrypt(answersSealed, contentsPlace(id))).toString('utf8');
  return contents.parse(JSON.parse(text));
}
