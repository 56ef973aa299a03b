import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { onPostgres, type TestDatabase } from './testing.ts';

onPostgres((open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open({ migrated: false });
  });

  test('a connection that the server ends is made again, and who listens is told', async () => {
    const errors: unknown[] = [];
    const other = await openDatabase({ databaseUrl: database.url, dataDir: '', onError: (e) => errors.push(e) });
    try {
      const heard: string[] = [];
      let [reconnected, lost] = [0, 0];
      await other.listen(
        'settings_changed',
        (payload) => heard.push(payload),
        () => {
          reconnected += 1;
        },
        () => {
          lost += 1;
        },
      );
      await database.rawTransaction((connection) =>
        connection.query(`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'jamun%' AND pid <> pg_backend_pid()`),
      );
      await expect.poll(() => reconnected, { timeout: 10_000 }).toBe(1);
      expect(lost).toBe(1);
      await database.db.execute(sql`SELECT pg_notify('settings_changed', 'again')`);
      await expect.poll(() => heard).toEqual(['again']);
      expect(errors.length).toBeGreaterThan(0);
      expect((await other.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await other.close();
    }
  });

  test('a connection that breaks inside a transaction fails that transaction and not the process', async () => {
    const other = await openDatabase({ databaseUrl: database.url, dataDir: '', maxConnections: 1 });
    try {
      await expect(
        other.db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
          await database.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`);
          await tx.execute(sql`SELECT 1`);
        }),
      ).rejects.toThrow(/Failed query/);
      expect((await other.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await other.close();
    }
  });
});
