import type { Database } from '#app/platform/database/database.ts';
import { DecryptionError, cipherContext, type KeyRing } from './key-ring.ts';

/** A column that holds what `encrypt` (bytea) or `encryptText` (text) made with `cipherContext(table, column, id)`. */
export interface EncryptedColumn {
  readonly table: string;
  readonly idColumn: string;
  readonly column: string;
}

export interface RotationResult {
  readonly column: EncryptedColumn;
  /** Values that were closed again with the current key. */
  readonly rotated: number;
  /** Values that no key in the ring opens; they are left as they are. */
  readonly unreadable: number;
}

/**
 * The encrypted columns of this database, which are known by their names: they end in `_encrypted`. Their tables have
 * one column as the primary key. Throws when one has not, because its values could not be rotated.
 */
export async function findEncryptedColumns(database: Database): Promise<EncryptedColumn[]> {
  const rows = await database.rawTransaction((connection) =>
    connection.query<{ table: string; column: string; keys: number; idColumn: string | null }>(`
      SELECT c.relname AS table, a.attname AS column,
        coalesce(array_length(p.conkey, 1), 0)::int AS keys, k.attname AS "idColumn"
      FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_constraint p ON p.conrelid = c.oid AND p.contype = 'p'
      LEFT JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = p.conkey[1]
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attname LIKE '%\\_encrypted'
      ORDER BY c.relname COLLATE "C", a.attnum
    `),
  );
  return rows.map(({ table, column, keys, idColumn }) => {
    if (keys !== 1 || idColumn === null)
      throw new Error(`${table}.${column} can't be rotated: its table needs a primary key of one column.`);
    return { table, column, idColumn };
  });
}

interface Row {
  readonly id: string;
  readonly value: Uint8Array | string;
}

const batchSize = 200;

/**
 * Closes again with the current key whatever an older one closed. Works in small transactions, row by row as it
 * finds them, so it may be interrupted and started again at any time while the clinic works; a value changed
 * meanwhile is left to its new text. Derived tokens are untouched: their rows name the key they came from.
 */
export async function rotate(
  database: Database,
  keyRing: KeyRing,
  columns: readonly EncryptedColumn[],
  onProgress: (result: RotationResult) => void = () => {},
): Promise<RotationResult[]> {
  const results: RotationResult[] = [];
  for (const column of columns) {
    let after: string | undefined;
    let rotated = 0;
    let unreadable = 0;
    for (;;) {
      const batch = await rotateBatch(database, keyRing, column, after);
      rotated += batch.rotated;
      unreadable += batch.unreadable;
      onProgress({ column, rotated, unreadable });
      if (batch.last === undefined) break;
      after = batch.last;
    }
    results.push({ column, rotated, unreadable });
  }
  return results;
}

async function rotateBatch(
  database: Database,
  keyRing: KeyRing,
  { table, idColumn, column }: EncryptedColumn,
  after: string | undefined,
): Promise<{ rotated: number; unreadable: number; last: string | undefined }> {
  return database.rawTransaction(async (connection) => {
    const rows = await connection.query<Row>(
      `SELECT "${idColumn}"::text AS id, "${column}" AS value FROM "${table}"
       WHERE "${column}" IS NOT NULL AND ($1::text IS NULL OR "${idColumn}"::text COLLATE "C" > $1)
       ORDER BY "${idColumn}"::text COLLATE "C" LIMIT ${batchSize} FOR UPDATE`,
      [after ?? null],
    );
    let rotated = 0;
    let unreadable = 0;
    for (const { id, value } of rows) {
      const outcome = closeAgain(keyRing, value, cipherContext(table, column, id));
      if (outcome.kind === 'unreadable') unreadable += 1;
      if (outcome.kind !== 'rotated') continue;
      rotated += 1;
      await connection.query(`UPDATE "${table}" SET "${column}" = $2 WHERE "${idColumn}"::text = $1`, [
        id,
        outcome.value,
      ]);
    }
    return { rotated, unreadable, last: rows.length < batchSize ? undefined : rows.at(-1)?.id };
  });
}

type Outcome =
  | { readonly kind: 'current' | 'unreadable' }
  | { readonly kind: 'rotated'; readonly value: Uint8Array | string };

function closeAgain(keyRing: KeyRing, value: Uint8Array | string, context: string): Outcome {
  try {
    const bytes = typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64url')) : value;
    if (!keyRing.needsRotation(bytes)) return { kind: 'current' };
    const fresh = keyRing.encrypt(keyRing.decrypt(bytes, context), context);
    return { kind: 'rotated', value: typeof value === 'string' ? Buffer.from(fresh).toString('base64url') : fresh };
  } catch (error) {
    if (error instanceof DecryptionError) return { kind: 'unreadable' };
    throw error;
  }
}
