import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP hashes of every inline script of a document that was rendered without a visitor's input. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * The Content-Security-Policy of a page. `scripts` are the inline scripts it may run: hashes for kept pages, one nonce
 * for live ones. Frames are for the map and videos, which a visitor has to ask for.
 */
export function contentSecurityPolicy(scripts: readonly string[], frames: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map((source) => ` ${source}`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Header for one live page: only scripts with this nonce run. */
export function noncePolicy(nonce: string, frames: readonly string[]): string {
  return contentSecurityPolicy([`'nonce-${nonce}'`], frames);
}
