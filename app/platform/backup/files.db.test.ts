import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#app/platform/database/migrate.ts';
import { forEachDatabase, type OpenTestDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { filesIn, openStoredFiles, storedFilesFolder } from '#app/platform/private-files/stored-files.ts';
import { backUp } from './back-up.ts';
import { checkArchive, restore } from './restore.ts';
import { now, writeMigrations } from './fixtures.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-backup-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function withPhotos(open: OpenTestDatabase): Promise<TestDatabase> {
  await writeMigrations(folder, 'CREATE TABLE photos (file text PRIMARY KEY)');
  const database = await open({ migrated: false });
  await migrate(database, folder);
  return database;
}

forEachDatabase((_name, open) => {
  test('files beside the database come back as they were', async () => {
    const from = await withPhotos(open);
    const files = openStoredFiles(join(folder, 'from'));
    const large = randomBytes(200_000);
    await files.write('photos', 'a'.repeat(32), large);
    await files.write('photos', `${'a'.repeat(32)}-small`, Buffer.from([0, 255, 10]));
    await files.write('media', 'empty', new Uint8Array());
    await writeFile(join(storedFilesFolder(join(folder, 'from')), 'photos', 'half.new'), 'half written');
    const file = join(folder, 'files.backup.gz');
    const filesFolder = storedFilesFolder(join(folder, 'from'));
    expect(await backUp(from, file, { now, keyIds: [], filesFolder })).toMatchObject({ files: 3 });
    const into = openStoredFiles(join(folder, 'into'));
    await restore(await open({ migrated: false }), file, { folder, files: into });
    expect(await filesIn(storedFilesFolder(join(folder, 'into')))).toEqual(await filesIn(filesFolder));
    expect(Buffer.from((await into.read('photos', 'a'.repeat(32))) ?? []).equals(large)).toBe(true);
    expect(await into.read('media', 'empty')).toHaveLength(0);
  });

  test('while photos arrive, every row of the backup has its file', async () => {
    const from = await withPhotos(open);
    const files = openStoredFiles(join(folder, 'from'));
    const state = { stored: 0, stopped: false };
    const arriving = (async () => {
      while (!state.stopped) {
        const name = String(state.stored).padStart(32, '0');
        await files.write('photos', name, randomBytes(20_000));
        await from.db.execute(sql`INSERT INTO photos VALUES (${name})`);
        state.stored += 1;
        await setImmediate();
      }
    })();
    try {
      for (let round = 1; round <= 2; round += 1) {
        await expect.poll(() => state.stored, { interval: 5, timeout: 20_000 }).toBeGreaterThan(round * 10);
        const before = state.stored;
        const file = join(folder, `${round}.backup.gz`);
        await backUp(from, file, { now, keyIds: [], filesFolder: storedFilesFolder(join(folder, 'from')) });
        const into = await open({ migrated: false });
        const restored = openStoredFiles(join(folder, `into-${round}`));
        await restore(into, file, { folder, files: restored });
        const { rows } = await into.db.execute<{ file: string }>(sql`SELECT file FROM photos`);
        expect(rows.length).toBeGreaterThanOrEqual(before);
        for (const row of rows) expect(await restored.read('photos', row.file)).toHaveLength(20_000);
      }
    } finally {
      state.stopped = true;
      await arriving;
    }
  });

  test('a file that was changed in the backup, cut off or left out is noticed before anything is restored', async () => {
    const from = await withPhotos(open);
    await openStoredFiles(join(folder, 'from')).write('photos', 'abc', Buffer.from('photo'));
    const file = join(folder, 'files.backup.gz');
    await backUp(from, file, { now, keyIds: [], filesFolder: storedFilesFolder(join(folder, 'from')) });
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const at = lines.findIndex((line) => line.includes('photos/abc'));
    const changed = async (change: (all: string[]) => string[]): Promise<string> => {
      const other = join(folder, 'changed.backup.gz');
      await writeFile(other, '');
      await appendFile(other, gzipSync(`${change([...lines]).join('\n')}\n`));
      return other;
    };
    const other = await changed((all) => all.with(at + 1, JSON.stringify(Buffer.from('image').toString('base64'))));
    await expect(checkArchive(other)).rejects.toThrow(/not the one that was written/);
    await expect(checkArchive(await changed((all) => all.toSpliced(at + 1, 1)))).rejects.toThrow(/not the one/);
    await expect(checkArchive(await changed((all) => all.toSpliced(at, 3)))).rejects.toThrow(/lacks some of its files/);
    const outside = await changed((all) => all.with(at, JSON.stringify({ file: '../../etc/passwd' })));
    await expect(checkArchive(outside)).rejects.toThrow(/no backup of Jamun/);
  });
});
