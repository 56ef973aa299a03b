import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { JournalEntry } from '#app/platform/journal/journal.ts';
import { staffRoles } from '../domain/staff-member.ts';
import { forgetCredentials, takeFromTeam } from './change-colleague.ts';
import { endFeedsMadeBy } from '#app/features/scheduling/server/people-of-diary.ts';
import { endAccessOf } from './end-access.ts';
import { staffMembers, staffPasswords } from './tables.ts';
import { isInDiary } from './team.ts';

const ofStaff = z.object({ staff: z.uuid() });
const changed = ofStaff.extend({ role: z.enum(staffRoles), practitioner: z.string().nullable() });

/**
 * What ended a way in after the backup that a database was restored from, by the kind of its entry. A password or second
 * factor of the backup is one that somebody gave up since, perhaps because it was stolen: it is taken away, and they come
 * in by a link.
 */
export const staffEntries: Readonly<Record<string, (tx: Db, entry: JournalEntry) => Promise<void>>> = {
  'staff.removed': async (tx, entry) => {
    const { staff } = ofStaff.parse(entry.ids);
    await takeFromTeam(tx, staff, Date.parse(entry.at));
    await again(tx, entry, staff);
  },
  'staff.changed': async (tx, entry) => {
    const { staff, role, practitioner } = changed.parse(entry.ids);
    // Somebody the diary of the backup does not know yet has no place in it.
    const practitionerId = (await isInDiary(tx, practitioner)) ? practitioner : null;
    await tx
      .update(staffMembers)
      .set({ role, practitionerId, updatedAt: new Date(entry.at) })
      .where(and(eq(staffMembers.id, staff), isNull(staffMembers.removedAt)));
    await endFeedsMadeBy(tx, staff);
    await again(tx, entry, staff);
  },
  'staff.password-changed': async (tx, entry) => {
    const { staff } = ofStaff.parse(entry.ids);
    await tx.delete(staffPasswords).where(eq(staffPasswords.userId, staff));
    await endAccessOf(tx, staff, Date.parse(entry.at));
    await again(tx, entry, staff);
  },
  'staff.factors-changed': async (tx, entry) => {
    const { staff } = ofStaff.parse(entry.ids);
    await forgetCredentials(tx, staff);
    await endAccessOf(tx, staff, Date.parse(entry.at));
    await again(tx, entry, staff);
  },
};

async function again(tx: Db, entry: JournalEntry, staff: string): Promise<void> {
  await audit(tx, {
    at: Date.parse(entry.at),
    actor: { kind: 'system' },
    action: entry.kind,
    subject: { kind: 'staff', id: staff },
    details: { fromJournal: entry.number },
  });
}
