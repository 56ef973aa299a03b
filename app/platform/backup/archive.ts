import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import { ArchiveError } from './archive-error.ts';
import { isSealed, opened } from './sealed-file.ts';

/*
 * A backup is gzipped text, closed by a key of the ring (sealed-file.ts; versions before wrote it open), one JSON value a line:
 *   the head     what it is, when, by which migrations, which keys its secrets need (their names, never the keys)
 *   a table      its name and columns; then each row as an array of texts, as PostgreSQL writes them, or null;
 *                then how many they were and their digest
 *   a file       of those beside the database: its path below DATA_DIR/files; then its bytes as base64, a text a line;
 *                then how many they were and their digest
 *   the end      how many tables and files, so that a file cut short is noticed
 */

const head = z.object({
  jamunBackup: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  keyIds: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const tableEnd = z.object({ rows: z.number().int(), digest: z.string() });
const storedFile = z.object({ file: z.string().regex(/^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)?$/) });
const fileEnd = z.object({ bytes: z.number().int(), digest: z.string() });
const end = z.object({ tables: z.number().int(), files: z.number().int().default(0) });

export type ArchiveHead = z.infer<typeof head>;
export type ArchiveTable = z.infer<typeof table>;

/** Digest of rows whatever their order: the sum of the SHA-256 of each line, modulo 2^256, in hex. */
export class RowDigest {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`));
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

export type ArchivePart =
  | { readonly kind: 'head'; readonly head: ArchiveHead }
  | { readonly kind: 'table'; readonly table: ArchiveTable }
  | { readonly kind: 'rows'; readonly table: ArchiveTable; readonly lines: readonly string[] }
  | { readonly kind: 'table-end'; readonly table: ArchiveTable; readonly digest: RowDigest }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'file-end' };

const batchSize = 500;

/**
 * Reads a backup from its first line to its last and checks it on the way. Throws `ArchiveError` as soon as something
 * is not as it was written; only when the loop ends by itself was everything there.
 */
export function readArchive(file: string, keyRing?: KeyRing): AsyncGenerator<ArchivePart> {
  return parts(linesOf(file, keyRing));
}

/** Whether a backup is encrypted; every backup this version writes is. */
export async function isSealedArchive(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw notReadable(file, error);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8);
    return isSealed(buffer);
  } finally {
    await handle.close();
  }
}

function notReadable(file: string, error: unknown): ArchiveError {
  if (error instanceof ArchiveError) return error;
  const missing = error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
  return new ArchiveError(missing ? `There is no file ${file}.` : `${file} is no backup, or it is damaged.`, {
    cause: error,
  });
}

async function* linesOf(file: string, keyRing: KeyRing | undefined): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  const isClosed = await isSealedArchive(file);
  const bytes = createReadStream(file);
  const packed = isClosed ? Readable.from(opened(bytes, keyRing)) : bytes;
  // What goes wrong in either stream is thrown by the loop below.
  pipeline(packed, text, () => {});
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw notReadable(file, error);
  }
  if (rest !== '') yield rest;
}

async function* parts(lines: AsyncIterable<string>): AsyncGenerator<ArchivePart> {
  let place: 'head' | 'between' | 'rows' | 'file' | 'after' = 'head';
  let current: ArchiveTable = { table: '', columns: [] };
  let digest = new RowDigest();
  let batch: string[] = [];
  let tables = 0;
  let files = 0;
  let content = { bytes: 0, hash: createHash('sha256') };
  for await (const line of lines) {
    if (place === 'rows' && line.startsWith('[')) {
      digest.add(line);
      batch.push(line);
      if (batch.length < batchSize) continue;
      yield { kind: 'rows', table: current, lines: batch };
      batch = [];
      continue;
    }
    const value = parse(line);
    if (place === 'file' && typeof value === 'string') {
      const bytes = Buffer.from(value, 'base64');
      content.bytes += bytes.length;
      content.hash.update(bytes);
      yield { kind: 'bytes', bytes };
    } else if (place === 'file') {
      const written = expected(fileEnd, value);
      if (written.bytes !== content.bytes || written.digest !== content.hash.digest('hex'))
        throw new ArchiveError('A file in the backup is not the one that was written: the backup is damaged.');
      yield { kind: 'file-end' };
      place = 'between';
    } else if (place === 'between' && storedFile.safeParse(value).success) {
      files += 1;
      content = { bytes: 0, hash: createHash('sha256') };
      yield { kind: 'file', file: expected(storedFile, value).file };
      place = 'file';
    } else if (place === 'head') {
      yield { kind: 'head', head: expected(head, value) };
      place = 'between';
    } else if (place === 'rows') {
      if (batch.length > 0) yield { kind: 'rows', table: current, lines: batch };
      batch = [];
      const written = expected(tableEnd, value);
      if (written.rows !== digest.rows || written.digest !== digest.digest)
        throw new ArchiveError(`The rows of ${current.table} are not those that were written: the backup is damaged.`);
      yield { kind: 'table-end', table: current, digest };
      place = 'between';
    } else if (place === 'between' && table.safeParse(value).success) {
      current = expected(table, value);
      digest = new RowDigest();
      tables += 1;
      yield { kind: 'table', table: current };
      place = 'rows';
    } else if (place === 'between') {
      const written = expected(end, value);
      if (written.tables !== tables) throw new ArchiveError('The backup lacks some of its tables.');
      if (written.files !== files) throw new ArchiveError('The backup lacks some of its files.');
      place = 'after';
    } else throw new ArchiveError('The backup goes on after its end.');
  }
  if (place !== 'after') throw new ArchiveError('The backup is cut short: its end is missing.');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new ArchiveError('The backup is damaged: a line is not what was written.', { cause: error });
  }
}

function expected<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new ArchiveError('This is no backup of Jamun, or one of a newer version.');
  return result.data;
}

/** The lines around the rows, as the writer makes them. */
export const archiveLines = {
  head: (value: ArchiveHead) => `${JSON.stringify(value)}\n`,
  table: (value: ArchiveTable) => `${JSON.stringify(value)}\n`,
  tableEnd: ({ rows, digest }: RowDigest) => `${JSON.stringify({ rows, digest })}\n`,
  file: (file: string) => `${JSON.stringify({ file })}\n`,
  bytes: (bytes: Buffer) => `${JSON.stringify(bytes.toString('base64'))}\n`,
  fileEnd: (bytes: number, digest: string) => `${JSON.stringify({ bytes, digest })}\n`,
  end: (tables: number, files: number) => `${JSON.stringify({ tables, files })}\n`,
};
