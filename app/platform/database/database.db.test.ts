import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { bytea, instant } from './columns.ts';
import { constraintOf, repeatOnConflict, sqlState, sqlStates } from './errors.ts';
import { grantDefaults } from './roles.ts';
import { forEachDatabaseInEveryRun, type TestDatabase } from './testing.ts';

const rooms = pgTable('rooms', {
  id: integer().primaryKey(),
  name: text().notNull(),
  seal: bytea(),
  open: boolean().notNull(),
  madeAt: instant('made_at').notNull(),
});

forEachDatabaseInEveryRun((_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open({ migrated: false });
    await database.rawTransaction((connection) =>
      connection.script(`
        CREATE EXTENSION btree_gist;
        ${grantDefaults}
        CREATE TABLE rooms (id int PRIMARY KEY, name text NOT NULL, seal bytea, open boolean NOT NULL, made_at timestamptz NOT NULL);
        CREATE TABLE stays (room int, during tstzrange, CONSTRAINT no_two_at_once EXCLUDE USING gist (room WITH =, during WITH &&));
      `),
    );
  });

  test('text, bytes, truth and instants come back as they went in', async () => {
    const room = {
      id: 1,
      name: 'कक्ष १ 🌿',
      seal: Buffer.from([0, 1, 255]),
      open: true,
      madeAt: Temporal.Instant.from('2026-11-21T09:30:00.123456+05:30'),
    };
    await database.db.insert(rooms).values(room);
    const [read] = await database.db.select().from(rooms);
    expect(read).toMatchObject({ id: 1, name: room.name, open: true });
    expect(read?.madeAt.toString()).toBe('2026-11-21T04:00:00.123456Z');
    expect([...(read?.seal ?? [])]).toEqual([0, 1, 255]);
  });

  test('what a broken rule is called can be read from the error', async () => {
    const stay = sql`INSERT INTO stays VALUES (1, '[2026-11-21 10:00+00, 2026-11-21 11:00+00)')`;
    await database.db.execute(stay);
    const error = await database.db.execute(stay).then(
      () => undefined,
      (caught: unknown) => caught,
    );
    expect(sqlState(error)).toBe(sqlStates.exclusionViolation);
    expect(constraintOf(error)).toBe('no_two_at_once');
  });

  test('an error in a savepoint leaves the transaction usable', async () => {
    await database.db.transaction(async (tx) => {
      const inner = tx.transaction((savepoint) => savepoint.execute(sql`INSERT INTO rooms (id) VALUES (7)`));
      await expect(inner).rejects.toThrow(/Failed query/);
      await tx.execute(sql`INSERT INTO rooms VALUES (8, 'eight', NULL, true, now())`);
    });
    expect(
      await database.db
        .select({ id: rooms.id })
        .from(rooms)
        .where(sql`id IN (7, 8)`),
    ).toEqual([{ id: 8 }]);
  });

  test('a transaction that swallowed an error says so instead of pretending to commit', async () => {
    const swallowing = database.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO rooms VALUES (9, 'nine', NULL, true, now())`);
      await tx.execute(sql`SELECT nonsense`).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow(/commit|rolled back|abort/i);
    expect(
      await database.db
        .select()
        .from(rooms)
        .where(sql`id = 9`),
    ).toEqual([]);
  });

  test('a notification arrives after the commit and not after a rollback', async () => {
    const heard: string[] = [];
    const stop = await database.listen('settings_changed', (payload) => heard.push(payload));
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_notify('settings_changed', 'lost')`);
        throw new Error('no');
      })
      .catch(() => {});
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('settings_changed', 'hours')`);
    });
    await expect.poll(() => heard).toEqual(['hours']);
    await stop();
    await database.db.execute(sql`SELECT pg_notify('settings_changed', 'unheard')`);
    expect(heard).toEqual(['hours']);
  });

  test('only plain names can be listened to', async () => {
    await expect(database.listen('a; DROP TABLE rooms', () => {})).rejects.toThrow(/channel/);
  });

  test('a conflict is tried again and then given up with the error', async () => {
    let attempts = 0;
    const conflict = Object.assign(new Error('could not serialize access'), { code: '40001' });
    const result = await repeatOnConflict(() => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error('Failed query', { cause: conflict })) : Promise.resolve('done');
    });
    expect([result, attempts]).toEqual(['done', 3]);
    await expect(repeatOnConflict(() => Promise.reject(conflict), 2)).rejects.toBe(conflict);
  });
});
