import type { Database } from '#app/platform/database/database.ts';
import { DecryptionError, cipherContext, type KeyRing } from './key-ring.ts';
import { findEncryptedColumns, type EncryptedColumn } from './rotate.ts';

/** A keyed tag by which an encrypted value can be searched; case and surrounding spaces are ignored. */
function tagOf(keyRing: KeyRing, place: string, value: string, keyId: string): string {
  const digest = keyRing.derive(`search/${place}`, value.trim().normalize('NFC').toLowerCase(), keyId);
  return `${keyId}.${Buffer.from(digest).toString('base64url')}`;
}

/**
 * The text for the column `<column>_search` beside `<column>_encrypted`: the id of the current key, and a keyed digest
 * (HMAC) that is the same for the same value of this column and says nothing to who has no key.
 */
export function searchTag(keyRing: KeyRing, table: string, column: string, value: string): string {
  return tagOf(keyRing, `${table}.${column}`, value, keyRing.currentKeyId);
}

/** All that these values may stand as in the column, one for each key there is: rows wait for a rotation to reach them. */
export function searchTagsOf(keyRing: KeyRing, table: string, column: string, values: readonly string[]): string[] {
  // Another process may have put a new key in front and given the rows its tags.
  keyRing.reload();
  return keyRing.keyIds.flatMap((keyId) => values.map((value) => tagOf(keyRing, `${table}.${column}`, value, keyId)));
}

const batchSize = 200;

/**
 * Gives every encrypted value that has a `_search` column its tag by the current key: those of before there was such
 * a column, and after a rotation. May be interrupted and run again while the clinic works. A value that no key opens
 * stays without. Returns how many tags were written.
 */
export async function fillSearchTags(database: Database, keyRing: KeyRing): Promise<number> {
  let written = 0;
  for (const column of await findSearchableColumns(database)) {
    let after: string | null = null;
    do {
      const batch = await fillBatch(database, keyRing, column, after);
      written += batch.written;
      after = batch.last;
    } while (after !== null);
  }
  return written;
}

async function findSearchableColumns(database: Database): Promise<EncryptedColumn[]> {
  const searched = await database.rawTransaction((connection) =>
    connection.query<{ name: string }>(`
      SELECT table_name || '.' || regexp_replace(column_name, '_search$', '_encrypted') AS name
      FROM information_schema.columns WHERE table_schema = 'public' AND column_name LIKE '%\\_search'`),
  );
  const names = new Set(searched.map(({ name }) => name));
  return (await findEncryptedColumns(database)).filter(({ table, column }) => names.has(`${table}.${column}`));
}

async function fillBatch(
  database: Database,
  keyRing: KeyRing,
  { table, idColumn, column }: EncryptedColumn,
  after: string | null,
): Promise<{ written: number; last: string | null }> {
  const plainName = column.replace(/_encrypted$/, '');
  const search = `${plainName}_search`;
  return database.rawTransaction(async (connection) => {
    const rows = await connection.query<{ id: string; value: string }>(
      `SELECT "${idColumn}"::text AS id, "${column}" AS value FROM "${table}"
       WHERE "${column}" IS NOT NULL AND ("${search}" IS NULL OR split_part("${search}", '.', 1) <> $2)
         AND ($1::text IS NULL OR "${idColumn}"::text COLLATE "C" > $1)
       ORDER BY "${idColumn}"::text COLLATE "C" LIMIT ${batchSize} FOR UPDATE`,
      [after, keyRing.currentKeyId],
    );
    let written = 0;
    for (const { id, value } of rows) {
      const plain = opened(keyRing, value, cipherContext(table, column, id));
      if (plain === undefined) continue;
      written += 1;
      await connection.query(`UPDATE "${table}" SET "${search}" = $2 WHERE "${idColumn}"::text = $1`, [
        id,
        searchTag(keyRing, table, plainName, plain),
      ]);
    }
    return { written, last: rows.length < batchSize ? null : (rows.at(-1)?.id ?? null) };
  });
}

function opened(keyRing: KeyRing, value: string, place: string): string | undefined {
  try {
    return keyRing.decryptText(value, place);
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
