import type { MediaFilm, MediaPicture } from '#app/lib/media-picture.ts';
import type { Treatment } from './treatment.ts';

/** Pictures of the media library that may be shown, by their ids. */
export type Library = Readonly<Record<string, MediaPicture>>;

/** The photo in place of a treatment's plate; undefined where none was chosen, or where it may not be shown any more. */
export function photoOf({ photo }: Pick<Treatment, 'photo'>, library: Library): MediaPicture | undefined {
  return photo === undefined ? undefined : library[photo];
}

/** The picture that stands for the clinic's own film of a treatment, with the film; undefined as in {@link photoOf}. */
export function filmOf(
  { film }: Pick<Treatment, 'film'>,
  library: Library,
): (MediaPicture & { readonly film: MediaFilm }) | undefined {
  const picture = film === undefined ? undefined : library[film];
  return picture?.film && { ...picture, film: picture.film };
}
