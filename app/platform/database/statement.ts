import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Runs a statement with the values of its placeholders, in whatever transaction `db` is, and returns its rows. */
export type Statement<Row> = (db: Db, values: Readonly<Record<string, unknown>>) => Promise<Row[]>;

const dialect = new PgDialect();

/**
 * A statement on a busy path, written as SQL once in the life of the process. What changes is named with
 * `sql.placeholder`; columns encode their own values. With a `name` PostgreSQL also plans it once for each connection:
 * not for a search, whose best plan changes as the tables grow.
 */
export function defineStatement<Row>(write: (db: Db) => SQL, name?: string): Statement<Row> {
  let query: Query | undefined;
  return async (db, values) => {
    query ??= dialect.sqlToQuery(write(db));
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: Row[]; values: Row[] }>(
      query,
      undefined,
      name,
      false,
    );
    return (await prepared.execute({ ...values })).rows;
  };
}
