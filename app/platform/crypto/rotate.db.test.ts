import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { grantDefaults } from '#app/platform/database/roles.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { makeKey } from './key-file.ts';
import { createKeyRing, cipherContext } from './key-ring.ts';
import { findEncryptedColumns, rotate, type EncryptedColumn } from './rotate.ts';

const bytes: EncryptedColumn = { table: 'secrets', idColumn: 'id', column: 'bytes_encrypted' };
const text: EncryptedColumn = { table: 'secrets', idColumn: 'id', column: 'text_encrypted' };
const rowsMade = 450;

forEachDatabase((_name, open) => {
  const oldKey = makeKey();
  const newKey = makeKey();
  const before = createKeyRing([oldKey]);
  const after = createKeyRing([newKey, oldKey]);
  let database: TestDatabase;

  beforeEach(async () => {
    database ??= await open({ migrated: false });
    await database.rawTransaction(async (connection) => {
      await connection.script(
        `${grantDefaults} DROP TABLE IF EXISTS secrets; CREATE TABLE secrets (id int PRIMARY KEY, bytes_encrypted bytea, text_encrypted text)`,
      );
      for (let id = 1; id <= rowsMade; id += 1)
        await connection.query('INSERT INTO secrets VALUES ($1, $2, $3)', [
          id,
          before.encrypt(`note ${id}`, cipherContext('secrets', 'bytes_encrypted', String(id))),
          id % 2 === 0
            ? before.encryptText(`text ${id}`, cipherContext('secrets', 'text_encrypted', String(id)))
            : null,
        ]);
    });
  });

  async function readAll(ring: typeof after): Promise<string[]> {
    const { rows } = await database.db.execute<{ id: number; bytes: Uint8Array; text: string | null }>(
      sql`SELECT id, bytes_encrypted AS bytes, text_encrypted AS text FROM secrets ORDER BY id`,
    );
    return rows.map(({ id, bytes: sealed, text: sealedText }) => {
      const note = Buffer.from(
        ring.decrypt(sealed, cipherContext('secrets', 'bytes_encrypted', String(id))),
      ).toString();
      const opened = sealedText && ring.decryptText(sealedText, cipherContext('secrets', 'text_encrypted', String(id)));
      return `${note} ${opened}`;
    });
  }

  test('afterwards the new key alone opens every value, bytes and text', async () => {
    const plain = await readAll(before);
    const results = await rotate(database, after, [bytes, text]);
    expect(results).toEqual([
      { column: bytes, rotated: rowsMade, unreadable: 0 },
      { column: text, rotated: rowsMade / 2, unreadable: 0 },
    ]);
    expect(await readAll(createKeyRing([newKey]))).toEqual(plain);
    expect((await rotate(database, after, [bytes, text])).map(({ rotated }) => rotated)).toEqual([0, 0]);
  });

  test('encrypted columns are found by their names, and one that could not be rotated is refused', async () => {
    expect(await findEncryptedColumns(database)).toEqual([bytes, text]);
    await database.rawTransaction((owner) => owner.script('ALTER TABLE secrets DROP CONSTRAINT secrets_pkey'));
    await expect(findEncryptedColumns(database)).rejects.toThrow(/secrets.bytes_encrypted can't be rotated/);
  });

  test('interrupted half way everything is readable, and the next run finishes it', async () => {
    const plain = await readAll(before);
    const interrupted = rotate(database, after, [bytes], ({ rotated }) => {
      if (rotated >= 200) throw new Error('power cut');
    });
    await expect(interrupted).rejects.toThrow('power cut');
    expect(await readAll(after)).toEqual(plain);
    const [rest] = await rotate(database, after, [bytes, text]);
    expect(rest).toMatchObject({ rotated: rowsMade - 200, unreadable: 0 });
    expect(await readAll(createKeyRing([newKey]))).toEqual(plain);
  });

  test('a value that no key opens is counted and left as it is', async () => {
    const stray = createKeyRing([makeKey()]).encrypt('lost', cipherContext('secrets', 'bytes_encrypted', '7'));
    await database.db.execute(sql`UPDATE secrets SET bytes_encrypted = ${Buffer.from(stray)} WHERE id = 7`);
    const [result] = await rotate(database, after, [bytes]);
    expect(result).toMatchObject({ rotated: rowsMade - 1, unreadable: 1 });
    const { rows } = await database.db.execute<{ sealed: Uint8Array }>(
      sql`SELECT bytes_encrypted AS sealed FROM secrets WHERE id = 7`,
    );
    expect(Buffer.from(rows[0]?.sealed ?? []).equals(Buffer.from(stray))).toBe(true);
  });
});
