import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function hashesOf(scripts: Iterable<RegExpExecArray>): string[] {
  const hashes = [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** CSP hashes of every inline script of a document that was rendered without a visitor's input. */
export function scriptHashes(html: string): string[] {
  return hashesOf(html.matchAll(INLINE_SCRIPT));
}

/**
 * CSP hashes of the inline scripts of a document that bear `nonce`. One that came in with a visitor's words, which never
 * should, does not bear it, provided that nobody knew it before the document was rendered.
 */
export function hashesOfScriptsWith(nonce: string, html: string): string[] {
  const bears = ` nonce="${nonce}"`;
  return hashesOf(
    [...html.matchAll(INLINE_SCRIPT)].filter(([script]) => script.slice(0, script.indexOf('>')).includes(bears)),
  );
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
