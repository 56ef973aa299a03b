import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createSemaphore } from '#app/platform/semaphore.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * How many bodies are compressed at once. Each brotli encoder takes some megabytes from the system's allocator; hundreds at
 * once, as a burst of requests starts them, took more than a gigabyte that was not given back. There are four threads for it.
 */
const AT_ONCE = 3;
const semaphore = createSemaphore(AT_ONCE);

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest\+json|xml|problem\+json))/;

/** Whether this media type is worth compressing. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** Brotli, in its turn; `quality` 11 for what is made once, 4 or 5 for what somebody waits for. */
export function brotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return semaphore.run(() => brotliAsync(bytes, { params }));
}

/** Gzip, in its turn. */
export function gzipped(bytes: Uint8Array, level: number): Promise<Buffer> {
  return semaphore.run(() => gzipAsync(bytes, { level }));
}

/** The best encoding the client accepts (RFC 9110, 12.5.3): brotli before gzip, nothing that has q=0. */
export function negotiateEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const wants = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (wants('br')) return 'br';
  return wants('gzip') ? 'gzip' : 'identity';
}
