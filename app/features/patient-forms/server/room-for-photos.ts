import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { bytesOfPhotos } from './photo-files.ts';

/** The most disk space for photos of forms not yet sent, because anybody can begin a form. */
const MOST_UNSENT_BYTES = 2 * 1024 ** 3;
/** The rest is for the database, which fails when the disk is full. */
const LEAST_FREE_SHARE = 0.1;
const MEASURED_FOR_MS = 10_000;

interface Measured {
  readonly db: Db;
  readonly files: PrivateFiles;
}

/** Bytes of photos on their way, and of those of forms that have not been sent. */
export async function unsentPhotoBytes({ db, files: { uploads, stored } }: Measured): Promise<number> {
  const { rows } = await db.execute<{ file: string }>(sql`
    SELECT p.file FROM form_photos AS p JOIN patient_forms AS f ON f.id = p.form_id WHERE f.state = 'draft'`);
  return (await uploads.bytes()) + (await bytesOfPhotos(stored, rows));
}

const measured = new WeakMap<PrivateFiles, { readonly at: number; readonly hasRoom: Promise<boolean> }>();

/** Whether the disk has room for another photo at all. */
export async function hasRoomOnDisk(files: Pick<PrivateFiles, 'freeShare'>): Promise<boolean> {
  return (await files.freeShare()) >= LEAST_FREE_SHARE;
}

async function measure(context: Measured, mostUnsentBytes: number): Promise<boolean> {
  if (!(await hasRoomOnDisk(context.files))) return false;
  return (await unsentPhotoBytes(context)) < mostUnsentBytes;
}

/** Whether there is room for another photo; looked at anew every ten seconds. */
export function hasRoomForPhotos(context: Measured, mostUnsentBytes = MOST_UNSENT_BYTES): Promise<boolean> {
  const now = performance.now();
  const last = measured.get(context.files);
  if (last && now - last.at < MEASURED_FOR_MS) return last.hasRoom;
  const hasRoom = measure(context, mostUnsentBytes);
  measured.set(context.files, { at: now, hasRoom });
  hasRoom.catch(() => measured.delete(context.files));
  return hasRoom;
}
