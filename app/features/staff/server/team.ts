import { asc, isNull, sql } from 'drizzle-orm';
import { diaryPeople } from '#app/features/scheduling/server/people-of-diary.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { StaffRole } from '../domain/staff-member.ts';
import { staffAuthenticators, staffMembers, staffPasskeys, staffSessions } from './tables.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly practitionerId: string | null;
  readonly hasSecondFactor: boolean;
  readonly seenAt: EpochMs | null;
}

/** In a select from one table drizzle leaves the table's name away, and inside a subselect `id` is another's. */
const memberId = sql.raw('staff_members.id');

/** Everybody who may sign in, by name. */
export async function colleagues(db: Db): Promise<Colleague[]> {
  const rows = await db
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      role: staffMembers.role,
      practitionerId: staffMembers.practitionerId,
      hasSecondFactor: sql<boolean>`EXISTS (SELECT FROM ${staffAuthenticators}
          WHERE ${staffAuthenticators.staffId} = ${memberId} AND ${staffAuthenticators.confirmedAt} IS NOT NULL)
        OR EXISTS (SELECT FROM ${staffPasskeys} WHERE ${staffPasskeys.userId} = ${memberId})`,
      seenAt: sql<string | null>`(SELECT (extract(epoch FROM max(${staffSessions.seenAt})) * 1000)::bigint::text
        FROM ${staffSessions} WHERE ${staffSessions.userId} = ${memberId})`,
    })
    .from(staffMembers)
    .where(isNull(staffMembers.removedAt))
    .orderBy(sql`${staffMembers.name} COLLATE "C"`, asc(staffMembers.id));
  return rows.map((row) => ({ ...row, seenAt: row.seenAt === null ? null : Number(row.seenAt) }));
}

/** Somebody who may sign in, or undefined for any other id. */
export async function findColleague(db: Db, id: string): Promise<Colleague | undefined> {
  return (await colleagues(db)).find((each) => each.id === id);
}

/** Whether there is such a practitioner; nobody is always there. */
export async function isInDiary(db: Db, practitionerId: string | null): Promise<boolean> {
  return practitionerId === null || (await diaryPeople(db)).some(({ id }) => id === practitionerId);
}
