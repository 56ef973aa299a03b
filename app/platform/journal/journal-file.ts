import { timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CommandError } from '#app/platform/control.ts';
import { DecryptionError, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { syncFolder } from '#app/platform/database/directory.ts';
import { journalEntrySchema, type JournalEntry } from './journal.ts';

/*
 * The file of a journal: a line of JSON, a space, the name of a key of the ring, a colon, a seal. The first line says whose
 * journal it is; then each entry is a line. A seal is made, by that key, of the line and of the seal before it: a line that is
 * changed, left out, doubled or moved does not fit. Lines are only ever added. The end alone can be cut off unseen; a backup
 * that knows more entries than the file shows it.
 */

const purpose = 'journal-line';

const head = z.strictObject({ jamunJournal: z.literal(1), database: z.uuid() });

export interface JournalFile {
  /** Whose journal it is (`journalIdentity`). */
  readonly database: string;
  readonly entries: readonly JournalEntry[];
  /** The seal of its last line. */
  readonly lastSeal: string;
  /** How long it is without a last line that a crash cut off. */
  readonly bytes: number;
}

/** Where the journal of a database is kept. */
export function journalFileIn(folder: string, database: string): string {
  return join(folder, `${database}.jsonl`);
}

function sealOf(keyRing: KeyRing, keyId: string, before: string, text: string): string {
  return Buffer.from(keyRing.derive(purpose, `${before}\n${text}`, keyId)).toString('base64url');
}

function sealedLines(keyRing: KeyRing, before: string, values: readonly object[]): string {
  let seal = before;
  return values
    .map((value) => {
      const text = JSON.stringify(value);
      seal = sealOf(keyRing, keyRing.currentKeyId, seal, text);
      return `${text} ${keyRing.currentKeyId}:${seal}\n`;
    })
    .join('');
}

const damaged = (file: string, line: number): CommandError =>
  new CommandError(
    `Line ${line} of the journal ${file} is not as it was written: somebody changed it, or it is damaged. Take another copy of it.`,
  );

/** Reads a journal and checks each seal. Undefined where there is none; throws `CommandError` naming the line that does not fit. */
export function readJournalFile(file: string, keyRing: KeyRing): JournalFile | undefined {
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  const bytes = content.lastIndexOf(0x0a) + 1;
  const lines = content.subarray(0, bytes).toString('utf8').split('\n').slice(0, -1);
  let lastSeal = '';
  let database = '';
  const entries: JournalEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const end = line.lastIndexOf(' ');
    const text = line.slice(0, end);
    const [keyId = '', seal = ''] = line.slice(end + 1).split(':', 2);
    if (end < 0 || !isSeal(file, keyRing, { keyId, seal, before: lastSeal, text })) throw damaged(file, index + 1);
    lastSeal = seal;
    if (index === 0) database = valueOf(head, text, () => damaged(file, 1)).database;
    else entries.push(valueOf(journalEntrySchema, text, () => damaged(file, index + 1)));
    if (index > 0 && entries.at(-1)?.number !== index) throw damaged(file, index + 1);
  }
  // Not even its first line was finished: nothing was ever in it.
  return lines.length === 0 ? undefined : { database, entries, lastSeal, bytes };
}

function isSeal(
  file: string,
  keyRing: KeyRing,
  line: { readonly keyId: string; readonly seal: string; readonly before: string; readonly text: string },
): boolean {
  try {
    const right = Buffer.from(sealOf(keyRing, line.keyId, line.before, line.text));
    const given = Buffer.from(line.seal);
    return right.length === given.length && timingSafeEqual(right, given);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new CommandError(
      `The journal ${file} is sealed with the key ${line.keyId}, which is missing. Give the file secret.key of now with --key FILE, or every key in SECRET_KEY.`,
      { cause: error },
    );
  }
}

function valueOf<T>(schema: z.ZodType<T>, text: string, fault: () => Error): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw fault();
  }
}

/** Adds entries to a journal, on the disk when it returns. A line that a crash cut off goes first. */
export function appendToJournal(
  file: string,
  known: JournalFile,
  entries: readonly JournalEntry[],
  keyRing: KeyRing,
): void {
  const descriptor = openSync(file, 'r+');
  try {
    ftruncateSync(descriptor, known.bytes);
    writeSync(descriptor, sealedLines(keyRing, known.lastSeal, entries), known.bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Writes a journal anew, sealed with the current key throughout, in one step that a crash can't cut in half. Throws
 * `CommandError` with a sentence where the folder cannot be written.
 */
export function writeJournal(file: string, database: string, entries: readonly JournalEntry[], keyRing: KeyRing): void {
  const side = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const descriptor = openSync(side, 'w', 0o600);
    try {
      writeSync(descriptor, sealedLines(keyRing, '', [{ jamunJournal: 1, database }, ...entries]));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(side, file);
    syncFolder(dirname(file));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `The journal of erasures cannot be written in ${dirname(file)} (${why}). Make room or choose another JOURNAL_DIR.`,
      { cause: error },
    );
  }
}
