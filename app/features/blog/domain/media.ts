import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** A kept picture's longest side, in pixels, at most. */
export const LONGEST_SIDE = 2048;

/** Widths that are made of a picture, besides its own: from a phone's column to a cover on a wide screen. */
const WIDTHS = [480, 960, 1440] as const;

/** Kinds that are made, best first: a browser takes the first it knows. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** What a page needs to know of a picture to show it. */
export interface MediaPicture {
  readonly id: string;
  readonly hash: string;
  /** In pixels, as kept. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** In per cent from the left and from the top: what a crop keeps. */
  readonly focalX: number;
  readonly focalY: number;
}

type Size = Pick<MediaPicture, 'width'>;

/** The widths a picture comes in, rising: never wider than it is itself. */
export function mediaWidths({ width }: Size): number[] {
  return [...WIDTHS.filter((each) => each < width * 0.9), width];
}

/** The address of one size of a picture; what it shows never changes. */
export function mediaAddress({ hash }: Pick<MediaPicture, 'hash'>, width: number, format: MediaFormat): string {
  return `/media/${hash}/${width}.${format}`;
}

/** A picture about as wide as wanted, for an `img` without a choice. */
export function mediaSource(picture: Pick<MediaPicture, 'hash' | 'width'>, wanted: number): string {
  const widths = mediaWidths(picture);
  return mediaAddress(picture, widths.find((width) => width >= wanted) ?? picture.width, 'jpg');
}

/** The focal point in tenths, as the classes of the reading page know it. */
export function focalTenths({ focalX, focalY }: Pick<MediaPicture, 'focalX' | 'focalY'>): {
  readonly across: number;
  readonly down: number;
} {
  return { across: Math.round(focalX / 10), down: Math.round(focalY / 10) };
}

/** Reads the last part of an address, "960.avif"; undefined for anything that is not a size of this picture. */
export function parseMediaFile(
  file: string,
  picture: Size,
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
