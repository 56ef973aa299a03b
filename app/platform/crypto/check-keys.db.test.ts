import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '#app/platform/clock.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { checkKeys } from './check-keys.ts';
import { makeKey } from './key-file.ts';
import { createKeyRing, cipherContext } from './key-ring.ts';

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  const first = makeKey();
  const second = makeKey();
  const other = { ...makeKey(), id: first.id };
  const check = (ring: Parameters<typeof createKeyRing>[0], lost: string[] = []) =>
    checkKeys(database.db, createKeyRing(ring), systemClock, lost);
  const close = async (id: string, key = first) => {
    const text = createKeyRing([key]).encryptText('a secret', cipherContext('secrets', 'text_encrypted', id));
    const bytes = createKeyRing([key]).encrypt('a secret', cipherContext('secrets', 'file_encrypted', id));
    await database.rawTransaction(async (owner) => {
      await owner.query('INSERT INTO secrets VALUES ($1, $2, $3)', [id, text, bytes]);
    });
  };
  beforeEach(async () => {
    database = await open();
    await database.rawTransaction((owner) =>
      owner.script('CREATE TABLE secrets (id text PRIMARY KEY, text_encrypted text, file_encrypted bytea)'),
    );
  });

  test('the same ring, a rotated one, and one whose old key closes nothing any more, start', async () => {
    await expect(check([first])).resolves.toBeUndefined();
    await close('1');
    await expect(check([first])).resolves.toBeUndefined();
    await expect(check([second, first])).resolves.toBeUndefined();
    await database.db.execute(sql`DELETE FROM secrets`);
    await close('2', second);
    await expect(check([second])).resolves.toBeUndefined();
  });

  test('another ring is refused with a sentence that names the key, also where nothing was closed yet', async () => {
    await check([first]);
    const sentence = `This database was written with the key ${first.id}, which is not among the keys`;
    await expect(check([second])).rejects.toThrow(sentence);
    await close('1');
    await expect(check([second])).rejects.toThrow(sentence);
    await check([second], [first.id]);
  });

  test('a key of the right name and the wrong bytes is refused', async () => {
    await check([first]);
    await expect(check([other])).rejects.toThrow(`The key ${first.id} is not the one of that name`);
  });

  test('a database from before there were proofs is asked what its values were closed with', async () => {
    await close('1');
    await expect(check([second])).rejects.toThrow(first.id);
    await check([first]);
    await expect(check([second])).rejects.toThrow(first.id);
  });
});
