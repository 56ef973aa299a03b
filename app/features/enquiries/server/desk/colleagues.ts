import { may } from '#app/features/staff/domain/permissions.ts';
import { namedColleagues } from '#app/features/staff/server/staff-names.ts';
import type { Db } from '#app/platform/database/database.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  /** Whether enquiries can be given to this person: they work here and their role handles them. */
  readonly mayHandle: boolean;
}

/** Everybody who works here or did, by name: the history names people who left as well. */
export async function readColleagues(db: Db): Promise<Colleague[]> {
  return (await namedColleagues(db)).map((each) => ({
    id: each.id,
    name: each.name,
    mayHandle: !each.hasLeft && may(each, 'enquiries.handle'),
  }));
}
