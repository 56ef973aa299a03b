import { sql } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { KeyRing } from './key-ring.ts';
import { MissingKeyError } from './open-key-ring.ts';

const PURPOSE = 'key-proof';

const howToMend =
  'Start with the right SECRET_KEY or DATA_DIR/secret.key; several keys stand in it side by side, the newest first. If it is lost for good, ' +
  'name it in LOST_KEYS: the server then starts, what that key closed can be read by nobody, and links sent with it stop working.';

/**
 * Refuses a ring that is not the one this database was written with: with another one old notes could not be read, links of
 * patients would fail, and everything new would be closed with a key that the right ring does not have. What each key leaves
 * behind is kept in `key_proofs`. `lost` names keys that nobody has any more. Throws `MissingKeyError` with a sentence.
 */
export async function checkKeys(db: Db, keyRing: KeyRing, clock: Clock, lost: readonly string[] = []): Promise<void> {
  const { rows } = await db.execute<{ key_id: string; proof: Uint8Array }>(sql`SELECT key_id, proof FROM key_proofs`);
  const ids = new Set(keyRing.keyIds);
  for (const { key_id: id, proof } of rows)
    if (ids.has(id) && !Buffer.from(proof).equals(proofOf(keyRing, id)))
      throw new MissingKeyError(
        `The key ${id} is not the one of that name that this database was written with. ${howToMend}`,
      );
  const isKnown = rows.some(({ key_id: id }) => ids.has(id));
  const gone = rows.map(({ key_id: id }) => id).filter((id) => !ids.has(id));
  const closing = rows.length === 0 || gone.length > 0 ? await keysThatClose(db) : [];
  // A key that closes nothing any more may have been taken away after a rotation; but if no key here is known, it is the wrong ring.
  const missing = [...new Set([...(isKnown ? [] : gone), ...closing.filter((id) => !ids.has(id))])].filter(
    (id) => !lost.includes(id),
  );
  if (missing.length > 0)
    throw new MissingKeyError(
      `This database was written with the key ${missing.join(', ')}, which is not among the keys of this server (${keyRing.keyIds.join(', ')}). ${howToMend}`,
    );
  // Taken away after a rotation: asked no more.
  for (const id of gone)
    if (!closing.includes(id) && isKnown) await db.execute(sql`DELETE FROM key_proofs WHERE key_id = ${id}`);
  const at = new Date(clock.now().epochMilliseconds).toISOString();
  for (const id of keyRing.keyIds)
    await db.execute(sql`
      INSERT INTO key_proofs (key_id, proof, first_seen_at) VALUES (${id}, ${proofOf(keyRing, id)}, ${at})
      ON CONFLICT (key_id) DO NOTHING`);
}

function proofOf(keyRing: KeyRing, id: string): Buffer {
  return Buffer.from(keyRing.derive(PURPOSE, id, id));
}

/** The keys that closed what stands in the columns `..._encrypted`. Reads them all, so only when there is a question. */
async function keysThatClose(db: Db): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string; type: string }>(sql`
    SELECT quote_ident(c.relname) AS table, quote_ident(a.attname) AS column, format_type(a.atttypid, NULL) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname LIKE '%\\_encrypted'`);
  const ids = new Set<string>();
  for (const { table, column, type } of columns) {
    // version (1 byte), length of the key's name (1 byte), its name: see key-ring.ts. 40 letters of base64 hold any name.
    const bytes = type === 'bytea' ? column : `decode(translate(left(${column}, 40), '-_', '+/'), 'base64')`;
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(
        `SELECT DISTINCT convert_from(substring(bytes FROM 3 FOR get_byte(bytes, 1)), 'UTF8') AS id
         FROM (SELECT ${bytes} AS bytes FROM ${table} WHERE ${column} IS NOT NULL) AS closed WHERE get_byte(bytes, 0) = 1`,
      ),
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}
