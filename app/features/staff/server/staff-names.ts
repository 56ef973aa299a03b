import { asc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';
import type { StaffRole } from '../domain/staff-member.ts';
import { staffMembers } from './tables.ts';

/** Everybody who works here or did, by id; logs and lists name people by ids only. */
export async function staffNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: staffMembers.id, name: staffMembers.name }).from(staffMembers);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What somebody of the team is called, as part of a statement: `staffId` is a column of it. Null for nobody, so
 * `Name` is a string where that column is never null. */
export function staffName<Name extends string | null = string | null>(staffId: SQL | AnyColumn): SQL<Name> {
  return sql<Name>`(SELECT colleague.name FROM staff_members colleague WHERE colleague.id = ${staffId})`;
}

/** The address somebody of the team signs in with. Throws where there is no such account. */
export async function emailOfStaff(db: Db, staffId: string): Promise<string> {
  const [row] = await db.select({ email: staffMembers.email }).from(staffMembers).where(eq(staffMembers.id, staffId));
  if (!row) throw new Error('There is no such account.');
  return row.email;
}

/** Whether another owner works here than this one. */
export async function hasOtherOwner(db: Db, staffId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM staff_members WHERE role = 'owner' AND removed_at IS NULL AND id <> ${staffId} LIMIT 1`);
  return rows.length > 0;
}

export interface NamedColleague {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly practitionerId: string | null;
  readonly hasLeft: boolean;
}

/** Everybody who works here or did, by name. */
export async function namedColleagues(db: Db): Promise<NamedColleague[]> {
  const rows = await db.select().from(staffMembers).orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return rows.map(({ id, name, role, practitionerId, removedAt }) => {
    return { id, name, role, practitionerId, hasLeft: removedAt !== null };
  });
}

/** Whether no owner and nobody of the front desk works here but them. */
export async function worksAlone(
  db: Db,
  { id, practitionerId }: { readonly id: string; readonly practitionerId: string | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM staff_members WHERE removed_at IS NULL AND role IN ('owner', 'front-desk') AND id <> ${id}
      AND practitioner_id IS DISTINCT FROM ${practitionerId} LIMIT 1`);
  return rows.length === 0;
}
