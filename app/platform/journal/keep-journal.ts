import { renameSync } from 'node:fs';
import { CommandError } from '#app/platform/control.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { journalIdentity, journalChannel, lockJournal, readEntries, takeEntry, type JournalEntry } from './journal.ts';
import { appendToJournal, journalFileIn, readJournalFile, writeJournal, type JournalFile } from './journal-file.ts';

/** Does inside `tx` once more what an entry tells of. Returns a sentence where a person has to do it. */
export type RepeatEntry = (tx: Db, entry: JournalEntry) => Promise<string | undefined>;

export interface JournalParts {
  readonly db: Db;
  readonly keyRing: KeyRing;
  /** Where the files are (`JOURNAL_DIR`). */
  readonly folder: string;
  readonly repeat: RepeatEntry;
}

export interface SettledJournal {
  readonly file: string;
  /** Entries of the file that the database did not know: it is older, and they were repeated. */
  readonly repeated: number;
  /** Sentences for whoever looks after the server. */
  readonly said: readonly string[];
}

/**
 * Makes file and database one: entries the file lacks are added to it, entries the database lacks (it was restored from a
 * backup) are repeated there. A file that is damaged, or of a copy that went its own way, is put aside, never overwritten.
 */
export async function settleJournal({ db, keyRing, folder, repeat }: JournalParts): Promise<SettledJournal> {
  return db.transaction(async (tx) => {
    await lockJournal(tx);
    const database = await journalIdentity(tx);
    const file = journalFileIn(folder, database);
    const known = await readEntries(tx);
    const said: string[] = [];
    const kept = usable(file, known, keyRing, said);
    const missing = kept?.entries.slice(known.length) ?? [];
    for (const entry of missing) {
      const sentence = await repeat(tx, entry);
      if (sentence !== undefined) said.push(sentence);
      await takeEntry(tx, entry);
    }
    if (!kept) writeJournal(file, database, known, keyRing);
    else if (known.length > kept.entries.length) appendToJournal(file, kept, known.slice(kept.entries.length), keyRing);
    return { file, repeated: missing.length, said };
  });
}

function usable(
  file: string,
  known: readonly JournalEntry[],
  keyRing: KeyRing,
  said: string[],
): JournalFile | undefined {
  try {
    const kept = readJournalFile(file, keyRing);
    if (!kept || agrees(kept.entries, known)) return kept;
    said.push(`The journal ${file} is not of this database but of a copy that went its own way.`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    said.push(error.message);
  }
  const aside = `${file}.${Date.now()}.aside`;
  renameSync(file, aside);
  said.push(`It was put aside as ${aside}, and a new one was written from the database.`);
  return undefined;
}

/** Whether the shorter of two lists of entries is a prefix of the longer. */
export function agrees(some: readonly JournalEntry[], others: readonly JournalEntry[]): boolean {
  const both = Math.min(some.length, others.length);
  return JSON.stringify(some.slice(0, both)) === JSON.stringify(others.slice(0, both));
}

/** Seals the whole file anew with the current key, before an older one is retired. */
export async function sealJournalAnew({ db, keyRing, folder }: Omit<JournalParts, 'repeat'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJournal(tx);
    const database = await journalIdentity(tx);
    const file = journalFileIn(folder, database);
    const kept = readJournalFile(file, keyRing)?.entries ?? [];
    const known = await readEntries(tx);
    writeJournal(file, database, kept.length > known.length ? kept : known, keyRing);
  });
}

export interface KeptJournal {
  /** Ends listening, after what is being written. */
  close(): Promise<void>;
}

/** Settles the journal now, and again at each entry that any process commits. `tell` gets its sentences, `onError` what failed. */
export async function keepJournal(
  database: Pick<Database, 'db' | 'listen'>,
  parts: Omit<JournalParts, 'db'>,
  { tell, onError }: { readonly tell: (sentence: string) => void; readonly onError: (error: unknown) => void },
): Promise<KeptJournal> {
  const settle = async (): Promise<void> => {
    const { repeated, said } = await settleJournal({ ...parts, db: database.db });
    if (repeated > 0)
      tell(`The database is older than its journal: ${repeated} erasures, removals and ended ways in were repeated.`);
    for (const sentence of said) tell(sentence);
  };
  let turn: Promise<void> = settle();
  await turn;
  const again = (): void => {
    turn = turn.then(settle).catch(onError);
  };
  const stop = await database.listen(journalChannel, again, again);
  return {
    async close() {
      await stop();
      await turn;
    },
  };
}
