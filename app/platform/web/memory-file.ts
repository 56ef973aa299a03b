import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';
import { brotli, gzipped, isCompressible, negotiateEncoding, type Encoding } from './compression.ts';

/** One address served from memory: every encoding it has, each with its own strong ETag, headers ready to write. */
export interface MemoryFile {
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
  /** Media can be fetched in parts. */
  readonly acceptsRanges: boolean;
}

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: readonly string[];
}

export interface MemoryFileOptions {
  readonly type: string;
  readonly cacheControl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Already compressed bytes, made in the build. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

function variantsOf(
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
  { type, cacheControl, headers }: MemoryFileOptions,
): MemoryFile['variants'] {
  const negotiated = bodies.br !== undefined || bodies.gzip !== undefined;
  const make = (encoding: Encoding, body: Buffer): Variant => {
    // Of the bytes as they are sent: a strong ETag must change when they do, also by compressing them better.
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const all: Record<string, string> = {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': cacheControl,
      etag,
      ...(negotiated ? { vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...headers,
    };
    return { body, etag, headers: Object.entries(all).flat() };
  };
  return {
    identity: make('identity', bodies.identity),
    ...(bodies.br ? { br: make('br', bodies.br) } : {}),
    ...(bodies.gzip ? { gzip: make('gzip', bodies.gzip) } : {}),
  };
}

/** Puts a file into memory with the compressed forms it came with. */
export function memoryFile(identity: Buffer, options: MemoryFileOptions): MemoryFile {
  const { br, gzip, type } = options;
  return {
    variants: variantsOf({ identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }, options),
    acceptsRanges: /^(?:image|video|audio|font)\//.test(type) && !isCompressible(type),
  };
}

async function compressed(
  identity: Buffer,
  options: MemoryFileOptions,
  brotliQuality: number,
  gzipLevel: number,
): Promise<MemoryFile> {
  const [br, gzip] = await Promise.all([brotli(identity, brotliQuality), gzipped(identity, gzipLevel)]);
  return memoryFile(identity, { ...options, br, gzip });
}

/** Compresses in this process while somebody waits. */
export function quicklyCompressed(identity: Buffer, options: MemoryFileOptions): Promise<MemoryFile> {
  return compressed(identity, options, 5, 6);
}

/** Compresses in this process nearly as small as it gets, in less than half of the time. */
export function wellEnoughCompressed(identity: Buffer, options: MemoryFileOptions): Promise<MemoryFile> {
  return compressed(identity, options, 10, 9);
}

/** Compresses in this process as small as it gets, which takes a tenth of a second a page. */
export function wellCompressed(identity: Buffer, options: MemoryFileOptions): Promise<MemoryFile> {
  return compressed(identity, options, 11, 9);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** Answers GET or HEAD with a file from memory: content negotiation, 304, ranges (RFC 9110). Returns the status. */
export function sendMemoryFile(
  file: MemoryFile,
  request: IncomingMessage,
  response: ServerResponse,
  extra: readonly string[],
): number {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const { variants } = file;
  const variant =
    range === undefined || !file.acceptsRanges
      ? (variants[negotiateEncoding(request.headers['accept-encoding'])] ?? variants.identity)
      : variants.identity;
  const headers = [...variant.headers, ...(file.acceptsRanges ? ['accept-ranges', 'bytes'] : []), ...extra];
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, variant.etag)) {
    const kept: string[] = [];
    for (let index = 0; index < headers.length; index += 2) {
      const name = headers[index] ?? '';
      if (name !== 'content-length' && name !== 'content-type') kept.push(name, headers[index + 1] ?? '');
    }
    response.writeHead(304, kept).end();
    return 304;
  }
  if (range !== undefined && file.acceptsRanges && (ifRange === undefined || ifRange === variant.etag)) {
    const part = byteRange(range, variant.body.length);
    if (part === 'unsatisfiable') {
      response.writeHead(416, ['content-range', `bytes */${variant.body.length}`, ...extra]).end();
      return 416;
    }
    if (part) return sendPart(variant, part, headers, request, response);
  }
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
  return 200;
}

function sendPart(
  { body }: Variant,
  { start, end }: { start: number; end: number },
  headers: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): number {
  const part = body.subarray(start, end + 1);
  const all = headers.map((value, index) => (headers[index - 1] === 'content-length' ? String(part.length) : value));
  response.writeHead(206, [...all, 'content-range', `bytes ${start}-${end}/${body.length}`]);
  if (request.method === 'HEAD') response.end();
  else response.end(part);
  return 206;
}
