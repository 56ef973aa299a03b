import { mkdir, statfs } from 'node:fs/promises';
import { openUploadStore, type UploadStore } from './upload-store.ts';
import { openStoredFiles, type StoredFiles } from './stored-files.ts';

/** The files of the clinic beside its database, one pair a process. */
export interface PrivateFiles {
  readonly stored: StoredFiles;
  readonly uploads: UploadStore;
  /** How much of their disk is free, 0 to 1. */
  freeShare(): Promise<number>;
}

export function openPrivateFiles(dataDir: string): PrivateFiles {
  return {
    stored: openStoredFiles(dataDir),
    uploads: openUploadStore(dataDir),
    async freeShare() {
      await mkdir(dataDir, { recursive: true });
      const { bavail, blocks } = await statfs(dataDir);
      return blocks === 0 ? 1 : bavail / blocks;
    },
  };
}
