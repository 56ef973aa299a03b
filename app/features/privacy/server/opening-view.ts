import { glassOpenings, type GlassOpening } from '#app/features/patients/server/break-glass.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';

/** What was opened without a visit, in words, for an owner. */
export async function openingViews(db: Db, by: StaffActor, which: 'all' | 'unseen', timeZone: string) {
  const openings = await glassOpenings(db, which);
  const { rows } = await db.execute(sql`
    SELECT FROM staff_members WHERE role = 'owner' AND removed_at IS NULL AND id <> ${by.id} LIMIT 1`);
  const when = (at: EpochMs): string => {
    const { date, minute } = wallClockOf(at, timeZone);
    return `${formatDate(date)}, ${formatTime(minute)}`;
  };
  return openings.map((opening) => view(opening, rows.length > 0));

  function view(opening: GlassOpening, hasOtherOwner: boolean) {
    const { id, staffName, reason, words, patientId, patientName, formId, seenAt, seenBy } = opening;
    return {
      id,
      day: formatDate(wallClockOf(opening.openedAt, timeZone).date),
      time: formatTime(wallClockOf(opening.openedAt, timeZone).minute),
      who: staffName,
      reason,
      words,
      what: formId === null ? ('record' as const) : ('form' as const),
      name: patientName,
      href: formId === null ? `/admin-dashboard/patients/${patientId}` : `/admin-dashboard/forms/${formId}`,
      seen: seenAt === null ? null : `${when(seenAt)}, ${seenBy}`,
      maySee: opening.staffId !== by.id || !hasOtherOwner,
    };
  }
}
