import { glassOpenings, type GlassOpening } from '#app/features/patients/server/break-glass.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { hasOtherOwner } from '#app/features/staff/server/staff-names.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import type { Db } from '#app/platform/database/database.ts';

/** Records opened without a visit, described for an owner. */
export async function openingViews(db: Db, by: StaffActor, which: 'all' | 'unseen', timeZone: string) {
  const openings = await glassOpenings(db, which);
  const isOneOfMany = await hasOtherOwner(db, by.id);
  const when = (at: EpochMs): string => formatMoment(at, timeZone);
  return openings.map(view);

  function view(opening: GlassOpening) {
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
      maySee: opening.staffId !== by.id || !isOneOfMany,
    };
  }
}
