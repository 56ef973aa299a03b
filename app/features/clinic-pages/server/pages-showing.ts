import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { doctorPath } from '../domain/doctors.ts';
import { doctorFile, doctorTexts } from './doctor-text.ts';
import { readPageText } from './page-text.ts';

/**
 * Addresses of the pages of the clinic that show a picture of the library, by its id: portraits, photos of the clinic, and
 * photos and films of treatments; the photos the lists that name a treatment show as well.
 */
export function pagesShowing(mediaId: string): readonly string[] {
  return showing().get(mediaId) ?? [];
}

const showing = perEdition((): ReadonlyMap<string, readonly string[]> => {
  const pages = new Map<string, string[]>();
  const add = (picture: string, path: string) => pages.set(picture, [...(pages.get(picture) ?? []), path]);
  for (const [file, { portrait }] of doctorTexts())
    if (portrait !== undefined) add(portrait, doctorPath({ id: idOfDoctorFile(file) }));
  for (const photo of readPageText('clinic').gallery ?? []) add(photo, '/clinic');
  for (const { photo, film, path } of catalogue().treatments.values())
    for (const picture of new Set([photo, film])) if (picture !== undefined) add(picture, path);
  return pages;
});

/** The inverse of {@link doctorFile}. */
function idOfDoctorFile(file: string): string {
  return file.slice(doctorFile('').indexOf('.yml'), -'.yml'.length);
}
