import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';

const writer = join(import.meta.dirname, 'testing-writer.ts');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lets a process write until it has acknowledged `rows`, kills it, and returns the last number it acknowledged. */
async function writeUntilKilled(rows: number): Promise<number> {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let last = 0;
  let seen = 0;
  for await (const line of createInterface(child.stdout)) {
    last = Number(line);
    seen += 1;
    if (seen === rows) child.kill('SIGKILL');
  }
  await ended;
  return last;
}

test('a commit waits for the disk and a read does not', async () => {
  const { client, close } = await openEmbedded(folder);
  await client.exec('CREATE TABLE notes (id int)');
  const plain = fs.fdatasyncSync;
  let calls = 0;
  fs.fdatasyncSync = (descriptor) => {
    calls += 1;
    plain(descriptor);
  };
  syncBuiltinESMExports();
  try {
    await client.query('SELECT * FROM notes');
    expect(calls).toBe(0);
    await client.query('INSERT INTO notes VALUES (1)');
    expect(calls).toBe(1);
    await client.transaction(async (tx) => {
      await tx.query('INSERT INTO notes VALUES (2)');
      await tx.query('INSERT INTO notes VALUES (3)');
      expect(calls).toBe(1);
    });
    expect(calls).toBe(2);
  } finally {
    fs.fdatasyncSync = plain;
    syncBuiltinESMExports();
    await close();
  }
});

test('the server runs with fsync, the extensions are there and times are UTC', async () => {
  const { client, close } = await openEmbedded(folder);
  const { rows } = await client.query(
    "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS wait, current_setting('full_page_writes') AS pages, current_setting('wal_sync_method') AS method, current_setting('TimeZone') AS zone",
  );
  expect(rows).toEqual([{ fsync: 'on', wait: 'on', pages: 'on', method: 'fsync', zone: 'UTC' }]);
  for (const extension of ['btree_gist', 'citext', 'pg_trgm', 'unaccent'])
    await client.exec(`CREATE EXTENSION ${extension}`);
  await close();
});

test('a second process, or a second opening in this one, is refused with a sentence', async () => {
  const { close } = await openEmbedded(folder);
  await expect(openEmbedded(folder)).rejects.toThrow(/Another process is using the data in .*DATABASE_URL/);
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  expect(code).not.toBe(0);
  expect(said).toContain('Another process is using the data');
  await close();
  await (await openEmbedded(folder)).close();
});

test('only the owner may look into the folders', async () => {
  const inside = join(folder, 'clinic', 'data');
  await (await openEmbedded(inside)).close();
  for (const path of [inside, join(inside, 'pg18')]) expect((await stat(path)).mode & 0o077).toBe(0);
});

test('what was stopped in order, or is new, was not recovered', async () => {
  for (const start of ['the first', 'the next']) {
    const { recovered, close } = await openEmbedded(folder);
    expect.soft([start, recovered]).toEqual([start, false]);
    await close();
  }
});

test(
  'nothing acknowledged is lost when the process is killed, round after round',
  { tags: ['endurance'] },
  async () => {
    for (const rows of [1, 7, 40, 120]) {
      const last = await writeUntilKilled(rows);
      const { client, close, recovered } = await openEmbedded(folder);
      expect(recovered).toBe(true);
      const { rows: kept } = await client.query<{ number: number }>('SELECT number FROM acknowledged ORDER BY number');
      expect(kept.length).toBeGreaterThanOrEqual(last);
      expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
      await close();
    }
  },
);

test('a first start that is killed half way leaves nothing that the next start takes for a database', async () => {
  const child = spawn(process.execPath, [writer, folder], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await expect.poll(() => readdir(folder), { interval: 5, timeout: 20_000 }).toContain('pg18.new');
  child.kill('SIGKILL');
  await ended;
  expect(await readdir(folder)).not.toContain('pg18');
  const { client, close } = await openEmbedded(folder);
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await close();
  expect(await readdir(folder)).not.toContain('pg18.new');
});

test('the data of another version of PostgreSQL is not passed over in silence', async () => {
  await mkdir(join(folder, 'pg17'));
  await expect(openEmbedded(folder)).rejects.toThrow(/another version of PostgreSQL.*backup/);
});

test('closing twice is fine', async () => {
  const { close } = await openEmbedded(folder);
  await expect(Promise.all([close(), close()])).resolves.toHaveLength(2);
});
