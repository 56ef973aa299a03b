import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { databaseOn } from './embedded-database.ts';
import { openInMemory } from './embedded.ts';
import { migrate } from './migrate.ts';
import { isPostgresInstalled, migratedTemplate, startTestCluster, type TestCluster } from './testing-cluster.ts';

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

type EachDatabase = (name: Database['kind'], open: OpenTestDatabase) => void;

/**
 * Describes the suite for a temporary real server and for the embedded database (in memory), there as one of the
 * endurance tests because it takes longer; where PostgreSQL is not installed, for the embedded database at once.
 * `open()` gives a fresh, migrated database each time: call it in `beforeAll` to share one.
 */
export function forEachDatabase(suite: EachDatabase): void {
  describeEmbedded(suite, isPostgresInstalled() ? ['endurance'] : []);
  if (isPostgresInstalled()) describePostgres((open) => suite('postgres', open));
}

/** The same for what the two databases may well do differently: `npm test` runs it on both. */
export function forEachDatabaseInEveryRun(suite: EachDatabase): void {
  describeEmbedded(suite, []);
  if (isPostgresInstalled()) describePostgres((open) => suite('postgres', open));
}

function describeEmbedded(suite: EachDatabase, tags: string[]): void {
  const missing = isPostgresInstalled() ? '' : ' (PostgreSQL is not installed here, so only this one)';
  describe(`embedded database${missing}`, { tags }, () => {
    const opened = closedAtTheEnd();
    suite('embedded', async ({ migrated = true, onError = () => {} } = {}) => {
      const database = await databaseOn(await openInMemory(embeddedCopy(migrated)), onError);
      opened.push(database);
      if (migrated) await migrate(database);
      return { ...database, url: undefined };
    });
  });
}

/** For what only several processes or a server can show. Without PostgreSQL one test says that there is none. */
export function onPostgres(suite: (open: OpenTestDatabase) => void): void {
  if (isPostgresInstalled()) describePostgres(suite);
  else sayThatItIsMissing();
}

function describePostgres(suite: (open: OpenTestDatabase) => void): void {
  describe('PostgreSQL', () => {
    let cluster: TestCluster | undefined;
    let root = injectedCluster();
    beforeAll(async () => {
      if (root === undefined) cluster = await startTestCluster();
      root ??= cluster?.url;
    });
    afterAll(async () => {
      await cluster?.stop();
    });
    const opened = closedAtTheEnd();
    suite(async ({ migrated = true, onError = () => {} } = {}) => {
      if (!root) throw new Error('PostgreSQL is not installed here.');
      const url = await createDatabase(root, migrated && root === injectedCluster());
      const database = await openDatabase({ databaseUrl: url, dataDir: '', onError });
      opened.push(database);
      if (migrated) await migrate(database);
      return { ...database, url };
    });
  });
}

function sayThatItIsMissing(): void {
  test('PostgreSQL is not installed here, so this file shows nothing', () => {
    expect(isPostgresInstalled()).toBe(false);
  });
}

/** Absent like the cluster: then each database is made from nothing, which takes longer. */
function embeddedCopy(migrated: boolean): Blob | undefined {
  const files = inject('embeddedDatabases');
  return files && new Blob([readFileSync(migrated ? files.migrated : files.empty)]);
}

/** Undefined where the global setup is not in use: a file run by hand with another configuration. */
function injectedCluster(): string | undefined {
  return inject('testCluster');
}

function closedAtTheEnd(): Database[] {
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });
  return opened;
}

/** A copy of the migrated database, or an empty one; its address. */
async function createDatabase(root: string, migrated: boolean): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: root });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${migratedTemplate}` : ''}`);
  } finally {
    await client.end();
  }
  return root.replace('///postgres?', `///${name}?`);
}
