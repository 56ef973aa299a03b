import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';

/** Names a data folder with every migration run and nothing else in it, while the browser tests run. */
const TEMPLATE = 'MIGRATED_DATA_FOLDER';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'jamun-'));

/** Vitest's global setup of the browser tests: making the tables takes longer than all else in a first start. */
export default async function setup(): Promise<() => void> {
  const dataDir = newFolder();
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  await database.close();
  process.env[TEMPLATE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A folder for one server. In the browser tests its tables are there, and it is anybody's first start in all else. */
export function newDataFolder(): string {
  const folder = newFolder();
  const template = process.env[TEMPLATE];
  if (template !== undefined) cpSync(join(template, 'pg18'), join(folder, 'pg18'), { recursive: true });
  return folder;
}
