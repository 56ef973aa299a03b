import type { MediaPicture } from '#app/lib/media-picture.ts';
import { readShippedFile } from '#app/platform/content/content-folder.ts';
import { edition, inEdition } from '#app/platform/content/edition.ts';

/** A picture of the library. */
export const aPhoto: MediaPicture = {
  id: '6b1f4a52-7d0c-4c8e-9d55-0d8f3a1c2b90',
  hash: '0123456789abcdef0123456789abcdef',
  width: 2000,
  height: 1500,
  alt: 'A doctor draws blood from an arm',
  focalX: 20,
  focalY: 70,
};

/** Runs `work` while a treatment (`hair/prp-therapy`) has this photo. */
export function withPhoto<T>(key: string, work: () => T): T {
  const file = `treatments/${key}.md`;
  const text = readShippedFile(file).replace(/^coverAlt:/m, `photo: ${aPhoto.id}\ncoverAlt:`);
  return inEdition({ ...edition(), own: new Map([[file, text]]) }, work);
}
