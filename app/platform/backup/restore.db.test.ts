import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachDatabaseInEveryRun } from '#app/platform/database/testing.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { now, openTricky } from './fixtures.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-restore-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

forEachDatabaseInEveryRun((_name, open) => {
  test('a restore refuses a database that is in use and changes nothing in it', async () => {
    const from = await openTricky(open, folder);
    const file = join(folder, 'all.backup.gz');
    await backUp(from, file, { now, keyIds: [] });
    await expect(restore(from, file, { folder })).rejects.toThrow(/in use already/);
    expect((await from.db.execute(sql`SELECT count(*)::int AS visits FROM visits`)).rows).toEqual([{ visits: 2 }]);
  });

  test('a restore refuses a backup of a version that has other migrations', async () => {
    const from = await openTricky(open, folder);
    const file = join(folder, 'all.backup.gz');
    await backUp(from, file, { now, keyIds: [] });
    await writeFile(join(folder, '0002_tricky.sql'), 'CREATE TABLE other (id int)');
    const into = await open({ migrated: false });
    await expect(restore(into, file, { folder })).rejects.toThrow(/0002_tricky/);
  });

  test('a restore finds a changed value, a missing row, a missing end and a torn file, and leaves the database empty', async () => {
    const from = await openTricky(open, folder);
    const file = join(folder, 'all.backup.gz');
    await backUp(from, file, { now, keyIds: [] });
    const packed = await readFile(file);
    const text = gunzipSync(packed).toString();
    const all = text.split('\n');
    const rowAt = all.findIndex((line) => line.startsWith('['));
    const damaged: [Buffer, RegExp][] = [
      [gzipSync(text.replace('quiet', 'quite')), /damaged/],
      [gzipSync(all.toSpliced(rowAt, 1).join('\n')), /damaged/],
      [gzipSync(`${all.slice(0, -2).join('\n')}\n`), /cut short/],
      [gzipSync(text.replace('"jamunBackup":1', '"jamunBackup":2')), /newer version/],
      [packed.subarray(0, packed.length - 20), /damaged|cut short/],
      [Buffer.from('hello'), /damaged/],
    ];
    const into = await open({ migrated: false });
    for (const [bytes, message] of damaged) {
      await writeFile(file, bytes);
      await expect(restore(into, file, { folder })).rejects.toThrow(message);
    }
    await expect(restore(into, join(folder, 'none'), { folder })).rejects.toThrow(/There is no file/);
    const { rows } = await into.db.execute(
      sql`SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    expect(rows).toEqual([{ tables: 0 }]);
  });
});
