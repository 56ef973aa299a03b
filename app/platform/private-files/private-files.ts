import { openArrivingFiles, type ArrivingFiles } from './arriving-files.ts';
import { openStoredFiles, type StoredFiles } from './stored-files.ts';

/** The files of the clinic beside its database, one pair a process. */
export interface PrivateFiles {
  readonly stored: StoredFiles;
  readonly arriving: ArrivingFiles;
}

export function openPrivateFiles(dataDir: string): PrivateFiles {
  return { stored: openStoredFiles(dataDir), arriving: openArrivingFiles(dataDir) };
}
