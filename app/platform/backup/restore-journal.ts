import { copyFileSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '#app/platform/control.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database } from '#app/platform/database/database.ts';
import { journalFileIn, readJournalFile, type JournalFile } from '#app/platform/journal/journal-file.ts';
import { agrees } from '#app/platform/journal/keep-journal.ts';
import type { CheckedArchive } from './restore.ts';

export interface FoundJournal {
  readonly file: string;
  readonly journal: JournalFile;
  /** Entries made after the backup. */
  readonly later: number;
}

/**
 * The journal that goes with a backup: the file that was given, else the one in the folder; undefined where there is none.
 * Throws `CommandError` with a sentence when it was changed, is another clinic's, or ends before the backup does.
 */
export function findJournal(
  { journal: known }: Pick<CheckedArchive, 'journal'>,
  {
    given,
    folder,
    keyRing,
  }: { readonly given: string | undefined; readonly folder: string; readonly keyRing: KeyRing },
): FoundJournal | undefined {
  const file = given === undefined ? known && journalFileIn(folder, known.database) : resolve(given);
  const journal = file === undefined ? undefined : readJournalFile(file, keyRing);
  if (file === undefined || !journal) {
    if (given !== undefined) throw new CommandError(`There is no journal ${given}.`);
    return undefined;
  }
  const entries = known?.entries ?? [];
  if ((known && known.database !== journal.database) || !agrees(entries, journal.entries))
    throw new CommandError(
      `The journal ${file} is not of the clinic, or not of the copy of it, that this backup is of.`,
    );
  if (journal.entries.length < entries.length)
    throw new CommandError(
      `The journal ${file} ends before this backup was made: the backup knows ${entries.length} entries, the file ${journal.entries.length}. It is an older copy, or its end was cut off. Give the newest one.`,
    );
  return { file, journal, later: journal.entries.length - entries.length };
}

/** Puts the journal where the server keeps it, over nothing that is there; returns how to take it away again. */
export function placeJournal({ file, journal }: FoundJournal, folder: string): () => void {
  const place = journalFileIn(folder, journal.database);
  if (place === file) return () => {};
  if (existsSync(place)) {
    if (readFileSync(place).equals(readFileSync(file))) return () => {};
    throw new CommandError(
      `There is another journal in ${place}. Leave out --journal to use that one, or move it away first.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(file, place, constants.COPYFILE_EXCL);
  return () => rmSync(place, { force: true });
}

/** A database from before there were journals takes the name that its journal bears. */
export async function adoptJournal(
  database: Pick<Database, 'rawTransaction'>,
  { journal }: Pick<FoundJournal, 'journal'>,
): Promise<void> {
  await database.rawTransaction((connection) =>
    connection.query('UPDATE journal_identity SET id = $1::uuid', [journal.database]),
  );
}
