import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Temporal } from '#app/lib/time.ts';
import { CommandError } from '#app/platform/control.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database, RawConnection } from '#app/platform/database/database.ts';
import { syncFolder } from '#app/platform/database/directory.ts';
import { appliedMigrations } from '#app/platform/database/migrate.ts';
import { filesIn, isMissing } from '#app/platform/private-files/stored-files.ts';
import { archiveLines, RowDigest } from './archive.ts';
import { batches, readSequences, readTables, rowsAsLines, textSettings } from './catalog.ts';
import { sealing } from './sealed-file.ts';

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

export interface BackupOptions {
  readonly now: Temporal.Instant;
  /** The names of the keys that its secrets need; the keys themselves are never in a backup. */
  readonly keyIds: readonly string[];
  /** Closes the file with its current key; without it the file is open, as versions before wrote it. */
  readonly sealWith?: KeyRing;
  /** The folder of the files beside the database; without it the backup has none. */
  readonly filesFolder?: string;
}

/**
 * Writes everything that was committed when it began into one file, while the clinic works on. The file takes its name
 * only when complete and on the disk. Throws `CommandError` when there is a file of that name already.
 */
export async function backUp(database: Database, file: string, options: BackupOptions): Promise<BackupSummary> {
  if (existsSync(file)) throw new CommandError(`There is a file ${file} already; choose another name.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const side = `${file}.${process.pid}.new`;
  const summary = { tables: 0, rows: 0, files: 0 };
  try {
    await database.rawTransaction(
      (connection) =>
        pipeline([
          Readable.from(lines(connection, summary, options)),
          createGzip(),
          ...(options.sealWith ? [sealing(options.sealWith)] : []),
          createWriteStream(side, { flags: 'wx', mode: 0o600, flush: true }),
        ]),
      { snapshot: true },
    );
    renameSync(side, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(side, { force: true });
    throw error;
  }
  return summary;
}

async function* lines(
  connection: RawConnection,
  summary: { tables: number; rows: number; files: number },
  { now, keyIds, filesFolder }: BackupOptions,
): AsyncGenerator<string> {
  await connection.script(textSettings);
  const migrations = await appliedMigrations(connection);
  if (migrations.length === 0) throw new CommandError('There is nothing to back up: this database was never used.');
  yield archiveLines.head({
    jamunBackup: 1,
    createdAt: now.toString({ smallestUnit: 'second' }),
    migrations: [...migrations],
    keyIds: [...keyIds],
    sequences: await readSequences(connection),
  });
  for (const table of await readTables(connection)) {
    const columns = table.columns.map((column) => column.name);
    const digest = new RowDigest();
    yield archiveLines.table({ table: table.name, columns });
    for await (const batch of batches(connection, rowsAsLines(table.name, columns))) {
      for (const line of batch) digest.add(line);
      yield `${batch.join('\n')}\n`;
    }
    yield archiveLines.tableEnd(digest);
    summary.tables += 1;
    summary.rows += digest.rows;
  }
  // Listed after the snapshot began: every row in it had its file before. What is gone when its turn comes was removed
  // meanwhile, and its row with it.
  for (const file of filesFolder === undefined ? [] : await filesIn(filesFolder))
    yield* fileLines(filesFolder ?? '', file, summary);
  yield archiveLines.end(summary.tables, summary.files);
}

const PIECE_BYTES = 48 * 1024;

async function* fileLines(folder: string, file: string, summary: { files: number }): AsyncGenerator<string> {
  const handle = await open(join(folder, file)).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    const hash = createHash('sha256');
    const piece = Buffer.alloc(PIECE_BYTES);
    let bytes = 0;
    yield archiveLines.file(file);
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES);
      if (bytesRead === 0) break;
      hash.update(piece.subarray(0, bytesRead));
      bytes += bytesRead;
      yield archiveLines.bytes(piece.subarray(0, bytesRead));
    }
    yield archiveLines.fileEnd(bytes, hash.digest('hex'));
    summary.files += 1;
  } finally {
    await handle.close();
  }
}
