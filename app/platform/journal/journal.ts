import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Temporal, type EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';

const idsSchema = z.record(z.string(), z.union([z.string(), z.null(), z.array(z.string())]));

/** An entry as the file holds it. */
export const journalEntrySchema = z.strictObject({
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  kind: z.string(),
  ids: idsSchema,
});

/** The subject of an entry: ids, roles and dates, never a name, a text or anything medical. */
export type JournalIds = Readonly<Record<string, string | null | readonly string[]>>;

export interface JournalNote {
  readonly at: EpochMs;
  /** What was done, in the past tense, as in the audit log: `patient.erased`. */
  readonly kind: string;
  readonly ids: JournalIds;
}

export interface JournalEntry {
  readonly number: number;
  /** An instant as text, to the millisecond, so that it is the same in the database and in the file. */
  readonly at: string;
  readonly kind: string;
  readonly ids: JournalIds;
}

/** Told, when a transaction commits, that there is an entry to write to the file. */
export const journalChannel = 'journal_noted';

/** Held while an entry gets its number, and while the file is written. */
const journalLock = 720_150_632;

/** Waits, inside `tx`, until nobody else adds entries or writes the file. */
export async function lockJournal(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${journalLock})`);
}

/**
 * Notes inside `tx` what a backup from before must not bring back; it is written to the file as soon as `tx` commits.
 * Others who note something wait until then, so make it the last thing of the transaction.
 */
export async function noteInJournal(tx: Db, { at, kind, ids }: JournalNote): Promise<void> {
  await lockJournal(tx);
  await tx.execute(sql`
    INSERT INTO journal_entries (number, at, kind, ids)
    SELECT coalesce(max(number), 0) + 1, ${new Date(at).toISOString()}::timestamptz, ${kind}, ${JSON.stringify(ids)}::jsonb
    FROM journal_entries`);
  await tx.execute(sql`SELECT pg_notify(${journalChannel}, '')`);
}

/** Takes an entry of the file into a database that is older than it. */
export async function takeEntry(tx: Db, { number, at, kind, ids }: JournalEntry): Promise<void> {
  await tx.execute(sql`
    INSERT INTO journal_entries (number, at, kind, ids)
    VALUES (${number}, ${at}::timestamptz, ${kind}, ${JSON.stringify(ids)}::jsonb)`);
}

/** Every entry the database knows, in their order. */
export async function readEntries(db: Db): Promise<JournalEntry[]> {
  const { rows } = await db.execute<{ number: string; at: string; kind: string; ids: string }>(sql`
    SELECT number::text, (extract(epoch FROM at) * 1000)::bigint::text AS at, kind, ids::text AS ids
    FROM journal_entries ORDER BY number`);
  return rows.map(({ number, at, kind, ids }) => entryOf({ number, at: Number(at), kind, ids }));
}

/** An entry from the texts a row of it consists of. */
export function entryOf(row: {
  readonly number: string;
  readonly at: EpochMs;
  readonly kind: string;
  readonly ids: string;
}): JournalEntry {
  const at = Temporal.Instant.fromEpochMilliseconds(row.at).toString({ smallestUnit: 'millisecond' });
  return { number: Number(row.number), at, kind: row.kind, ids: idsSchema.parse(JSON.parse(row.ids)) };
}

/** The name of this database, which every backup of it carries along. */
export async function journalIdentity(db: Db): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id::text FROM journal_identity`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The database has lost the name of its journal.');
  return id;
}
