import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Person, PersonalContext, PersonalData, PersonalIds } from '#app/platform/personal-data.ts';

type Held = readonly PersonalData<StaffActor>[];

/** The ids of what hangs on these records. */
export async function idsOfRecords(held: Held, db: Db, records: readonly string[]): Promise<PersonalIds> {
  const found: Record<string, readonly string[]> = {};
  for (const { find } of held)
    if (find?.ofRecords && records.length > 0) found[find.kind] = await find.ofRecords(db, records);
  return found;
}

/** The ids of what only somebody's name and contacts lead to. */
export async function idsOfPerson(
  held: Held,
  context: Pick<PersonalContext, 'db' | 'keyRing'>,
  person: Person,
): Promise<PersonalIds> {
  const found: Record<string, readonly string[]> = {};
  for (const { find } of held) if (find?.ofPerson) found[find.kind] = await find.ofPerson(context, person);
  return found;
}

/** Both, each id once. */
export function withMore(ids: PersonalIds, more: PersonalIds): PersonalIds {
  const all: Record<string, readonly string[]> = { ...ids };
  for (const [kind, found] of Object.entries(more)) all[kind] = [...new Set([...(all[kind] ?? []), ...found])];
  return all;
}
