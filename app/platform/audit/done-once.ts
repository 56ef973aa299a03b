import { AsyncLocalStorage } from 'node:async_hooks';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '#app/platform/database/database.ts';

type NoteDone = (tx: Db) => Promise<void>;

const underWay = new AsyncLocalStorage<NoteDone>();

/**
 * Does `work`, and calls `noteDone` inside each transaction of it that writes to the audit log. Every change does; so what
 * `noteDone` writes is committed exactly when the change is.
 */
export function notingDone<T>(noteDone: NoteDone, work: () => Promise<T>): Promise<T> {
  return underWay.run(noteDone, work);
}

/** Called by `audit`. An entry outside a transaction tells of a look or a refusal, and nothing was changed. */
export async function noteIfDone(db: Db): Promise<void> {
  if (is(db, PgTransaction)) await underWay.getStore()?.(db);
}
