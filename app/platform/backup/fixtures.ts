import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Temporal } from '#app/lib/time.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import type { OpenTestDatabase, TestDatabase } from '#app/platform/database/testing.ts';

export const now = Temporal.Instant.from('2026-11-21T10:00:00Z');

// Everything that is hard to carry over: kinds of values, generated and identity columns, keys in both directions,
// rows that a migration put in, a trigger that changes what is inserted.
const trickySchema = `
  CREATE TYPE mood AS ENUM ('calm', 'worried');
  CREATE TABLE rooms (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, favourite uuid);
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
  ALTER TABLE rooms ADD CONSTRAINT favourite_visit FOREIGN KEY (favourite) REFERENCES visits;
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
  UPDATE rooms SET favourite = (SELECT id FROM visits WHERE room = 2) WHERE id = 1;
  UPDATE visits SET before = (SELECT id FROM visits WHERE room = 1) WHERE room = 2;
`;

/** All of it as text, to compare two databases. */
export const everything = sql`
  SELECT (SELECT json_agg(v ORDER BY room) FROM visits v)::text AS visits, (SELECT json_agg(r ORDER BY id) FROM rooms r)::text AS rooms
`;

/** Makes `folder` a migrations folder: the platform's, then one of this text. */
export async function writeMigrations(folder: string, text: string): Promise<void> {
  await copyFile('db/migrations/0001_platform.sql', join(folder, '0001_platform.sql'));
  await writeFile(join(folder, '0002_tricky.sql'), text);
}

/** A database with the tricky tables and rows, by migrations that it leaves in `folder`. */
export async function openTricky(open: OpenTestDatabase, folder: string): Promise<TestDatabase> {
  await writeMigrations(folder, trickySchema);
  const database = await open({ migrated: false });
  await migrate(database, folder);
  await database.rawTransaction((connection) => connection.script(trickyRows));
  return database;
}
