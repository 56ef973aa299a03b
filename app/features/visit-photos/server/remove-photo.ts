import { eq } from 'drizzle-orm';
import { removeFiles } from '#app/features/patient-forms/server/photo-files.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { announce } from '#app/platform/live.ts';
import { mayRemove, type RemovalReason } from '../domain/photo-rules.ts';
import { openVisit, worksAlone, type PhotoDesk } from './photo-desk.ts';
import { visitPhotos } from './tables.ts';
import { photoRow } from './visit-photos.ts';

/**
 * Takes a photo out of the record for good, with its key; the audit log keeps why, and the journal that a restored backup
 * does not bring it back. `not-yours`: within a day it is its taker's to remove, after that another doctor's.
 */
export async function removeVisitPhoto(
  desk: PhotoDesk,
  by: StaffActor,
  { visitId, photoId, reason }: { readonly visitId: string; readonly photoId: string; readonly reason: RemovalReason },
): Promise<Result<null, 'not-found' | 'refused' | 'not-yours'>> {
  const opened = await openVisit(desk, by, visitId, 'remove');
  if (!opened.ok) return fail(opened.reason);
  const { visit } = opened.value;
  const row = await photoRow(desk.db, visitId, photoId);
  if (!row) return fail('not-found');
  const now = desk.clock.now().epochMilliseconds;
  const who = { staffId: by.id, isAlone: await worksAlone(desk, by, visit) };
  if (!mayRemove(row, who, now)) return fail('not-yours');
  const gone = await desk.db.transaction(async (tx) => {
    const found = await deletePhoto(tx, photoId);
    if (found.length === 0) return found;
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'photo.removed',
      subject: { kind: 'patient', id: visit.patientId },
      details: { visit: visitId, photo: photoId, reason, takenBy: row.takenBy },
    });
    await announce(tx, 'patients');
    await noteInJournal(tx, { at: now, kind: 'photo.removed', ids: { photo: photoId } });
    return found;
  });
  await removeFiles(desk.files.stored, gone);
  return gone.length > 0 ? ok(null) : fail('not-found');
}

/** Deletes the row of a photo, whose key is in it; its files, for `removeFiles`. */
export function deletePhoto(tx: Db, photoId: string): Promise<{ file: string }[]> {
  return tx.delete(visitPhotos).where(eq(visitPhotos.id, photoId)).returning({ file: visitPhotos.file });
}
