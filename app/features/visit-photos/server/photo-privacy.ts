import { count, eq, inArray } from 'drizzle-orm';
import { visitsOf, visitTimesOf } from '#app/features/scheduling/server/visits.ts';
import { toRfc3339 } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { JournalEntry } from '#app/platform/journal/journal.ts';
import { z } from 'zod';
import { audit } from '#app/platform/audit/audit.ts';
import type { PhotoDesk } from './photo-desk.ts';
import { deletePhoto } from './remove-photo.ts';
import { viewText } from './shots-of-patient.ts';
import { visitPhotos } from './tables.ts';
import { photosOfVisits, pictureOf } from './visit-photos.ts';

type Row = Readonly<Record<string, unknown>>;

/** At which visits of a patient photos were taken, and how many. What they show is not told. */
export async function photoListOfPerson(db: Db, patientId: string, timeZone: string): Promise<Row[]> {
  const visits = visitsOf(db, patientId);
  const rows = await db
    .select({ reference: visits.reference, startsAt: visits.startsAt, photos: count() })
    .from(visitPhotos)
    .innerJoin(visits, eq(visits.id, visitPhotos.appointmentId))
    .groupBy(visits.id, visits.reference, visits.startsAt)
    .orderBy(visits.startsAt, visits.id);
  return rows.map(({ startsAt, ...row }) => ({ visitOf: toRfc3339(startsAt, timeZone), ...row }));
}

/**
 * The photos taken of a patient, each with the picture in it as a `data:` address, null for one that is not there any more.
 * Who may have them is the caller's to check.
 */
export async function photosOfPerson(
  desk: Pick<PhotoDesk, 'db' | 'keyRing' | 'files'>,
  patientId: string,
  timeZone: string,
): Promise<Row[]> {
  const visits = await visitTimesOf(desk.db, patientId);
  const startOf = new Map(visits.map(({ id, startsAt }) => [id, startsAt]));
  const rows: Row[] = [];
  for (const photo of await photosOfVisits(desk, [...startOf.keys()])) {
    const { id: photoId, visitId, takenAt, takerName } = photo;
    const bytes = await pictureOf(desk, { visitId, photoId, size: 'full' });
    rows.push({
      visitOf: toRfc3339(startOf.get(visitId) ?? takenAt, timeZone),
      view: viewText(photo),
      takenAt: toRfc3339(takenAt, timeZone),
      by: takerName,
      picture: bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : null,
    });
  }
  return rows;
}

/**
 * Erases the photos of these visits inside `tx`, with the key of each: nothing opens their files from then on, wherever
 * they are, and the files here go with the next clean-up. How many.
 */
export async function erasePhotosOf(tx: Db, visitIds: readonly string[]): Promise<number> {
  if (visitIds.length === 0) return 0;
  const gone = await tx
    .delete(visitPhotos)
    .where(inArray(visitPhotos.appointmentId, [...visitIds]))
    .returning({ id: visitPhotos.id });
  return gone.length;
}

const removed = z.object({ photo: z.uuid() });

/** What was removed after the backup that a database was restored from, by the kind of its entry. */
export const photoEntries: Readonly<Record<string, (tx: Db, entry: JournalEntry) => Promise<void>>> = {
  'photo.removed': async (tx, entry) => {
    const { photo } = removed.parse(entry.ids);
    await deletePhoto(tx, photo);
    await audit(tx, {
      at: Date.parse(entry.at),
      actor: { kind: 'system' },
      action: entry.kind,
      subject: { kind: 'photo', id: photo },
      details: { fromJournal: entry.number },
    });
  },
};
