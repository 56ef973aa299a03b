import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing, cipherContext } from '#app/platform/crypto/key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { everything, now, openTricky, writeMigrations } from './fixtures.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Bookings that arrive one after another until told to stop. */
function keepBooking({ db }: TestDatabase) {
  const state = { acknowledged: 0, stopped: false };
  const arriving = (async () => {
    while (!state.stopped) {
      await db.execute(sql`INSERT INTO bookings VALUES (${state.acknowledged + 1}::int)`);
      state.acknowledged += 1;
      // The embedded database answers without leaving the event loop: let the others have their turn.
      await setImmediate();
    }
  })();
  return {
    get acknowledged() {
      return state.acknowledged;
    },
    stop: () => {
      state.stopped = true;
      return arriving;
    },
  };
}

forEachDatabase((_name, open) => {
  test('a backup brings every kind of value back as it was, into the same kind of database', async () => {
    const from = await openTricky(open, folder);
    const file = join(folder, 'all.backup.gz');
    const written = await backUp(from, file, { now, keyIds: [] });
    const into = await open({ migrated: false });
    expect(await restore(into, file, { folder })).toEqual({ createdAt: '2026-11-21T10:00:00Z', ...written });
    expect((await into.db.execute(everything)).rows).toEqual((await from.db.execute(everything)).rows);
  });

  test('a backup leaves a database that goes on as the old one did: numbers, keys and triggers', async () => {
    const from = await openTricky(open, folder);
    const file = join(folder, 'all.backup.gz');
    await backUp(from, file, { now, keyIds: [] });
    const into = await open({ migrated: false });
    await restore(into, file, { folder });
    const { rows } = await into.db.execute(sql`INSERT INTO rooms (name) VALUES ('next') RETURNING id::int, name`);
    expect(rows).toEqual([{ id: 3, name: 'NEXT' }]);
    await expect(into.db.execute(sql`INSERT INTO visits (room) VALUES (99)`)).rejects.toThrow(/Failed query/);
    expect(await migrate(into, folder)).toEqual([]);
  });

  test('a backup moves into the other kind of database as well', async () => {
    const from = await openTricky(open, folder);
    const file = join(folder, 'all.backup.gz');
    await backUp(from, file, { now, keyIds: [] });
    const into = await openDatabase({ dataDir: join(folder, 'data') });
    await restore(into, file, { folder });
    expect((await into.db.execute(everything)).rows).toEqual((await from.db.execute(everything)).rows);
    await into.close();
  });

  test('a backup holds everything acknowledged before it began, while more arrives, and restores without loss', async () => {
    const from = await open({ migrated: false });
    const plain = 'CREATE TABLE bookings (number int PRIMARY KEY)';
    await writeMigrations(folder, plain);
    await migrate(from, folder);
    const arrivals = keepBooking(from);
    try {
      for (let round = 1; round <= 3; round += 1) {
        await expect.poll(() => arrivals.acknowledged, { interval: 5, timeout: 20_000 }).toBeGreaterThan(round * 30);
        const before = arrivals.acknowledged;
        const file = join(folder, `${round}.backup.gz`);
        await backUp(from, file, { now, keyIds: [] });
        const into = await open({ migrated: false });
        await restore(into, file, { folder });
        const { rows } = await into.db.execute<{ number: number }>(sql`SELECT number FROM bookings ORDER BY number`);
        expect(rows.length).toBeGreaterThanOrEqual(before);
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      }
    } finally {
      await arrivals.stop();
    }
  });

  test('a backup holds no key and nothing in the clear that was encrypted, and only its owner can read it', async () => {
    const key = makeKey();
    const from = await open({ migrated: false });
    await writeMigrations(folder, 'CREATE TABLE notes (id int PRIMARY KEY, note_encrypted bytea)');
    await migrate(from, folder);
    const place = cipherContext('notes', 'note_encrypted', '1');
    const sealed = createKeyRing([key]).encrypt('itches at night', place);
    await from.db.execute(sql`INSERT INTO notes VALUES (1, ${Buffer.from(sealed)})`);
    const file = join(folder, 'notes.backup.gz');
    await backUp(from, file, { now, keyIds: [key.id] });
    const text = gunzipSync(await readFile(file)).toString();
    const secret = Buffer.from(key.secret);
    for (const form of ['base64', 'base64url', 'hex'] as const) expect(text).not.toContain(secret.toString(form));
    expect(text).not.toContain('itches');
    expect(text).toContain(key.id);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const into = await open({ migrated: false });
    await restore(into, file, { folder });
    const { rows } = await into.db.execute<{ note: Uint8Array }>(sql`SELECT note_encrypted AS note FROM notes`);
    const opened = createKeyRing([key]).decrypt(new Uint8Array(rows[0]?.note ?? []), place);
    expect(Buffer.from(opened).toString()).toBe('itches at night');
  });

  test('a backup that can not be finished leaves no file, and one that is there is not overwritten', async () => {
    const unused = await open({ migrated: false });
    const file = join(folder, 'x.backup.gz');
    await expect(backUp(unused, file, { now, keyIds: [] })).rejects.toThrow(/nothing to back up/);
    expect(await readdir(folder)).toEqual([]);
    await writeFile(file, 'precious');
    await expect(backUp(unused, file, { now, keyIds: [] })).rejects.toThrow(/file .* already/);
    expect(await readFile(file, 'utf8')).toBe('precious');
  });
});
