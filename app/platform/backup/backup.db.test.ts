import { copyFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing, placeOf } from '#app/platform/crypto/key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const now = Temporal.Instant.from('2026-11-21T10:00:00Z');

// Everything that is hard to carry over: kinds of values, generated and identity columns, keys in both directions,
// rows that a migration put in, a trigger that changes what is inserted.
const trickySchema = `
  CREATE TYPE mood AS ENUM ('calm', 'worried');
  CREATE TABLE rooms (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, favourite bigint);
  INSERT INTO rooms (name) VALUES ('from the migration');
  CREATE TABLE visits (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    room bigint NOT NULL REFERENCES rooms,
    "odd ""name" text,
    seal bytea, amount numeric(30, 10), price float8, big bigint, "on" date, "at" timestamptz NOT NULL DEFAULT now(),
    held tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange("at", NULL)) STORED,
    tags text[], moods mood[], facts jsonb, nothing jsonb, pause interval,
    before uuid REFERENCES visits DEFERRABLE
  );
  ALTER TABLE rooms ADD CONSTRAINT favourite_visit FOREIGN KEY (id) REFERENCES rooms;
  CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := upper(NEW.name); RETURN NEW; END $$;
  CREATE TRIGGER shouting BEFORE INSERT ON rooms FOR EACH ROW EXECUTE FUNCTION shout();
`;

const trickyRows = `
  INSERT INTO rooms (name) VALUES ('quiet');
  UPDATE rooms SET name = 'quiet' WHERE name = 'QUIET';
  INSERT INTO visits (room, "odd ""name", seal, amount, price, big, "on", "at", tags, moods, facts, nothing, pause) VALUES
    (1, E'line\\nbreak "quotes" \\\\ कक्ष 🌿', '\\x00ff10', 12345678901234567890.0123456789, 0.1::float8 + 0.2::float8,
     9007199254740993, '2026-11-21', '2026-11-21 10:00:00.123456+05:30', ARRAY['a,b', NULL, '"c"'],
     ARRAY['calm', 'worried']::mood[], '{"n": 1.10, "null": null}', 'null', '1 mon 2 days 03:04:05.6'),
    (2, '', NULL, NULL, 'NaN', NULL, 'infinity', '2026-01-01', '{}', NULL, '[]', NULL, NULL);
  UPDATE visits SET before = (SELECT id FROM visits WHERE room = 1) WHERE room = 2;
`;

const everything = sql`
  SELECT (SELECT json_agg(v ORDER BY room) FROM visits v)::text AS visits, (SELECT json_agg(r ORDER BY id) FROM rooms r)::text AS rooms
`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function migrationsWith(text: string): Promise<string> {
  await copyFile('db/migrations/0001_platform.sql', join(folder, '0001_platform.sql'));
  await writeFile(join(folder, '0002_tricky.sql'), text);
  return folder;
}

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
  async function filled(): Promise<TestDatabase> {
    const database = await open({ migrated: false });
    await migrate(database, await migrationsWith(trickySchema));
    await database.rawTransaction((connection) => connection.script(trickyRows));
    return database;
  }

  describe('a backup', () => {
    test('brings every kind of value back as it was, into the same kind of database', async () => {
      const from = await filled();
      const file = join(folder, 'all.backup.gz');
      const written = await backUp(from, file, { now, keyIds: [] });
      const into = await open({ migrated: false });
      expect(await restore(into, file, { folder })).toEqual({ createdAt: '2026-11-21T10:00:00Z', ...written });
      expect((await into.db.execute(everything)).rows).toEqual((await from.db.execute(everything)).rows);
    });

    test('leaves a database that goes on as the old one did: numbers, keys and triggers', async () => {
      const from = await filled();
      const file = join(folder, 'all.backup.gz');
      await backUp(from, file, { now, keyIds: [] });
      const into = await open({ migrated: false });
      await restore(into, file, { folder });
      const { rows } = await into.db.execute(sql`INSERT INTO rooms (name) VALUES ('next') RETURNING id::int, name`);
      expect(rows).toEqual([{ id: 3, name: 'NEXT' }]);
      await expect(into.db.execute(sql`INSERT INTO visits (room) VALUES (99)`)).rejects.toThrow(/Failed query/);
      expect(await migrate(into, folder)).toEqual([]);
    });

    test('moves into the other kind of database as well', async () => {
      const from = await filled();
      const file = join(folder, 'all.backup.gz');
      await backUp(from, file, { now, keyIds: [] });
      const into = await openDatabase({ dataDir: join(folder, 'data') });
      await restore(into, file, { folder });
      expect((await into.db.execute(everything)).rows).toEqual((await from.db.execute(everything)).rows);
      await into.close();
    });

    test('holds everything acknowledged before it began, while more arrives, and restores without loss', async () => {
      const from = await open({ migrated: false });
      const plain = 'CREATE TABLE bookings (number int PRIMARY KEY)';
      await migrate(from, await migrationsWith(plain));
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

    test('holds no key and nothing in the clear that was encrypted, and only its owner can read it', async () => {
      const key = makeKey();
      const from = await open({ migrated: false });
      await migrate(from, await migrationsWith('CREATE TABLE notes (id int PRIMARY KEY, note_encrypted bytea)'));
      const place = placeOf('notes', 'note_encrypted', '1');
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

    test('that can not be finished leaves no file, and one that is there is not overwritten', async () => {
      const unused = await open({ migrated: false });
      const file = join(folder, 'x.backup.gz');
      await expect(backUp(unused, file, { now, keyIds: [] })).rejects.toThrow(/nothing to back up/);
      expect(await readdir(folder)).toEqual([]);
      await writeFile(file, 'precious');
      await expect(backUp(unused, file, { now, keyIds: [] })).rejects.toThrow(/file .* already/);
      expect(await readFile(file, 'utf8')).toBe('precious');
    });
  });

  describe('a restore', () => {
    test('refuses a database that is in use and changes nothing in it', async () => {
      const from = await filled();
      const file = join(folder, 'all.backup.gz');
      await backUp(from, file, { now, keyIds: [] });
      await expect(restore(from, file, { folder })).rejects.toThrow(/in use already/);
      expect((await from.db.execute(sql`SELECT count(*)::int AS visits FROM visits`)).rows).toEqual([{ visits: 2 }]);
    });

    test('refuses a backup of a version that has other migrations', async () => {
      const from = await filled();
      const file = join(folder, 'all.backup.gz');
      await backUp(from, file, { now, keyIds: [] });
      await writeFile(join(folder, '0002_tricky.sql'), 'CREATE TABLE other (id int)');
      const into = await open({ migrated: false });
      await expect(restore(into, file, { folder })).rejects.toThrow(/0002_tricky/);
    });

    test('finds a changed value, a missing row, a missing end and a torn file, and leaves the database empty', async () => {
      const from = await filled();
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
});
