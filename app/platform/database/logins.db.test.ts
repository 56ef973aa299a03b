import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { sqlState } from './errors.ts';
import { onPostgres } from './testing.ts';

const denied = '42501';

onPostgres((open) => {
  test('a login of the site alone works, and becomes nobody who may do more', async () => {
    const owner = await open();
    const login = `web_${Math.random().toString(36).slice(2, 10)}`;
    await owner.rawTransaction((connection) =>
      connection.script(`CREATE ROLE ${login} LOGIN; GRANT jamun_app TO ${login}`),
    );
    const ownerUrl = owner.url ?? '';
    const databaseUrl = ownerUrl.replace('user=postgres', `user=${login}`);
    const site = await openDatabase({ databaseUrl, ownerDatabaseUrl: ownerUrl, dataDir: '', maxConnections: 1 });
    try {
      expect(await site.canBecomeOwner()).toBe(false);
      expect(await owner.canBecomeOwner()).toBe(true);
      await site.jobs.start([]);
      const stop = await site.listen('settings_changed', () => {});
      await stop();
      await site.db.execute(sql`SELECT * FROM audit_entries`);
      const stateOf = (statement: string) =>
        site.db.execute(sql.raw(statement)).then(
          () => 'done',
          (error: unknown) => sqlState(error),
        );
      for (const way of ['SET ROLE NONE', 'RESET ROLE', 'RESET SESSION AUTHORIZATION']) {
        expect(await stateOf(way)).toBe('done');
        expect(await stateOf('DELETE FROM audit_entries')).toBe(denied);
        expect(await stateOf('DROP TABLE audit_chain')).toBe(denied);
        expect(await stateOf("COPY (SELECT 1) TO PROGRAM 'true'")).toBe(denied);
        expect(await stateOf('CREATE TABLE mine (id int)')).toBe(denied);
        expect(await stateOf('SET ROLE postgres')).toBe(denied);
        expect(await stateOf('SET ROLE jamun_retention')).toBe(denied);
      }
      // What the owner does goes through a connection of its own.
      expect(await site.rawTransaction((connection) => connection.query('SELECT current_user AS who'))).toEqual([
        { who: 'postgres' },
      ]);
    } finally {
      await site.close();
      await owner.rawTransaction((connection) => connection.script(`DROP ROLE ${login}`));
    }
  });
});
