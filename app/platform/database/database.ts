import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Jobs } from '#app/platform/jobs.ts';

/** What both drivers have in common: `execute` returns `{ rows }`. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle on either driver, without a relational schema. Features bring their own tables. */
export type Db = PgDatabase<RowsResult>;

/** The handle inside `db.transaction(async (tx) => ...)`; what takes a `Db` takes it too. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** One connection inside a transaction, below drizzle: for migrations, backup and restore. */
export interface RawConnection {
  query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>;
}

export interface RawTransactionOptions {
  /** One unchanging picture of the data, nothing written. */
  readonly snapshot?: boolean;
}

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  readonly jobs: Jobs;
  /**
   * Calls `onPayload` for every NOTIFY on the channel (lower-case letters and `_`), also from other processes.
   * `onReconnect` runs after a lost connection is back: notifications in between are gone, so read again what
   * they would have told. `onLost` runs when the connection is found lost: from then until `onReconnect` nothing is
   * heard. Returns the function that stops listening.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
    onLost?: () => void,
  ): Promise<() => Promise<void>>;
  /** A transaction without time limit on one connection. On the embedded database everyone else waits for it. */
  rawTransaction<T>(work: (connection: RawConnection) => Promise<T>, options?: RawTransactionOptions): Promise<T>;
  /** Clears dead rows and refreshes statistics where nothing else does it (the embedded database). */
  vacuum(): Promise<void>;
  /** Whether the embedded database recovered from a crash when it was opened; always false for a PostgreSQL server. */
  readonly recovered: boolean;
  /**
   * Whether whoever breaks into the application's connections could become the owner of the database: true for one login
   * for everything, false for a login of its own, undefined on the embedded database, which has no logins.
   */
  canBecomeOwner(): Promise<boolean | undefined>;
  /** Stops the jobs (10 s for those in hand), ends every connection, gives the data folder back. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The login that owns the database, for `rawTransaction`; absent: `databaseUrl`. */
  readonly ownerDatabaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Most connections of this process for queries; jobs and LISTEN have their own. */
  readonly maxConnections?: number;
  /** Told about what goes wrong in the background (a lost connection, a failed poll). */
  readonly onError?: (error: unknown) => void;
}

/** Opens PostgreSQL at `databaseUrl`, else the embedded database in `dataDir`. Migrations are not run. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const onError = options.onError ?? (() => {});
  // Loaded on demand: a server on PostgreSQL never pays for the WASM build, nor the other way round.
  if (options.databaseUrl) {
    const { connectPostgres } = await import('./postgres.ts');
    return connectPostgres({
      url: options.databaseUrl,
      ownerUrl: options.ownerDatabaseUrl ?? options.databaseUrl,
      maxConnections: options.maxConnections ?? 10,
      onError,
    });
  }
  const [{ openEmbedded }, { databaseOn }] = await Promise.all([
    import('./embedded.ts'),
    import('./embedded-database.ts'),
  ]);
  return databaseOn(await openEmbedded(options.dataDir, onError), onError);
}
