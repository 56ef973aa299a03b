import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLeakedPasswords } from './leaked-passwords.ts';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-leaked-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string): Promise<string> {
  const file = join(folder, `${createHash('md5').update(content).digest('hex')}.txt`);
  await writeFile(file, content);
  return file;
}

describe('a list of leaked passwords', () => {
  const leaked = Array.from({ length: 400 }, (_, index) => `leaked passphrase number ${index}`);

  it.each([
    ['with how often each leaked', (hash: string, index: number) => `${hash}:${index * 7919}`, '\n', '\n'],
    ['as hashes alone', (hash: string) => hash, '\n', ''],
    ['in small letters with lines of Windows', (hash: string) => `${hash.toLowerCase()}:3`, '\r\n', '\r\n'],
  ])(
    'ordered by hash, %s, is looked up on the disk: every one is found, and no other',
    async (_, line, between, end) => {
      const file = await fileOf(leaked.map(sha1).toSorted().map(line).join(between) + end);
      const list = await openLeakedPasswords(file);
      const found = await Promise.all(leaked.map((password) => list.has(password)));
      expect(found.filter(Boolean)).toHaveLength(leaked.length);
      const others = await Promise.all(leaked.map((password) => list.has(`${password}!`)));
      expect(others.filter(Boolean)).toHaveLength(0);
    },
  );

  it('of one line is one', async () => {
    const list = await openLeakedPasswords(await fileOf(`${sha1('the only one there is')}:1`));
    expect([await list.has('the only one there is'), await list.has('another')]).toEqual([true, false]);
  });

  it('may be plain, one a line, of more than its memory began with', async () => {
    const many = Array.from({ length: 70_000 }, (_, index) => `plain ${index}`);
    const list = await openLeakedPasswords(await fileOf(`${['नागपूर संत्री गोड', ...many].join('\r\n')}\r\n`));
    const found = await Promise.all([many[0]!, many.at(-1)!, many[33_333]!, 'नागपूर संत्री गोड'].map(list.has));
    expect(found).toEqual([true, true, true, true]);
    expect(await list.has('plain 70000')).toBe(false);
  });

  it('is refused with a sentence where it is not there, empty, or ordered by something else', async () => {
    await expect(openLeakedPasswords(join(folder, 'none'))).rejects.toThrow(/cannot be read/);
    await expect(openLeakedPasswords(await fileOf(''))).rejects.toThrow(/is empty/);
    const byCount = leaked.map((password, index) => `${sha1(password)}:${400 - index}`).join('\n');
    await expect(openLeakedPasswords(await fileOf(byCount))).rejects.toThrow(/not ordered by hash/);
  });
});
