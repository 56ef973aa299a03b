import type { MediaPicture } from '#app/lib/media-picture.ts';
import type { Treatment } from './treatment.ts';

/** Pictures of the media library that may be shown, by their ids. */
export type Library = Readonly<Record<string, MediaPicture>>;

/** The photo in place of a treatment's plate; undefined where none was chosen, or where it may not be shown any more. */
export function photoOf({ photo }: Pick<Treatment, 'photo'>, library: Library): MediaPicture | undefined {
  return photo === undefined ? undefined : library[photo];
}
