import { staticAddresses } from './static-addresses.ts';

/** Kept pages that ask search engines to leave them out. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['/admin-login']);

/** Screens rendered for each request that are their own canonical address when they have no query. */
const LIVE_AND_INDEXED = ['/book-appointment', '/specific-service'] as const;

/** Nothing for a search engine: private links, data, and screens for those who run the site. */
const DISALLOWED = ['/appointment/', '/api/', '/dev/', '/admin-dashboard'] as const;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Every address of the site that search engines may list; each is its own canonical address. */
export function indexedAddresses(): string[] {
  return [...staticAddresses().filter((address) => !NOT_INDEXED.has(address)), ...LIVE_AND_INDEXED];
}

/** A sitemap 0.9 document of the addresses at `origin`. Source: sitemaps.org/protocol.html. */
export function siteMap(origin: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(origin + address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The robots.txt of the site at `origin`. Source: RFC 9309. */
export function robots(origin: string): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
