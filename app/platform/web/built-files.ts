import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { isCompressible } from './compression.ts';
import { memoryFile, type MemoryFile } from './memory-file.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Media type of a built file by its ending. */
export function typeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}

/** Where the build puts what is kept at an address. */
export function builtFileOf(address: string): string {
  if (address === '/') return 'index.html';
  return `${address.slice(1)}${extname(address) === '' ? '.html' : ''}`;
}

/** SVG is a document that could run scripts when opened by itself; as a picture it needs none of that. */
const SVG_POLICY = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Loads what the build made for the browser: hashed assets for a year, other files for an hour. */
export function loadBuiltFiles(clientFolder: string): Map<string, MemoryFile> {
  const files = new Map<string, MemoryFile>();
  for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(clientFolder, file).split(sep).join('/')}`;
    const type = typeOf(file);
    const br = isCompressible(type) ? readIfThere(`${file}.br`) : undefined;
    const gzip = isCompressible(type) ? readIfThere(`${file}.gz`) : undefined;
    const isHashed = path.startsWith('/assets/');
    files.set(
      path,
      memoryFile(readFileSync(file), {
        type,
        cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        headers: type === 'image/svg+xml' ? SVG_POLICY : {},
        ...(br ? { br } : {}),
        ...(gzip ? { gzip } : {}),
      }),
    );
  }
  return files;
}
