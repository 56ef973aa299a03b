import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  /** File name without `.sql`, such as `0001_platform`. */
  readonly name: string;
  readonly text: string;
  /** sha256 in hex of the text with `\n` line ends. */
  readonly checksum: string;
}

/** Raised when the files and the database disagree; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The migrations of a folder in the order of their numbers. Throws when a name is not `NNNN_name.sql` or a number comes twice. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  const migrations: Migration[] = [];
  for (const file of files) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1];
    if (!number) throw new MigrationError(`The migration ${file} must be named like 0007_short_name.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    numbers.add(number);
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(text).digest('hex');
    migrations.push({ name: file.slice(0, -'.sql'.length), text, checksum });
  }
  return migrations;
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/**
 * What is still to run, in order. Throws when a migration that ran was edited since, when the database has one
 * that this version doesn't know (it was opened by a newer one), or when one would have to run before the last that ran.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const ran of applied) {
    const file = known.get(ran.name);
    if (!file)
      throw new MigrationError(
        `The database has the migration ${ran.name}, which this version does not know: it was used by a newer version. Start that version.`,
      );
    if (file.checksum !== ran.checksum)
      throw new MigrationError(
        `The migration ${ran.name} was edited after it ran. Put its text back and write the change as a new migration.`,
      );
  }
  const names = new Set(applied.map((ran) => ran.name));
  const pending = files.filter((file) => !names.has(file.name));
  const last = applied
    .map((ran) => ran.name)
    .toSorted()
    .at(-1);
  const late = pending.find((file) => last !== undefined && file.name < last);
  if (late)
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which ran already. Give it a higher number.`,
    );
  return pending;
}
