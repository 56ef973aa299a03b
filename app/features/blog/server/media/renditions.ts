import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#app/platform/database/database.ts';
import { readPicture } from '#app/platform/pictures/read-picture.ts';
import { MEDIA_FORMATS, mediaWidths, type MediaFormat } from '#app/lib/media-picture.ts';
import { parseMediaFile } from '../../domain/media.ts';
import { keptJpeg, pictureOfHash } from './read-media.ts';

/** Where sizes of pictures come from, and where those that were made are put. */
export interface RenditionContext {
  readonly db: Db;
  /** They lie in its folder `media`: made again when they are gone, so no backup needs them. */
  readonly dataDir: string;
}

const KINDS = {
  // Twice as fast as the library's choice, for a few per cent more bytes.
  avif: { format: 'avif', quality: 55, effort: 2 },
  webp: { format: 'webp', quality: 78 },
  jpg: { format: 'jpeg', quality: 82 },
} as const satisfies Record<MediaFormat, object>;

/** Renditions in the making; a second request for the same one waits for it. */
const making = new Map<string, Promise<Uint8Array>>();

/**
 * One size of a picture: from the folder, or made now and put there. Undefined when no picture has this address any
 * more, even if a file is still there.
 */
export async function rendition(
  context: RenditionContext,
  hash: string,
  file: string,
): Promise<{ readonly bytes: Uint8Array; readonly format: MediaFormat } | undefined> {
  const picture = await pictureOfHash(context.db, hash);
  const wanted = picture && parseMediaFile(file, picture);
  if (!wanted) return undefined;
  const path = join(context.dataDir, 'media', hash, file);
  const found = await readFile(path).catch(() => undefined);
  if (found) return { bytes: found, format: wanted.format };
  const bytes = making.get(path) ?? make(context, { ...picture, ...wanted, hash, path, pictureWidth: picture.width });
  making.set(path, bytes);
  try {
    return { bytes: await bytes, format: wanted.format };
  } finally {
    making.delete(path);
  }
}

interface Wanted {
  readonly id: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly format: MediaFormat;
  readonly path: string;
}

async function make(
  context: RenditionContext,
  { id, hash, width, height, pictureWidth, format, path }: Wanted,
): Promise<Uint8Array> {
  const longestSide = Math.round(width * Math.max(1, height / pictureWidth));
  const read = await readPicture(() => keptJpeg(context.db, id), { made: { longestSide, ...KINDS[format] } });
  if (!read.ok) throw new Error(`A kept picture can't be opened: ${read.reason}`);
  const { bytes } = read.sizes.made;
  const folder = join(path, '..');
  const part = join(folder, `${randomUUID()}.part`);
  await mkdir(folder, { recursive: true });
  await writeFile(part, bytes);
  await rename(part, path);
  // It may have been withdrawn, replaced or deleted since, and its files taken away.
  if (!(await pictureOfHash(context.db, hash))) await forgetRenditions(context, hash);
  return bytes;
}

/** Makes every size of a picture that was just added, so that its first reader waits for none. */
export async function makeAll(context: RenditionContext, picture: { readonly hash: string }): Promise<void> {
  const found = await pictureOfHash(context.db, picture.hash);
  if (!found) return;
  for (const format of MEDIA_FORMATS.toReversed())
    for (const width of mediaWidths(found)) await rendition(context, picture.hash, `${width}.${format}`);
}

/** Takes the sizes of a picture away that has gone. */
export async function forgetRenditions({ dataDir }: Pick<RenditionContext, 'dataDir'>, hash: string): Promise<void> {
  await rm(join(dataDir, 'media', hash), { recursive: true, force: true });
}
