/** What a page needs to know of a picture of the media library to show it. */
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
  /** The clinic's own film that it stands for. */
  readonly film?: MediaFilm | undefined;
}

/** What a page needs to know of a film to play it. */
export interface MediaFilm {
  readonly hash: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hasCaptions: boolean;
}

/** Names of the files of a film, behind its hash. */
export const FILM_FILE = 'film.mp4';
export const CAPTIONS_FILE = 'captions.vtt';

/** Addresses of a film and of its captions; what they lead to never changes but for the captions. */
export function filmAddresses({ hash, hasCaptions }: Pick<MediaFilm, 'hash' | 'hasCaptions'>): {
  readonly src: string;
  readonly captions: string | null;
} {
  return { src: `/media/${hash}/${FILM_FILE}`, captions: hasCaptions ? `/media/${hash}/${CAPTIONS_FILE}` : null };
}

/** Widths that are made of a picture, besides its own: from a phone's column to a cover on a wide screen. */
const WIDTHS = [480, 960, 1440] as const;

/** Kinds that are made, best first: a browser takes the first it knows. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** The widths a picture comes in, rising: never wider than it is itself. */
export function mediaWidths({ width }: Pick<MediaPicture, 'width'>): number[] {
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

/** Wide enough for the picture of a shared link. */
const SHARED_WIDTH = 1200;

/** The address of a picture as a shared link shows it. */
export function sharedSource(picture: Pick<MediaPicture, 'hash' | 'width'>): string {
  return mediaSource(picture, SHARED_WIDTH);
}

/** The focal point in tenths, as the classes of the reading page know it. */
export function focalTenths({ focalX, focalY }: Pick<MediaPicture, 'focalX' | 'focalY'>): {
  readonly across: number;
  readonly down: number;
} {
  return { across: Math.round(focalX / 10), down: Math.round(focalY / 10) };
}

/** A picture of the media library with the sizes it comes in. */
export interface PictureView {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** The point that a crop keeps, in tenths from the left and from the top. */
  readonly across: number;
  readonly down: number;
}

/** A picture with the words for somebody who cannot see it. */
export interface ShownPicture {
  readonly picture: PictureView;
  readonly alt: string;
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Width of the file for browsers that know none of the others. */
const PLAIN_WIDTH = 960;

/** A picture as `ui/picture` shows it. */
export function pictureView(picture: MediaPicture): PictureView {
  const { width, height } = picture;
  const sources = MEDIA_FORMATS.map((format) => ({
    type: TYPES[format],
    srcSet: mediaWidths(picture)
      .map((size) => `${mediaAddress(picture, size, format)} ${size}w`)
      .join(', '),
  }));
  return { src: mediaSource(picture, PLAIN_WIDTH), width, height, sources, ...focalTenths(picture) };
}

/** A picture with the words that the library keeps with it. */
export function shownPicture(picture: MediaPicture): ShownPicture {
  return { picture: pictureView(picture), alt: picture.alt };
}
