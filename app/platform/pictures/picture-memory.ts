import type { Metadata } from 'sharp';

/** More than this for one picture is refused: see docs/decisions/0026. */
export const PICTURE_MEMORY_BYTES = 64 * 1024 * 1024;
/** From here on a picture is opened alone. */
export const HEAVY_MEMORY_BYTES = 24 * 1024 * 1024;

const SAMPLES_OF_A_PIXEL: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:0': 2, '4:4:4': 3 };

/**
 * Roughly how many bytes opening a picture needs, by its header. Most are opened line by line; held whole are the
 * coefficients of progressive JPEG, interlaced PNG, WebP without loss, and whatever has to be turned before it is small.
 */
export function memoryOf(metadata: Metadata, isLossless: boolean): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling = '' } = metadata;
  const pixels = width * height;
  const isTurned = (metadata.orientation ?? 1) > 1;
  const bytesOfPixel = (channels ?? 4) * (depth === 'ushort' ? 2 : 1);
  if (format === 'jpeg') {
    if (!isProgressive) return 0;
    // CMYK says nothing of its sampling here.
    return pixels * 2 * (channels === 3 ? (SAMPLES_OF_A_PIXEL[chromaSubsampling] ?? 3) : (channels ?? 4));
  }
  if (format === 'png') return isProgressive || isTurned ? pixels * bytesOfPixel : 0;
  return isLossless || isTurned ? pixels * 4 : 0;
}

/** Whether a WebP is lossless, and so has to be decoded whole: its first image is a VP8L chunk. */
export function isLosslessWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    if (name === 'VP8 ') return false;
    // A picture among others (ANMF) is treated as the dearer kind.
    if (name === 'VP8L' || name === 'ANMF') return true;
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return true;
}
