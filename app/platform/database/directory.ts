import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

/** Raised when the data folder can't be used; the message is a sentence for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Makes the folder that holds everything of this clinic, readable by its owner only. Throws `DataFolderError`. */
export function makeDataFolder(root: string): void {
  // A worker thread may not change the umask; the 0700 folders protect the files there as well.
  if (isMainThread) process.umask(0o077);
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    accessSync(root, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(`The data folder ${root} cannot be made or written (${why}). Choose another DATA_DIR.`);
  }
}

/** PostgreSQL writes its log in files of 16 MB and needs one in reserve; with less it can neither start nor stop. */
const leastFreeBytes = 48 * 1024 * 1024;

function freeBytesOf(root: string): number {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}

/** Whether the disk of a data folder has enough room for the database. */
export function hasRoom(root: string, freeBytes = freeBytesOf(root)): boolean {
  return freeBytes >= leastFreeBytes;
}

/** Throws `DataFolderError` where the database could not even start: it would end with a stack of its own. */
export function requireRoom(root: string, freeBytes = freeBytesOf(root)): void {
  if (!hasRoom(root, freeBytes))
    throw new DataFolderError(
      `The disk of ${root} is full: ${Math.floor(freeBytes / 1024 / 1024)} MB are free, and the database needs at least ` +
        `${leastFreeBytes / 1024 / 1024} MB to start. Nothing that was confirmed is lost. Make room, then start again.`,
    );
}

/**
 * One process per folder. The lock is SQLite's own file lock, which the operating system drops when the
 * process dies, however it dies. Returns the function that gives it back; throws `DataFolderError` when taken.
 */
export function lockDataFolder(root: string): () => void {
  const lock = new DatabaseSync(join(root, 'lock.db'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataFolderError(
      `Another process is using the data in ${root}; stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
  return () => lock.close();
}

/** Writes a folder's list of names to the disk, so that a rename in it survives a power cut. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) {
      const descriptor = openSync(path, 'r+');
      fsyncSync(descriptor);
      closeSync(descriptor);
    }
  }
  syncFolder(folder);
}

/**
 * The folder of one major version, made by `initialise` on the first start. `initialise` works in a side
 * folder that takes its name only when complete and on the disk, so a crash in between leaves nothing half done.
 */
export async function clusterFolder(
  root: string,
  majorVersion: number,
  initialise: (folder: string) => Promise<void>,
): Promise<string> {
  const name = `pg${majorVersion}`;
  const folder = join(root, name);
  if (!existsSync(folder)) {
    const other = readdirSync(root).find((entry) => /^pg\d+$/.test(entry));
    if (other)
      throw new DataFolderError(
        `The data in ${join(root, other)} belongs to another version of PostgreSQL. ` +
          `Make a backup with the version of Jamun that wrote it and restore that into an empty DATA_DIR.`,
      );
    const side = `${folder}.new`;
    rmSync(side, { recursive: true, force: true });
    await initialise(side);
    syncTree(side);
    renameSync(side, folder);
    syncFolder(root);
  }
  chmodSync(folder, 0o700);
  return folder;
}
