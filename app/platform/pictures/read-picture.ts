import { availableParallelism } from 'node:os';
import type sharpModule from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { HEAVY_MEMORY_BYTES, isLosslessWebp, memoryOf, PICTURE_MEMORY_BYTES } from './picture-memory.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { createSemaphore } from '#app/platform/semaphore.ts';

/** The largest file that is taken as a picture. */
export const PICTURE_BYTES = 12 * 1024 * 1024;
const PICTURE_PIXELS = 40_000_000;

/** A rendition to make: never larger than the picture itself. */
export interface WantedSize {
  readonly longestSide: number;
  readonly format: 'jpeg' | 'webp' | 'avif';
  /** 1 to 100. */
  readonly quality: number;
  /** How hard AVIF and WebP try to be small; less is faster. The library's own choice without it. */
  readonly effort?: number;
}

export interface MadeSize {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type PictureOutcome<Name extends string> =
  | {
      readonly ok: true;
      /** Size of the original picture, upright, in pixels. */
      readonly width: number;
      readonly height: number;
      /** From 0, black, to 255. */
      readonly brightness: number;
      readonly sizes: Readonly<Record<Name, MadeSize>>;
    }
  | { readonly ok: false; readonly reason: PictureProblem };

// Each opened picture costs some 50 MB at its worst, so more cores than two do not mean more pictures at once.
const places = Math.min(2, availableParallelism());
const semaphore = createSemaphore(places);

type SharpModule = typeof sharpModule;
let loaded: Promise<SharpModule> | undefined;

/** The library, with every reader but those of the three kinds shut: it would open SVG, GIF and more by content. */
export function openSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loaded;
}

/**
 * Opens a picture that somebody sent and makes new ones of it, upright, in sRGB, with nothing of the file but its
 * pixels: no place, time, camera or preview, nothing hidden behind its end. JPEG, PNG and WebP by content, at most
 * `PICTURE_BYTES` and `PICTURE_PIXELS`, both looked at before it is opened; of several pictures in it the first.
 * `load` is called when its turn comes, for a heavy one twice: one is opened at a time per core, two at most, and one
 * that takes much memory alone.
 */
export function readPicture<Name extends string>(
  load: () => Promise<Uint8Array>,
  wanted: Readonly<Record<Name, WantedSize>>,
): Promise<PictureOutcome<Name>> {
  return openInTurn(load, wanted, { isAlone: false });
}

/** Does work with pictures while no other picture is opened. */
export function alone<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  return semaphore.run(work, places);
}

async function openInTurn<Name extends string>(
  load: () => Promise<Uint8Array>,
  wanted: Readonly<Record<Name, WantedSize>>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<PictureOutcome<Name>> {
  const outcome = await semaphore.run(
    async () => {
      const bytes = await load();
      const looked = await lookAt(bytes);
      if (!looked.ok) return looked;
      // It leaves, with nothing of it in memory, and comes back when nobody else is there.
      if (looked.memory > HEAVY_MEMORY_BYTES && !isAlone) return undefined;
      const { sharp, metadata } = looked;
      const limits = { failOn: 'error', limitInputPixels: PICTURE_PIXELS, sequentialRead: true, pages: 1 } as const;
      return makeSizes(sharp, sharp(bytes, limits), metadata, wanted);
    },
    isAlone ? places : 1,
  );
  return outcome ?? openInTurn(load, wanted, { isAlone: true });
}

type Looked =
  | { readonly ok: true; readonly sharp: SharpModule; readonly metadata: Metadata; readonly memory: number }
  | { readonly ok: false; readonly reason: PictureProblem };

/** Checks a file before it is decoded. */
export async function lookAt(bytes: Uint8Array): Promise<Looked> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > PICTURE_BYTES) return { ok: false, reason: 'too-large' };
  const type = pictureTypeOf(bytes);
  if (type === 'heic') return { ok: false, reason: 'heic' };
  if (type === 'other') return { ok: false, reason: 'other-type' };
  const sharp = await openSharp();
  const metadata = await headerOf(sharp(bytes, { failOn: 'none', limitInputPixels: false, pages: 1 }));
  if (metadata?.format !== type) return { ok: false, reason: 'damaged' };
  if (metadata.width * metadata.height > PICTURE_PIXELS) return { ok: false, reason: 'too-many-pixels' };
  const memory = memoryOf(metadata, type === 'webp' && isLosslessWebp(bytes));
  return memory > PICTURE_MEMORY_BYTES ? { ok: false, reason: 'too-heavy' } : { ok: true, sharp, metadata, memory };
}

async function headerOf(picture: Sharp): Promise<Metadata | undefined> {
  try {
    return await picture.metadata();
  } catch {
    return undefined;
  }
}

async function makeSizes<Name extends string>(
  sharp: SharpModule,
  picture: Sharp,
  metadata: Metadata,
  wanted: Readonly<Record<Name, WantedSize>>,
): Promise<PictureOutcome<Name>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of these names
  const names = Object.keys(wanted) as Name[];
  const longest = Math.max(...names.map((name) => wanted[name].longestSide));
  const opened = await opaque(picture, longest);
  if (!opened) return { ok: false, reason: 'damaged' };
  const { data, info } = opened;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = new Map<Name, MadeSize>();
  for (const name of names) {
    const { longestSide, format, ...output } = wanted[name];
    const made = await sharp(data, { raw })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, output)
      .toBuffer({ resolveWithObject: true });
    sizes.set(name, { bytes: made.data, width: made.info.width, height: made.info.height });
  }
  return {
    ok: true,
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    brightness: brightnessOf(data),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled with every name above
    sizes: Object.fromEntries(sizes) as Record<Name, MadeSize>,
  };
}

/** The pixels at the largest size asked for, without transparency; undefined when the file does not hold them. */
async function opaque(picture: Sharp, longest: number) {
  try {
    return await picture
      .timeout({ seconds: 30 })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

function brightnessOf(samples: Uint8Array): number {
  let sum = 0;
  let count = 0;
  // A prime step: every colour of a pixel and every column is met.
  for (let at = 0; at < samples.length; at += 997) {
    sum += samples[at] ?? 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
