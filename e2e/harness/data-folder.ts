import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with every migration run and nothing else in it. */
    migratedFolder: string;
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'jamun-'));

/** Vitest's global setup of the browser tests: making the tables takes longer than all else in a first start. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = newFolder();
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  await database.close();
  project.provide('migratedFolder', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A folder for one server: its tables are there, and it is anybody's first start in all else. */
export function newDataFolder(): string {
  const folder = newFolder();
  cpSync(join(inject('migratedFolder'), 'pg18'), join(folder, 'pg18'), { recursive: true });
  return folder;
}
