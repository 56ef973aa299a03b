import { checkedOn } from './features/landing-pages/domain/landing.ts';
import { landingPages } from './features/landing-pages/server/landing.ts';
import { catalogue } from './features/treatments/server/catalogue.ts';
import { staticAddresses } from './static-addresses.ts';

/** Kept pages that ask search engines to leave them out. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['/admin-login']);

/** Screens rendered for each request that are their own canonical address when they have no query. */
const LIVE_AND_INDEXED = ['/book-appointment', '/specific-service'] as const;

/** Nothing for a search engine: private links, data, and screens for those who run the site. */
const DISALLOWED = ['/appointment/', '/api/', '/dev/', '/admin-dashboard'] as const;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** An address of the sitemap, and the day its words were last checked where its file says so. */
export interface IndexedPage {
  readonly path: string;
  readonly checkedOn?: string | undefined;
}

const isCanonical = (path: string): boolean => (landingPages().get(path)?.canonicalPath ?? path) === path;

/** Every page of the site that search engines may list; each is its own canonical address. */
export function indexedPages(): IndexedPage[] {
  const days = new Map([...catalogue().treatments.values()].map((treatment) => [treatment.path, treatment.checkedOn]));
  return [...staticAddresses(), ...LIVE_AND_INDEXED]
    .filter((path) => !NOT_INDEXED.has(path) && isCanonical(path))
    .map((path) => {
      const landing = landingPages().get(path);
      return { path, checkedOn: landing ? checkedOn(landing) : days.get(path) };
    });
}

/** A sitemap 0.9 document of the pages at `origin`. Source: sitemaps.org/protocol.html. */
export function siteMap(origin: string, pages: readonly IndexedPage[]): string {
  const urls = pages.map(({ path, checkedOn: day }) => {
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `  <url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
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
