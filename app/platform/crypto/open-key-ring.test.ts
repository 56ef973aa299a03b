import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatKeys, makeKey } from './key-file.ts';
import { addKeyToFile, keyFileIn, openKeyRing } from './open-key-ring.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jamun-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function origin(more: object = {}) {
  return { secretKey: undefined, dataDir, databaseUrl: undefined, environment: 'production' as const, ...more };
}

test('the first start makes a key that only the owner can read, and the second start finds it', async () => {
  const first = openKeyRing(origin());
  const second = openKeyRing(origin());
  expect(second.currentKeyId).toBe(first.currentKeyId);
  expect((await stat(keyFileIn(dataDir))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

test('a key file that others could read is closed to them', async () => {
  await writeFile(keyFileIn(dataDir), formatKeys([makeKey()]), { mode: 0o644 });
  openKeyRing(origin());
  expect((await stat(keyFileIn(dataDir))).mode & 0o777).toBe(0o600);
});

test('SECRET_KEY wins over the file and writes none', async () => {
  const key = makeKey();
  expect(openKeyRing(origin({ secretKey: formatKeys([key]) })).currentKeyId).toBe(key.id);
  expect(await readdir(dataDir)).toEqual([]);
});

test('in production on a PostgreSQL server no key is made up', async () => {
  const databaseUrl = 'postgresql://localhost/jamun';
  expect(() => openKeyRing(origin({ databaseUrl }))).toThrow(/SECRET_KEY is missing/);
  expect(await readdir(dataDir)).toEqual([]);
  expect(openKeyRing(origin({ databaseUrl, environment: 'development' })).keyIds).toHaveLength(1);
});

test('a key added to the file comes first and the older ones stay', async () => {
  const ring = openKeyRing(origin());
  const before = ring.currentKeyId;
  const key = makeKey();
  addKeyToFile(dataDir, key);
  expect(openKeyRing(origin()).keyIds).toEqual([key.id, before]);
  expect((await readFile(keyFileIn(dataDir), 'utf8')).split('\n')).toHaveLength(3);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});
