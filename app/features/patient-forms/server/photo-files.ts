import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { StoredFiles } from '#app/platform/private-files/stored-files.ts';

/** Where in the stored files the photos of patients are. */
export const PHOTO_AREA = 'photos';

/** The tables whose rows have files there; a file that none of them names is left behind, and cleaned up. */
export const photoTables = ['form_photos', 'visit_photos'] as const;
export type PhotoTable = (typeof photoTables)[number];

/** The photo as it is kept, at most 2048 px, or its thumbnail. */
export type PhotoSize = 'full' | 'small';

/** Every size, and what is wanted of it. */
export const photoSizes = {
  full: { longestSide: 2048, format: 'jpeg', quality: 84 },
  small: { longestSide: 320, format: 'jpeg', quality: 74 },
} as const;

/** A photo's row, as far as its files need it. */
export interface PhotoFile {
  readonly table: PhotoTable;
  readonly id: string;
  readonly file: string;
}

function fileOf({ file }: Pick<PhotoFile, 'file'>, size: PhotoSize): string {
  return size === 'full' ? file : `${file}-small`;
}

function placeOfFile({ table, id }: PhotoFile, size: PhotoSize): string {
  return cipherContext(table, `file/${size}`, id);
}

/** Closes both sizes, bound to their row, and stores them. */
export async function writePhoto(
  files: StoredFiles,
  record: RecordKey,
  photo: PhotoFile,
  sizes: Readonly<Record<PhotoSize, { readonly bytes: Uint8Array }>>,
): Promise<void> {
  for (const size of ['full', 'small'] as const)
    await files.write(PHOTO_AREA, fileOf(photo, size), record.encrypt(sizes[size].bytes, placeOfFile(photo, size)));
}

/** One size of a photo, open. Undefined when its file is missing. Throws `DecryptionError`. */
export async function openPhoto(
  files: StoredFiles,
  record: RecordKey,
  photo: PhotoFile,
  size: PhotoSize,
): Promise<Uint8Array | undefined> {
  const sealed = await files.read(PHOTO_AREA, fileOf(photo, size));
  return sealed && record.decrypt(sealed, placeOfFile(photo, size));
}

export async function removeFiles(files: StoredFiles, photos: readonly Pick<PhotoFile, 'file'>[]): Promise<void> {
  for (const photo of photos)
    for (const size of ['full', 'small'] as const) await files.remove(PHOTO_AREA, fileOf(photo, size));
}

/** What photos take on the disk, both sizes of each. */
export async function bytesOfPhotos(files: StoredFiles, photos: readonly Pick<PhotoFile, 'file'>[]): Promise<number> {
  let bytes = 0;
  for (const photo of photos)
    for (const size of ['full', 'small'] as const) bytes += await files.bytes(PHOTO_AREA, fileOf(photo, size));
  return bytes;
}
