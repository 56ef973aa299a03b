import { eq, sql } from 'drizzle-orm';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { formTokenOf, hashOfFormToken } from './form-token.ts';
import { patientForms } from './tables.ts';

/** How many unfinished forms have a link that was made with a key. */
export function draftsWithLinkOf(db: Db, keyId: string): Promise<number> {
  return db.$count(patientForms, sql`${patientForms.tokenKeyId} = ${keyId} AND ${patientForms.state} = 'draft'`);
}

/** Gives every form whose link came from `keyId` one by the current key, inside `tx`: the links of before stop working. */
export async function renewFormLinks(tx: Db, keyRing: KeyRing, keyId: string): Promise<void> {
  const to = keyRing.currentKeyId;
  const rows = await tx.select({ id: patientForms.id }).from(patientForms).where(eq(patientForms.tokenKeyId, keyId));
  const pairs = rows.map(({ id }) => ({
    id,
    hash: Buffer.from(hashOfFormToken(formTokenOf(keyRing, id, to))).toString('hex'),
  }));
  await tx.execute(sql`
    UPDATE patient_forms SET token_key_id = ${to}, token_hash = decode(renewed.hash, 'hex')
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS renewed (id uuid, hash text)
    WHERE patient_forms.id = renewed.id`);
}
