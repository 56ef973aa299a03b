import { z } from 'zod';
import { Temporal } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database, RawConnection } from '#app/platform/database/database.ts';
import { migrationsFolder, recordMigration } from '#app/platform/database/migrate.ts';
import { readMigrations, type Migration } from '#app/platform/database/migrations.ts';
import { entryOf, type JournalEntry } from '#app/platform/journal/journal.ts';
import type { StoredFiles } from '#app/platform/private-files/stored-files.ts';
import { readArchive, RowDigest, type ArchiveHead, type ArchiveTable } from './archive.ts';
import { ArchiveError } from './archive-error.ts';
import { batches, quoted, readTables, rowsAsLines, textSettings, type CatalogTable } from './catalog.ts';

export interface RestoreSummary {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** What can be told of a backup without a database. */
export interface CheckedArchive {
  readonly head: ArchiveHead;
  readonly rows: number;
  readonly files: number;
  /** The state of the journal (platform/journal) at the backup; undefined in backups older than the journal. */
  readonly journal: { readonly database: string; readonly entries: readonly JournalEntry[] } | undefined;
}

type Texts = Readonly<Record<string, string>>;

const rowSchema = z.array(z.string().nullable());

function textsOf({ columns }: ArchiveTable, lines: readonly string[]): Texts[] {
  return lines.map((line) => {
    const values = rowSchema.parse(JSON.parse(line));
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

/** Times are written as in a session in UTC: `2026-11-23 05:00:00.123+00`. */
function entryOfTexts({ number = '', at = '', kind = '', ids = '' }: Texts): JournalEntry {
  return entryOf({ number, at: Temporal.Instant.from(at.replace(' ', 'T')).epochMilliseconds, kind, ids });
}

/** Reads the whole backup and checks it, without touching any database. Throws `ArchiveError` with a sentence. */
export async function checkArchive(file: string, keyRing?: KeyRing): Promise<CheckedArchive> {
  let head: ArchiveHead | undefined;
  let database: string | undefined;
  const entries: JournalEntry[] = [];
  let rows = 0;
  let files = 0;
  for await (const part of readArchive(file, keyRing)) {
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'table-end') rows += part.digest.rows;
    if (part.kind === 'file-end') files += 1;
    if (part.kind !== 'rows') continue;
    if (part.table.table === 'journal_identity') database = textsOf(part.table, part.lines)[0]?.['id'];
    if (part.table.table === 'journal_entries') entries.push(...textsOf(part.table, part.lines).map(entryOfTexts));
  }
  if (!head) throw new ArchiveError('The backup is empty.');
  entries.sort((a, b) => a.number - b.number);
  return { head, rows, files, journal: database === undefined ? undefined : { database, entries } };
}

/**
 * Loads a backup into an empty database, in one transaction: afterwards everything is there and proven by count and
 * digest, or nothing is; `files` takes the files beside it. The database gets the migrations that the backup had; later ones run at the next start.
 * Throws `ArchiveError` with a sentence.
 */
export async function restore(
  database: Database,
  file: string,
  {
    folder = migrationsFolder,
    files: stored,
    keyRing,
  }: { folder?: string; files?: StoredFiles; keyRing?: KeyRing | undefined } = {},
): Promise<RestoreSummary> {
  const { head, files } = await checkArchive(file, keyRing);
  if (files > 0 && !stored) throw new ArchiveError('The backup has files, and there is no folder for them.');
  const migrations = migrationsOf(head, await readMigrations(folder));
  return database.rawTransaction(async (connection) => {
    await refuseUnlessEmpty(connection);
    for (const migration of migrations) await recordMigration(connection, migration);
    await connection.script(textSettings);
    const tables = new Map((await readTables(connection)).map((table) => [table.name, table]));
    const putBack = await setConstraintsAside(connection, [...tables.keys()]);
    let loaded = 0;
    let rows = 0;
    let incoming: { file: string; pieces: Uint8Array[] } = { file: '', pieces: [] };
    for await (const part of readArchive(file, keyRing)) {
      if (part.kind === 'head') continue;
      if (part.kind === 'file') incoming = { file: part.file, pieces: [] };
      if (part.kind === 'bytes') incoming.pieces.push(part.bytes);
      if (part.kind === 'file-end' && stored) await putFile(stored, incoming);
      if (part.kind === 'file' || part.kind === 'bytes' || part.kind === 'file-end') continue;
      const table = matching(tables, part.table);
      if (part.kind === 'rows') await insert(connection, table, part.table.columns, part.lines);
      if (part.kind !== 'table-end') continue;
      await prove(connection, part.table, part.digest);
      loaded += 1;
      rows += part.digest.rows;
    }
    await connection.script('SET CONSTRAINTS ALL IMMEDIATE');
    await putBack();
    for (const { name, lastValue, isCalled } of head.sequences)
      await connection.query('SELECT setval($1::text::regclass, $2::text::bigint, $3::boolean)', [
        quoted(name),
        lastValue,
        isCalled,
      ]);
    for (const name of opensTheDesk) if (tables.has(name)) await connection.script(`DELETE FROM ${quoted(name)}`);
    return { createdAt: head.createdAt, tables: loaded, rows, files };
  });
}

/**
 * Sessions, one-time links, open sign-ins, access tokens and addresses of calendar feeds. A backup may be old, or have been
 * in other hands: nobody may get in with what was valid when it was made, so none of it survives a restore.
 */
const opensTheDesk = [
  'staff_sessions',
  'staff_links',
  'staff_challenges',
  'staff_access_tokens',
  'calendar_feeds',
] as const;

/** Files go to their place at once: their rows commit after all of them, and a file without a row is harmless. */
async function putFile(files: StoredFiles, { file, pieces }: { file: string; pieces: Uint8Array[] }): Promise<void> {
  const [area = '', name = ''] = file.split('/');
  await files.write(area, name, Buffer.concat(pieces));
}

function migrationsOf(head: ArchiveHead, files: readonly Migration[]): Migration[] {
  return head.migrations.map(({ name, checksum }) => {
    const file = files.find((each) => each.name === name);
    if (!file || file.checksum !== checksum)
      throw new ArchiveError(
        `The backup was made with the migration ${name}, which this version does not have. Restore it with the version that made it.`,
      );
    return file;
  });
}

async function refuseUnlessEmpty(connection: RawConnection): Promise<void> {
  const [found] = await connection.query<{ found: number }>(`
    SELECT count(*)::int AS found FROM pg_class c
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  `);
  if (found?.found !== 0)
    throw new ArchiveError(
      'This database is in use already; nothing was changed. Restore into a new DATA_DIR, or into a new database.',
    );
}

/** Empties what migrations filled, and takes foreign keys and triggers away until every table is loaded. */
async function setConstraintsAside(connection: RawConnection, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await connection.query<{ table: string; name: string; definition: string }>(`
    SELECT t.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
    ORDER BY t.relname COLLATE "C", k.conname COLLATE "C"
  `);
  for (const { table, name } of keys)
    await connection.script(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables)
    await connection.script(`TRUNCATE ${quoted(table)}; ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  return async () => {
    for (const { table, name, definition } of keys)
      await connection.script(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    for (const table of tables) await connection.script(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  };
}

function matching(tables: ReadonlyMap<string, CatalogTable>, archived: ArchiveTable): CatalogTable {
  const table = tables.get(archived.table);
  const names = new Set(table?.columns.map((column) => column.name));
  if (!table || archived.columns.some((column) => !names.has(column)))
    throw new ArchiveError(`The backup's table ${archived.table} is not one of this version.`);
  return table;
}

async function insert(
  connection: RawConnection,
  table: CatalogTable,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => `(line->>${index})::${types.get(column)}`);
  await connection.query(
    `INSERT INTO ${quoted(table.name)} (${columns.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(', ')} FROM json_array_elements($1::text::json) AS line`,
    [`[${lines.join(',')}]`],
  );
}

/** Reads back what was loaded and compares it with what was written. */
async function prove(connection: RawConnection, { table, columns }: ArchiveTable, written: RowDigest): Promise<void> {
  const read = new RowDigest();
  for await (const batch of batches(connection, rowsAsLines(table, columns))) for (const line of batch) read.add(line);
  if (read.rows !== written.rows || read.digest !== written.digest)
    throw new ArchiveError(`The rows of ${table} read back differently from how they were written; nothing was kept.`);
}
