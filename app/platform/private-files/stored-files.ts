import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '#app/platform/database/directory.ts';
import { filePath } from './file-names.ts';

/**
 * Files of the clinic, beside its database in `DATA_DIR/files`, in areas such as `photos`. A file is written once under
 * a name nobody used before, is whole and on the disk before its row commits, and goes only after its row has gone. So
 * a row always has its file; a file without a row is what a crash left behind, and cleaned up later. They are part of
 * every backup. What is in them is the caller's to close first.
 */
export interface StoredFiles {
  write(area: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  read(area: string, name: string): Promise<Uint8Array | undefined>;
  remove(area: string, name: string): Promise<void>;
  /** Bytes on the disk; 0 when there is none. */
  bytes(area: string, name: string): Promise<number>;
  /** Every whole file of an area, and when it was written. */
  list(area: string): Promise<{ readonly name: string; readonly writtenAt: number }[]>;
}

/** Where the files are, for the backup. */
export function storedFilesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

const UNFINISHED = '.new';

export function openStoredFiles(dataDir: string): StoredFiles {
  const root = storedFilesFolder(dataDir);
  return {
    async write(area, name, bytes) {
      const path = filePath(root, area, name);
      const folder = filePath(root, area);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const side = `${path}${UNFINISHED}`;
      const file = await open(side, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(side, path);
      syncFolder(folder);
    },
    async read(area, name) {
      try {
        return new Uint8Array(await readFile(filePath(root, area, name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(area, name) {
      await rm(filePath(root, area, name), { force: true });
    },
    async bytes(area, name) {
      try {
        return (await stat(filePath(root, area, name))).size;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
    async list(area) {
      const folder = filePath(root, area);
      const names = await namesIn(folder);
      const found = await Promise.all(
        names.map(async (name) => {
          try {
            return { name, writtenAt: (await stat(join(folder, name))).mtimeMs };
          } catch (error) {
            if (isMissing(error)) return undefined;
            throw error;
          }
        }),
      );
      return found.filter((file) => file !== undefined);
    },
  };
}

/** Every whole file below the folder, as "area/name", in order. */
export async function filesIn(root: string): Promise<string[]> {
  const areas = (await namesIn(root)).toSorted();
  const names = await Promise.all(
    areas.map(async (area) => (await namesIn(join(root, area))).toSorted().map((name) => `${area}/${name}`)),
  );
  return names.flat().filter((file) => !file.endsWith(UNFINISHED));
}

/** The names in a folder; none when it was never made. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
