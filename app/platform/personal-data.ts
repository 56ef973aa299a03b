import { sql, type SQL } from 'drizzle-orm';
import type { EpochMs, IsoDate } from '#app/lib/time.ts';
import type { Clock } from './clock.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { Database, Db } from './database/database.ts';
import type { DeskSettings } from './desk-settings.ts';
import type { PrivateFiles } from './private-files/private-files.ts';

export type PersonalRow = Readonly<Record<string, unknown>>;

/** Somebody whose data is handed out or erased. */
export interface Person {
  readonly id: string;
  readonly fullName: string;
  /** `whose` is null for a contact of their own. */
  readonly contacts: readonly { readonly kind: string; readonly value: string; readonly whose: string | null }[];
}

/** Ids of what is somebody's, by kind: `records` are those of the patient and of all that were merged into it. */
export type PersonalIds = Readonly<Record<string, readonly string[]>>;

/** What reading personal data takes. */
export interface PersonalContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly timeZone: string;
}

/** An erasure under way. */
export interface Erasing {
  readonly ids: PersonalIds;
  readonly now: EpochMs;
  /** Absent where a journal is repeated: it knows ids, not what anybody was called. */
  readonly named?: { readonly person: Person; readonly keyRing: KeyRing };
}

export interface Erased {
  /** Ids that were erased in addition to those known before, by kind. */
  readonly ids?: PersonalIds;
  /** For the audit log. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** A night's purge. */
export interface Purging extends PersonalContext {
  readonly database: Pick<Database, 'rawTransaction'>;
  readonly settings: DeskSettings<'retention'>;
  readonly now: EpochMs;
}

/**
 * What a feature holds of people, and how it hands it out, erases it and lets it go. The features' are collected in
 * `app/main/personal-data.ts`; the order there is the order of the export and of an erasure. `By` is whoever asks for a medical copy.
 */
export interface PersonalData<By = unknown> {
  /** The tables it answers for, each with what becomes of its rows when somebody is erased. */
  readonly tables: Readonly<Record<string, string>>;
  /** How to find the ids of one kind: those that hang on a record, and those that only a name and a contact lead to. */
  readonly find?: {
    readonly kind: string;
    ofRecords?(db: Db, records: readonly string[]): Promise<string[]>;
    ofPerson?(context: Pick<PersonalContext, 'db' | 'keyRing'>, person: Person): Promise<string[]>;
  };
  /** The parts of the export that the owner hands out, by name: nothing medical is opened. */
  readonly sections?: Readonly<
    Record<string, (context: PersonalContext, person: Person, ids: PersonalIds) => Promise<readonly PersonalRow[]>>
  >;
  /** The parts of the copy that a doctor hands out, opened, but for what is not `by`'s to read. */
  medical?(
    context: PersonalContext & { readonly files: PrivateFiles },
    person: Person,
    ids: PersonalIds,
    by: By,
  ): Promise<Readonly<Record<string, readonly PersonalRow[]>>>;
  /** A condition that makes a treatment of a visit, whatever became of the visit. */
  treats?(visitId: SQL): SQL;
  /** A condition that holds when something happened of a patient since a day: their record is not over yet. */
  activeSince?(patientId: SQL, since: IsoDate): SQL;
  /** Erases what is somebody's inside `tx`. */
  erase?(tx: Db, erasing: Erasing): Promise<Erased>;
  /** Nightly purges of what has passed its retention, by kind; each returns how many it removed. */
  readonly purge?: Readonly<Record<string, (purging: Purging) => Promise<number>>>;
}

/** The placeholder for an erased name; the row stays for the counts. */
export const nobody = { fullName: 'Erased', mobileNumber: '+910000000000' } as const;

/** An instant as an export says it, in UTC. `column` is a name written in code. */
export function exportedInstant(column: string): SQL {
  return sql`to_char(${sql.raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** The ids of one kind; none where nobody found any. */
export function idsOf(ids: PersonalIds, kind: string): readonly string[] {
  return ids[kind] ?? [];
}

/** How many rows a statement that deletes or updates has changed. */
export async function countChanged(db: Db, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`WITH changed AS (${statement} RETURNING 1) SELECT count(*)::int AS count FROM changed`,
  );
  return rows[0]?.count ?? 0;
}
