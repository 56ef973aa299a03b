import { resolve } from 'node:path';
import type { Database, RawConnection } from './database.ts';
import {
  MigrationError,
  pendingMigrations,
  readMigrations,
  type AppliedMigration,
  type Migration,
} from './migrations.ts';
import { grantDefaults } from './roles.ts';

/** Any number will do as long as it never changes and nothing else uses it. */
const advisoryLock = 720_150_501;

export const migrationsFolder = resolve('db/migrations');

/**
 * Runs what has not run yet, each file in a transaction of its own together with the note that it ran. Processes
 * that start together take turns by an advisory lock, so each file runs once. Returns the names that ran here.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder);
  const ran: string[] = [];
  for (;;) {
    const name = await database.rawTransaction((connection) => runNext(connection, files));
    if (name === undefined) return ran;
    ran.push(name);
  }
}

/** Whether every migration has run; used by the readiness check. */
export async function isMigrated(database: Database, folder = migrationsFolder): Promise<boolean> {
  const files = await readMigrations(folder);
  return database.rawTransaction(
    async (connection) => pendingMigrations(files, await appliedMigrations(connection)).length === 0,
    { snapshot: true },
  );
}

/** The migrations that ran on this database, oldest first. */
export async function appliedMigrations(connection: RawConnection): Promise<AppliedMigration[]> {
  const [table] = await connection.query<{ exists: boolean }>(
    "SELECT to_regclass('public.schema_migrations') IS NOT NULL AS exists",
  );
  if (!table?.exists) return [];
  return connection.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM public.schema_migrations ORDER BY name COLLATE "C"',
  );
}

async function runNext(connection: RawConnection, files: readonly Migration[]): Promise<string | undefined> {
  await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock]);
  const [next] = pendingMigrations(files, await appliedMigrations(connection));
  if (!next) return undefined;
  await recordMigration(connection, next);
  return next.name;
}

/** Runs one migration and notes that it ran, inside the transaction of `connection`. Throws `MigrationError`. */
export async function recordMigration(connection: RawConnection, { name, text, checksum }: Migration): Promise<void> {
  await connection.script(grantDefaults);
  await connection.script(`CREATE TABLE IF NOT EXISTS public.schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  try {
    await connection.script(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${name} failed: ${reason}`, { cause: error });
  }
  await connection.query('INSERT INTO public.schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
}
