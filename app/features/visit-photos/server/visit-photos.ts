import { asc, count, eq, inArray } from 'drizzle-orm';
import type { FormPhoto } from '#app/features/patient-forms/domain/photo-view.ts';
import { openAbout } from '#app/features/patient-forms/server/make-photo.ts';
import { openPhoto, type PhotoSize } from '#app/features/patient-forms/server/photo-files.ts';
import { staffName } from '#app/features/staff/server/staff-names.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { PhotoDesk } from './photo-desk.ts';
import { photoRecordOf } from './photo-record.ts';
import { visitPhotos } from './tables.ts';

/** A photo taken at the clinic, as its pages list it. */
export interface VisitPhoto extends FormPhoto {
  readonly visitId: string;
  readonly takenAt: EpochMs;
  readonly takenBy: string;
  readonly takerName: string;
}

type Row = typeof visitPhotos.$inferSelect;

/**
 * The photos of these visits, the oldest first. One whose key is gone is passed over. Who may see them, and that they
 * were seen, is the caller's to check and to note.
 */
export async function photosOfVisits(
  { db, keyRing }: Pick<PhotoDesk, 'db' | 'keyRing'>,
  visitIds: readonly string[],
): Promise<VisitPhoto[]> {
  if (visitIds.length === 0) return [];
  const rows = await db
    .select({ photo: visitPhotos, takerName: staffName<string>(visitPhotos.takenBy) })
    .from(visitPhotos)
    .where(inArray(visitPhotos.appointmentId, [...visitIds]))
    .orderBy(asc(visitPhotos.takenAt), asc(visitPhotos.id));
  return rows.flatMap(({ photo, takerName }) => {
    const shown = opened({ keyRing }, photo);
    const { appointmentId: visitId, takenAt, takenBy } = photo;
    return shown ? [{ ...shown, visitId, takenAt, takenBy, takerName }] : [];
  });
}

function opened({ keyRing }: Pick<PhotoDesk, 'keyRing'>, row: Row): FormPhoto | undefined {
  try {
    return openAbout(photoRecordOf(keyRing, row), { table: 'visit_photos', ...row });
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}

/** One photo's row; undefined when the visit has none of this id. */
export async function photoRow(db: Db, visitId: string, photoId: string): Promise<Row | undefined> {
  if (!isUuid(photoId) || !isUuid(visitId)) return undefined;
  const [row] = await db.select().from(visitPhotos).where(eq(visitPhotos.id, photoId));
  return row?.appointmentId === visitId ? row : undefined;
}

/** One size of a photo as JPEG; undefined when there is none. Who may see it is the caller's to check and to note. */
export async function pictureOf(
  { db, keyRing, files }: Pick<PhotoDesk, 'db' | 'keyRing' | 'files'>,
  { visitId, photoId, size }: { readonly visitId: string; readonly photoId: string; readonly size: PhotoSize },
): Promise<Uint8Array | undefined> {
  const row = await photoRow(db, visitId, photoId);
  return row && openPhoto(files.stored, photoRecordOf(keyRing, row), { table: 'visit_photos', ...row }, size);
}

/** How many photos were taken at each of these visits; visits without any are left out. Nothing is opened. */
export async function photoCounts(
  db: Db,
  visitIds: readonly string[],
): Promise<{ readonly visitId: string; readonly count: number }[]> {
  if (visitIds.length === 0) return [];
  return db
    .select({ visitId: visitPhotos.appointmentId, count: count() })
    .from(visitPhotos)
    .where(inArray(visitPhotos.appointmentId, [...visitIds]))
    .groupBy(visitPhotos.appointmentId);
}
