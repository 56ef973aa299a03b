import { z } from 'zod';
import { MEDIA_FORMATS, mediaWidths, type MediaFormat, type MediaPicture } from '#app/lib/media-picture.ts';
import { cleanText } from './clean-text.ts';

/** A kept picture's longest side, in pixels, at most. */
export const LONGEST_SIDE = 2048;

/** Reads the last part of an address, "960.avif"; undefined for anything that is not a size of this picture. */
export function parseMediaFile(
  file: string,
  picture: Pick<MediaPicture, 'width'>,
): { readonly width: number; readonly format: MediaFormat } | undefined {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]+)$/.exec(file) ?? [];
  const format = MEDIA_FORMATS.find((each) => each === ending);
  const width = mediaWidths(picture).find((each) => String(each) === digits);
  return format === undefined || width === undefined ? undefined : { width, format };
}

/** Whether a text could be the hash of a picture. */
export function isMediaHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

const percent = z.coerce.number().int().min(0).max(100);

/** What is asked with a picture: the words for who can't see it, and what a crop keeps. */
export const mediaWords = z.object({
  alt: z
    .string()
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().min(1).max(300)),
  focalX: percent.default(50),
  focalY: percent.default(50),
});
export type MediaWords = z.output<typeof mediaWords>;
