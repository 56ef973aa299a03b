import { staffMembers } from '#app/features/staff/server/tables.ts';
import type { Db } from '#app/platform/database/database.ts';

/** Everybody who works here or did, by id; the log names people by ids only. */
export async function staffNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: staffMembers.id, name: staffMembers.name }).from(staffMembers);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
