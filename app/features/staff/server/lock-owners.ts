import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#app/platform/database/database.ts';
import { staffMembers } from './tables.ts';

/** The ids of all owners; until `tx` ends nobody else changes who they are. */
export async function lockOwners(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'owner'), isNull(staffMembers.removedAt)))
    .orderBy(asc(staffMembers.id))
    .for('update');
  return rows.map(({ id }) => id);
}
