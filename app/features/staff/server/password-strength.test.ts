import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLeakedPasswords } from '#app/platform/leaked-passwords.ts';
import { passwordFault } from './password-strength.ts';

const fault = (password: string) =>
  passwordFault(password, ['Asha Namuna', 'asha@jamun.example', 'Jamun Skin & Hair Clinic']);

describe('a new password', () => {
  it('needs fifteen characters, and no kind of them', async () => {
    expect(await fault('tolmic-vexa-9p')).toBe('too-short');
    expect(await fault('horse raincoat ladder pebble')).toBeUndefined();
    expect(await fault('x'.repeat(257))).toBe('too-long');
  });

  it('counts characters as people do', async () => {
    expect(await fault('😀😀😀😀😀😀😀😀')).toBe('too-short');
    expect(await fault('नागपूर संत्री गोड आहेत खूप')).toBeUndefined();
  });

  it('is held against the list that the clinic brought, in every spelling, and another is taken as before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jamun-leaked-'));
    const file = join(folder, 'pwned-passwords-sha1-ordered-by-hash.txt');
    const leaked = ['velvetumbrellagranite', 'Kx7$hw!Pq2zR9mVtb', 'somebody else chose this one'];
    const hashes = leaked.map((each) => createHash('sha1').update(each).digest('hex').toUpperCase());
    await writeFile(
      file,
      hashes
        .toSorted()
        .map((hash) => `${hash}:3\r\n`)
        .join(''),
    );
    const list = await openLeakedPasswords(file);
    const verdicts = await Promise.all(
      ['velvetumbrellagranite', 'Velvet-Umbrella Granite 2026', 'Kx7$hw!Pq2zR9mVtb', 'velvet umbrella mango lake'].map(
        (password) => passwordFault(password, [], list),
      ),
    );
    await rm(folder, { recursive: true });
    expect(verdicts).toEqual(['too-common', 'too-common', 'too-common', undefined]);
  });

  it.each([
    'violet umbrella seven lakes',
    'paper apple paint applied',
    'Kx7$hw!Pq2zR9mVtb',
    'the horse that ate my umbrella in june',
    'oranges from nagpur taste best in winter',
  ])('may have words and figures in whatever order: %s', async (password) => {
    expect(await fault(password)).toBeUndefined();
  });

  it.each([
    'passwordpassword',
    'password12345678',
    'qwertyuiopasdfgh',
    'aaaaaaaaaaaaaaaaaaaa',
    '123456789012345678',
    'iloveyouiloveyou',
    'AshaNamuna2026!!',
    'jamunjamunjamun1',
    'Password1!Password1!',
    'correct horse battery staple',
    'Correct-Horse-Battery-Staple-1!',
    'c0rrecthorseb4tterystaple',
    'Tr0ub4dor&3Tr0ub4dor',
    'polniypizdec0211!',
    'P O L N I Y P I Z D E C 0 2 1 1',
    'Zqjphsyf 6ctifgu',
    'Xk9-mQv2-Xk9-mQv2',
    'Vande Mataram 1950',
  ])('is not taken when it is easily guessed: %s', async (password) => {
    expect(await fault(password)).toBe('too-common');
  });
});
