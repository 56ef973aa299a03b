import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { forEachDatabaseInEveryRun } from './testing.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-migrations-'));
  await writeFile(join(folder, '0001_first.sql'), 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);');
  await writeFile(
    join(folder, '0002_second.sql'),
    'ALTER TABLE first ADD COLUMN name text; INSERT INTO first VALUES (2);',
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

forEachDatabaseInEveryRun((name, open) => {
  test('each file runs once, in order, and the second start runs nothing', async () => {
    const database = await open({ migrated: false });
    expect(await isMigrated(database, folder)).toBe(false);
    expect(await migrate(database, folder)).toEqual(['0001_first', '0002_second']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await isMigrated(database, folder)).toBe(true);
    expect((await database.db.execute(sql`SELECT count(*)::int AS rows FROM first`)).rows).toEqual([{ rows: 2 }]);
  });

  test('ten starts at once run each file once between them', async () => {
    const first = await open({ migrated: false });
    const handles = [first];
    if (name === 'postgres')
      for (let process = 2; process <= 10; process += 1)
        handles.push({ ...(await openDatabase({ databaseUrl: first.url, dataDir: '' })), url: first.url });
    const starts = Array.from({ length: 10 }, (_, start) => handles[start % handles.length] ?? first);
    const ran = await Promise.all(starts.map((database) => migrate(database, folder)));
    expect(ran.flat().toSorted()).toEqual(['0001_first', '0002_second']);
    expect((await first.db.execute(sql`SELECT count(*)::int AS rows FROM first`)).rows).toEqual([{ rows: 2 }]);
    await Promise.all(handles.slice(1).map((database) => database.close()));
  });

  test('a file that fails leaves nothing of itself and names itself', async () => {
    const database = await open({ migrated: false });
    await writeFile(join(folder, '0003_broken.sql'), 'CREATE TABLE third (id int); SELECT nonsense;');
    await expect(migrate(database, folder)).rejects.toThrow(/0003_broken/);
    expect((await database.db.execute(sql`SELECT to_regclass('third')::text AS third`)).rows).toEqual([
      { third: null },
    ]);
    await writeFile(join(folder, '0003_broken.sql'), 'CREATE TABLE third (id int);');
    expect(await migrate(database, folder)).toEqual(['0003_broken']);
  });

  test('a file edited after it ran stops the start', async () => {
    const database = await open({ migrated: false });
    await migrate(database, folder);
    await writeFile(join(folder, '0001_first.sql'), 'CREATE TABLE first (id bigint);');
    await expect(migrate(database, folder)).rejects.toThrow(/0001_first was edited/);
  });

  test("the project's own migrations run", async () => {
    const database = await open();
    expect(await isMigrated(database)).toBe(true);
  });
});
