import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { readPicture } from '#app/platform/pictures/read-picture.ts';
import type { StoredFiles } from '#app/platform/private-files/stored-files.ts';
import { adviceFor, type FormPhoto, type PhotoPlace } from '../domain/photo-view.ts';
import { photoSizes, writePhoto, type PhotoTable } from './photo-files.ts';

const about = z.object({
  question: z.string(),
  view: z.string(),
  width: z.number(),
  height: z.number(),
  advice: z.enum(['dark', 'small']).optional(),
});

/** A photo's row, as far as what it shows needs it. */
interface Described {
  readonly table: PhotoTable;
  readonly id: string;
  readonly aboutSealed: Uint8Array;
}

function placeOfAbout({ table, id }: Pick<Described, 'table' | 'id'>): string {
  return cipherContext(table, 'about_sealed', id);
}

/** What a photo shows, open. Throws `DecryptionError`. */
export function openAbout(record: RecordKey, row: Described): FormPhoto {
  const text = Buffer.from(record.decrypt(row.aboutSealed, placeOfAbout(row))).toString('utf8');
  const { advice, ...rest } = about.parse(JSON.parse(text));
  return { id: row.id, ...rest, advice };
}

export type MadePhoto =
  | { readonly ok: true; readonly photo: FormPhoto; readonly file: string; readonly aboutSealed: Uint8Array }
  | { readonly ok: false; readonly reason: PictureProblem };

/**
 * Makes a picture that came into a photo: opened, made anew without what the file said of place and time, closed with the
 * record's key and stored. Its row, with `file` and `aboutSealed`, is the caller's to write, or its files to remove.
 */
export async function makePhoto(
  files: StoredFiles,
  record: RecordKey,
  { table, id, place }: { readonly table: PhotoTable; readonly id: string; readonly place: PhotoPlace },
  load: () => Promise<Uint8Array>,
): Promise<MadePhoto> {
  const picture = await readPicture(load, photoSizes);
  if (!picture.ok) return picture;
  const { width, height } = picture.sizes.full;
  const advice = adviceFor({ width: picture.width, height: picture.height, brightness: picture.brightness });
  const photo: FormPhoto = { id, question: place.question, view: place.view, width, height, advice };
  const file = randomBytes(16).toString('hex');
  await writePhoto(files, record, { table, id, file }, picture.sizes);
  const aboutSealed = record.encrypt(JSON.stringify(about.parse(photo)), placeOfAbout({ table, id }));
  return { ok: true, photo, file, aboutSealed };
}
