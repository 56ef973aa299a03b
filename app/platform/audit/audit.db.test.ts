import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#app/lib/time.ts';
import { sqlState } from '#app/platform/database/errors.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';
import { audit } from './audit.ts';
import { removeOldAuditEntries } from './remove-old-entries.ts';
import { verifyAudit } from './verify-audit.ts';

const start = Date.UTC(2026, 10, 20, 5);

forEachDatabase((_name, open) => {
  async function withEntries(count: number) {
    const database = await open();
    for (let index = 0; index < count; index += 1)
      await audit(database.db, {
        at: start + index * dayMs,
        actor: { kind: 'staff', id: 'someone', address: '127.0.0.1' },
        action: 'patient.viewed',
        subject: { kind: 'patient', id: String(index) },
        details: { fields: index },
      });
    return database;
  }

  test('entries are chained in the order they were committed, and the chain holds', async () => {
    const database = await withEntries(5);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.db.transaction(async (tx) => {
          await audit(tx, { at: start, actor: { kind: 'system' }, action: 'purge.ran', details: { index } });
          await audit(tx, { at: start, actor: { kind: 'nobody' }, action: 'sign-in.refused' });
        }),
      ),
    );
    expect(await verifyAudit(database)).toEqual({ entries: 45, faults: [] });
  });

  test('an entry of a transaction that fails does not exist', async () => {
    const database = await withEntries(1);
    await database.db
      .transaction(async (tx) => {
        await audit(tx, { at: start, actor: { kind: 'system' }, action: 'purge.ran' });
        throw new Error('no');
      })
      .catch(() => {});
    expect(await verifyAudit(database)).toEqual({ entries: 1, faults: [] });
  });

  test('the application can neither change, remove nor forge entries, nor touch the tables', async () => {
    const database = await withEntries(2);
    for (const attempt of [
      sql`UPDATE audit_entries SET action = 'nothing.happened'`,
      sql`DELETE FROM audit_entries`,
      sql`TRUNCATE audit_entries, audit_chain`,
      sql`DELETE FROM audit_chain`,
      sql`UPDATE audit_chain SET hash = sha256('')`,
      sql`INSERT INTO audit_chain VALUES (99, 1, sha256(''))`,
      sql`INSERT INTO audit_entries (id, at, actor_kind, action) OVERRIDING SYSTEM VALUE VALUES (99, now(), 'system', 'a.b')`,
      sql`ALTER TABLE audit_entries DISABLE TRIGGER ALL`,
      sql`DROP TABLE audit_entries CASCADE`,
      sql`SELECT remove_audit_entries(now() + interval '1 year', now())`,
      sql`CREATE OR REPLACE FUNCTION audit_hash(previous bytea, entry audit_entries) RETURNS bytea LANGUAGE sql AS 'SELECT NULL::bytea'`,
      sql`CREATE TABLE my_own (id int)`,
      sql`UPDATE schema_migrations SET checksum = ''`,
    ]) {
      const refused = await database.db.execute(attempt).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
      // 42501: insufficient privilege.
      expect.soft(refused).toBe('42501');
    }
    expect(await verifyAudit(database)).toEqual({ entries: 2, faults: [] });
  });

  test('who owns the machine can change the log, and the check names what was changed', async () => {
    const database = await withEntries(6);
    await database.rawTransaction(async (connection) => {
      await connection.script(`
        UPDATE audit_entries SET subject_id = '99' WHERE id = 2;
        DELETE FROM audit_chain WHERE position = 4;
        DELETE FROM audit_entries WHERE id = 4;
      `);
    });
    const { faults } = await verifyAudit(database);
    expect(faults).toEqual([
      { position: 2, entryId: 2, kind: 'changed' },
      { position: 5, entryId: 5, kind: 'gap' },
    ]);
  });

  test('only entries past their period go, and the chain goes on from the mark they leave', async () => {
    const database = await withEntries(6);
    expect(await removeOldAuditEntries(database, 1, start + 4 * dayMs)).toBe(3);
    expect(await removeOldAuditEntries(database, 1, start + 4 * dayMs)).toBe(0);
    await audit(database.db, { at: start + 9 * dayMs, actor: { kind: 'system' }, action: 'purge.ran' });
    expect(await verifyAudit(database)).toEqual({ entries: 4, faults: [] });
    const { rows } = await database.db.execute(
      sql`SELECT entries::int, through_position::int AS through FROM audit_removals`,
    );
    expect(rows).toEqual([{ entries: 3, through: 3 }]);
    expect(await removeOldAuditEntries(database, 0, start + 99 * dayMs)).toBe(4);
    await audit(database.db, { at: start, actor: { kind: 'system' }, action: 'purge.ran' });
    expect(await verifyAudit(database)).toEqual({ entries: 1, faults: [] });
  });
});
