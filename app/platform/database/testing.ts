import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { databaseOn } from './embedded-database.ts';
import { openInMemory } from './embedded.ts';
import { migrate } from './migrate.ts';
import { startTestCluster, type TestCluster } from './testing-cluster.ts';

export interface TestDatabase extends Database {
  /** Address for a second handle or another process; absent on the embedded database, which has one process only. */
  readonly url: string | undefined;
}

export interface OpenOptions {
  /** False for a database without any table. */
  readonly migrated?: boolean;
  readonly onError?: (error: unknown) => void;
}

/** Opens a fresh database; it is closed at the end of the suite if the test did not. */
export type OpenTestDatabase = (options?: OpenOptions) => Promise<TestDatabase>;

/**
 * Describes the suite once for the embedded database (in memory) and, where PostgreSQL is installed, once for a
 * temporary real server. `open()` gives a fresh, migrated database each time: call it in `beforeAll` to share one.
 */
export function forEachDatabase(suite: (name: Database['kind'], open: OpenTestDatabase) => void): void {
  const provided = injectedCluster();
  const missing = provided === '' ? ' (PostgreSQL is not installed here, so only this one)' : '';
  describe(`embedded database${missing}`, () => {
    const opened: Database[] = [];
    closeAtTheEnd(opened);
    suite('embedded', async ({ migrated = true, onError = () => {} } = {}) => {
      const database = databaseOn(await openInMemory(), onError);
      opened.push(database);
      if (migrated) await migrate(database);
      return { ...database, url: undefined };
    });
  });
  if (provided === '') return;
  describe('PostgreSQL', () => {
    const opened: Database[] = [];
    let cluster: TestCluster | undefined;
    let root: string | undefined = provided;
    beforeAll(async () => {
      if (root === undefined) cluster = await startTestCluster();
      root ??= cluster?.url;
    });
    afterAll(async () => {
      await cluster?.stop();
    });
    closeAtTheEnd(opened);
    suite('postgres', async ({ migrated = true, onError = () => {} } = {}) => {
      if (!root) throw new Error('PostgreSQL is not installed here.');
      const url = await createDatabase(root);
      const database = await openDatabase({ databaseUrl: url, dataDir: '', onError });
      opened.push(database);
      if (migrated) await migrate(database);
      return { ...database, url };
    });
  });
}

/** Undefined where the global setup is not in use: a file run by hand with another configuration. */
function injectedCluster(): string | undefined {
  return inject('testCluster');
}

function closeAtTheEnd(opened: Database[]): void {
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });
}

async function createDatabase(root: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: root });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return root.replace('///postgres?', `///${name}?`);
}
