import { asc } from 'drizzle-orm';
import { may } from '#app/features/staff/domain/permissions.ts';
import { staffMembers } from '#app/features/staff/server/tables.ts';
import type { Db } from '#app/platform/database/database.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  /** Whether enquiries can be given to this person: they work here and their role handles them. */
  readonly mayHandle: boolean;
}

/** Everybody who works here or did, by name: the history names people who left as well. */
export async function readColleagues(db: Db): Promise<Colleague[]> {
  const rows = await db.select().from(staffMembers).orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    mayHandle: row.removedAt === null && may(row, 'enquiries.handle'),
  }));
}
