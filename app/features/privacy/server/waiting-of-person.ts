import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';

interface Person {
  readonly fullName: string;
  readonly contacts: readonly { readonly kind: string; readonly value: string; readonly whose: string | null }[];
}

/** The places on the waiting list that are somebody's own: from one of their own phones, in their own name. */
export async function ownWaitingIds(db: Db, { fullName, contacts }: Person): Promise<string[]> {
  const phones = contacts.filter(({ kind, whose }) => kind === 'phone' && whose === null).map(({ value }) => value);
  if (phones.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM waiting_entries
    WHERE status = 'waiting' AND mobile_number IN ${phones} AND lower(full_name) = lower(${fullName}) ORDER BY position`);
  return rows.map(({ id }) => id);
}

/** Takes places off the waiting list inside `tx`, with the times that are kept for them and what told of those. */
export async function eraseWaiting(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT held_by AS id FROM waiting_offers WHERE entry_id IN ${[...ids]} AND held_by IS NOT NULL`);
  await tx.execute(sql`DELETE FROM waiting_entries WHERE id IN ${[...ids]}`);
  for (const { id } of rows) {
    await tx.execute(sql`DELETE FROM messages WHERE appointment_id = ${id}`);
    await tx.execute(sql`DELETE FROM appointments WHERE id = ${id} AND status = 'offered'`);
  }
}
