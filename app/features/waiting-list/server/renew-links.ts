import { and, eq, gt, sql } from 'drizzle-orm';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { hashOfToken, manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { holdsTime } from '#app/features/scheduling/server/taken-times.ts';
import { waitingTokenOf } from './waiting-entries.ts';
import { waitingEntries } from './waiting-tables.ts';

/** How many visits to come have a link that was made with a key. */
export function visitsWithLinkOf(db: Db, keyId: string, now: number): Promise<number> {
  return db.$count(appointments, and(eq(appointments.manageKeyId, keyId), gt(appointments.startsAt, now), holdsTime));
}

/** How many people wait whose links were made with a key. */
export function waitingWithLinkOf(db: Db, keyId: string): Promise<number> {
  return db.$count(
    waitingEntries,
    sql`${waitingEntries.linkKeyId} = ${keyId} AND ${waitingEntries.status} = 'waiting'`,
  );
}

/**
 * Gives every visit and every place on the waiting list whose link came from `keyId` a link by the current key, inside
 * `tx`: the links that were sent stop working at once. A form sent again within minutes is no longer
 * known as the same, and codes of the last minutes for "My appointment" are asked for anew.
 */
export async function renewBookingLinks(tx: Db, keyRing: KeyRing, keyId: string): Promise<void> {
  const to = keyRing.currentKeyId;
  const visits = await tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.manageKeyId, keyId));
  await tx.execute(sql`
    UPDATE appointments SET manage_key_id = ${to}, manage_token_hash = decode(renewed.hash, 'hex'),
      request_key_hash = NULL, request_fingerprint = NULL
    FROM ${renewed(visits, (id) => manageTokenOf(keyRing, id, to))} WHERE appointments.id = renewed.id`);
  await tx.execute(sql`DELETE FROM return_codes WHERE key_id = ${keyId}`);
  const waiting = await tx
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(eq(waitingEntries.linkKeyId, keyId));
  await tx.execute(sql`
    UPDATE waiting_entries SET link_key_id = ${to}, link_hash = decode(renewed.hash, 'hex')
    FROM ${renewed(waiting, (id) => waitingTokenOf(keyRing, id, to))} WHERE waiting_entries.id = renewed.id`);
}

function renewed(rows: readonly { readonly id: string }[], tokenOf: (id: string) => string) {
  const pairs = rows.map(({ id }) => ({ id, hash: Buffer.from(hashOfToken(tokenOf(id))).toString('hex') }));
  return sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS renewed (id uuid, hash text)`;
}
