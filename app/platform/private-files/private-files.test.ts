import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { makeRecordKey } from '#app/platform/crypto/record-key.ts';
import { openUploadStore, type UploadStore } from './upload-store.ts';
import { openStoredFiles } from './stored-files.ts';

const { key: cipher } = makeRecordKey(createKeyRing([makeKey()]), 'here');
const name = 'form.photo';
const whole = new Uint8Array(Buffer.concat([Buffer.from('MARKED'), randomBytes(400_000)]));

let folder = '';
let uploads: UploadStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-files-'));
  uploads = openUploadStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* pieces(bytes: Uint8Array, { size = 10_000, breaksAfter = Infinity } = {}): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    if (at >= breaksAfter) throw new Error('the connection broke');
    yield await Promise.resolve(bytes.subarray(at, at + size));
  }
}

const append = (source: AsyncIterable<Uint8Array>, from = 0, limit = 1_000_000) =>
  uploads.append(name, source, { cipher, from, limit });

describe('a file that arrives', () => {
  test('is there again as it was, and nothing of it lies open on the disk', async () => {
    expect(await append(pieces(whole))).toEqual({ ok: true, bytes: whole.length });
    expect(await uploads.received(name)).toBe(whole.length);
    expect(Buffer.from(await uploads.read(name, cipher)).equals(whole)).toBe(true);
    const onDisk = await readFile(join(folder, 'arriving', name));
    expect(onDisk.includes('MARKED')).toBe(false);
    expect(onDisk.includes(Buffer.from(whole.subarray(1000, 1032)))).toBe(false);
    expect((await stat(join(folder, 'arriving', name))).mode & 0o777).toBe(0o600);
  });

  test('keeps what came before the connection broke, and goes on from there', async () => {
    await expect(append(pieces(whole, { breaksAfter: 250_000 }))).rejects.toThrow(/connection broke/);
    const came = await uploads.received(name);
    expect(came).toBe(250_000);
    // Another process, or this one after a crash.
    uploads = openUploadStore(folder);
    expect(await append(pieces(whole.subarray(came)), came)).toEqual({ ok: true, bytes: whole.length });
    expect(Buffer.from(await uploads.read(name, cipher)).equals(whole)).toBe(true);
  });

  test('forgets a piece that a crash left half written', async () => {
    await append(pieces(whole.subarray(0, 300_000)));
    const path = join(folder, 'arriving', name);
    await truncate(path, (await stat(path)).size - 5);
    const came = await uploads.received(name);
    expect(came).toBeLessThan(300_000);
    await append(pieces(whole.subarray(came)), came);
    expect(Buffer.from(await uploads.read(name, cipher)).equals(whole)).toBe(true);
  });

  test('takes nothing that begins elsewhere, nothing twice at once, and no more than allowed', async () => {
    expect(await append(pieces(whole), 7)).toEqual({ ok: false, reason: 'offset-mismatch' });
    const [first, second] = await Promise.all([append(pieces(whole)), append(pieces(whole))]);
    expect([first.ok, second]).toEqual([true, { ok: false, reason: 'busy' }]);
    expect(await append(pieces(whole), whole.length, whole.length + 5)).toEqual({ ok: false, reason: 'too-large' });
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
  });

  test('can not be opened with another key, under another name, or with its pieces changed', async () => {
    await append(pieces(whole));
    const { key: other } = makeRecordKey(createKeyRing([makeKey()]), 'here');
    await expect(uploads.read(name, other)).rejects.toThrow(/changed/);
    const path = join(folder, 'arriving', name);
    const bytes = await readFile(path);
    await appendFile(join(folder, 'arriving', 'form.other'), bytes);
    await expect(uploads.read('form.other', cipher)).rejects.toThrow(/changed/);
  });

  test('goes when nobody has added to it for long', async () => {
    await append(pieces(whole));
    await uploads.append('form.fresh', pieces(whole), { cipher, from: 0, limit: 1_000_000 });
    const longAgo = new Date('2020-01-01');
    await utimes(join(folder, 'arriving', name), longAgo, longAgo);
    expect(await uploads.removeOlderThan(new Date('2021-01-01').getTime())).toBe(1);
    expect(await uploads.names('form.')).toEqual(['form.fresh']);
  });
});

describe('a stored file', () => {
  test('is read again, listed and removed, and only its owner can read it', async () => {
    const files = openStoredFiles(folder);
    expect(await files.read('photos', 'abc-1')).toBeUndefined();
    expect(await files.list('photos')).toEqual([]);
    await files.write('photos', 'abc-1', whole);
    expect(Buffer.from((await files.read('photos', 'abc-1')) ?? []).equals(whole)).toBe(true);
    expect((await files.list('photos')).map((file) => file.name)).toEqual(['abc-1']);
    expect((await stat(join(folder, 'files', 'photos', 'abc-1'))).mode & 0o777).toBe(0o600);
    await files.remove('photos', 'abc-1');
    expect(await files.read('photos', 'abc-1')).toBeUndefined();
  });

  test.each(['../secret.key', 'a/b', '.', '..', '', 'A', 'a\0b', '/etc/passwd', 'x.y.z'])(
    'is never called %j',
    async (bad) => {
      await expect(openStoredFiles(folder).read('photos', bad)).rejects.toThrow(/No file may be called/);
      await expect(openStoredFiles(folder).write(bad, 'abc', whole)).rejects.toThrow(/No file may be called/);
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
