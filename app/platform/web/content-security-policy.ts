import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What a page may run and be styled with beside the files of the site, in the words of a policy: hashes, or a nonce. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function hashesOf(elements: Iterable<RegExpExecArray>): string[] {
  const hashes = [...elements].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** CSP hashes of every inline script and style of a document that was rendered without a visitor's input. */
export function inlineHashes(html: string): Inline {
  return { scripts: hashesOf(html.matchAll(INLINE_SCRIPT)), styles: hashesOf(html.matchAll(INLINE_STYLE)) };
}

/**
 * CSP hashes of the inline scripts and styles of a document that bear `nonce`. One that came in with a visitor's words, which never
 * should, does not bear it, provided that nobody knew it before the document was rendered.
 */
export function inlineHashesWith(nonce: string, html: string): Inline {
  const bears = ` nonce="${nonce}"`;
  const own = (pattern: RegExp) =>
    hashesOf([...html.matchAll(pattern)].filter(([text]) => text.slice(0, text.indexOf('>')).includes(bears)));
  return { scripts: own(INLINE_SCRIPT), styles: own(INLINE_STYLE) };
}

/**
 * The Content-Security-Policy of a page: what of it may be inline is named by hashes for kept pages, by one nonce for live
 * ones. Frames are for the map and videos, which a visitor has to ask for.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline, frames: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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

/** Header for one live page: only scripts and styles with this nonce count. */
export function noncePolicy(nonce: string, frames: readonly string[]): string {
  const source = [`'nonce-${nonce}'`];
  return contentSecurityPolicy({ scripts: source, styles: source }, frames);
}
