import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { landingPages } from '#app/features/landing-pages/server/landing.ts';
import { indexedPages, robots, SITE_MAP_PARTS, siteMap, siteMapIndex } from './indexing.ts';
import routes from '#app/routes.ts';
import { staticAddresses } from './static-addresses.ts';
import { translatedPaths } from './translated-paths.ts';

const document = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string(), lastmod: z.string().optional() })) }),
});

const index = z.object({
  sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string(), lastmod: z.string() })) }),
});

const ORIGIN = 'https://clinic.example';
const SAVED_ON = '2031-05-04';
const POSTS = [
  { slug: 'sun-at-noon', changedOn: '2026-11-21' },
  { slug: 'older', changedOn: '2026-11-20' },
];

function entriesOf(xml: string) {
  return document.parse(new XMLParser().parse(xml)).urlset.url;
}

describe('the index of sitemaps', () => {
  const pages = indexedPages(SAVED_ON, POSTS);
  const files = index.parse(new XMLParser().parse(siteMapIndex(ORIGIN, pages))).sitemapindex.sitemap;

  it('names a file for each part, and there is a route for each', () => {
    expect(files.map(({ loc }) => loc)).toEqual(SITE_MAP_PARTS.map((part) => `${ORIGIN}/sitemap-${part}.xml`));
    const answered = routes.map(({ path }) => path);
    expect(answered).toEqual(expect.arrayContaining(SITE_MAP_PARTS.map((part) => `sitemap-${part}.xml`)));
  });

  it('says of each when its newest page changed', () => {
    const [ofPages, ofTreatments] = files;
    expect(ofPages?.lastmod).toBe(SAVED_ON);
    const days = pages.flatMap(({ part, changedOn }) => (part === 'treatments' && changedOn ? [changedOn] : []));
    expect(ofTreatments?.lastmod).toBe(days.toSorted().at(-1));
  });

  it('leaves no page out', () => {
    const listed = SITE_MAP_PARTS.map((part) => pages.filter((page) => page.part === part).length);
    expect(listed.every((count) => count > 0)).toBe(true);
    expect(listed.reduce((sum, count) => sum + count)).toBe(pages.length);
  });
});

describe('the sitemap', () => {
  const entries = entriesOf(siteMap(ORIGIN, indexedPages(SAVED_ON, POSTS)));
  const locations = entries.map(({ loc }) => loc);

  it('lists every kept page once, in full, but those that name another and translations nobody has reviewed', () => {
    expect(new Set(locations).size).toBe(locations.length);
    const unreviewed = new Set(translatedPaths().flatMap(({ path, isIndexed }) => (isIndexed ? [] : [path])));
    const missing = staticAddresses().filter(
      (address) => !unreviewed.has(address) && !locations.includes(`https://clinic.example${address}`),
    );
    const others = [...landingPages().values()].filter(({ path, canonicalPath }) => path !== canonicalPath);
    expect(missing).toEqual(others.map(({ path }) => path));
  });

  it('says when the words of treatments and landing pages were last checked', () => {
    const dated = entries.filter(({ loc }) => /\/services\/[a-z-]+\/|-in-[a-z]+$/.test(loc));
    expect(dated.length).toBeGreaterThan(71);
    expect(dated.filter(({ lastmod }) => !/^\d{4}-\d{2}-\d{2}$/.test(lastmod ?? ''))).toEqual([]);
  });

  it('says of a list what its newest entry says, and of legal pages since when they hold', () => {
    const dayOf = (path: string) => entries.find(({ loc }) => loc === ORIGIN + path)?.lastmod;
    const ofHair = entries.flatMap(({ loc, lastmod }) => (loc.startsWith(`${ORIGIN}/services/hair/`) && lastmod) || []);
    expect(dayOf('/services/hair')).toBe(ofHair.toSorted().at(-1));
    for (const path of ['/services', '/quick-links', '/privacy-policy', '/terms-and-conditions']) {
      expect([path, dayOf(path)]).toEqual([path, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    }
  });

  it('says of pages with hours and doctors when those were saved, and nothing of pages without a date', () => {
    const saved = entries.filter(({ lastmod }) => lastmod === SAVED_ON).map(({ loc }) => new URL(loc).pathname);
    expect(saved).toEqual(['/', '/about-us', '/clinic', '/contact-us']);
    expect(entries.find(({ loc }) => loc.endsWith('/book-appointment'))).not.toHaveProperty('lastmod');
    expect(entriesOf(siteMap(ORIGIN, indexedPages()))[0]).not.toHaveProperty('lastmod');
  });

  it('lists the booking page and the finder, without a query', () => {
    const live = ['https://clinic.example/book-appointment', 'https://clinic.example/specific-service'];
    expect(locations).toEqual(expect.arrayContaining(live));
    expect(locations.filter((location) => /[?#]/.test(location))).toEqual([]);
  });

  it('lists public posts with the day they changed, and the list of them with the newest', () => {
    const posts = entries.filter(({ loc }) => new URL(loc).pathname.startsWith('/blog'));
    expect(posts).toEqual([
      { loc: `${ORIGIN}/blog`, lastmod: '2026-11-21' },
      { loc: `${ORIGIN}/blog/sun-at-noon`, lastmod: '2026-11-21' },
      { loc: `${ORIGIN}/blog/older`, lastmod: '2026-11-20' },
    ]);
  });

  it('lists nothing private', () => {
    const isPrivate = /^\/(appointment|my-appointment|api|dev|admin)/;
    expect(locations.filter((location) => isPrivate.test(new URL(location).pathname))).toEqual([]);
  });

  it('escapes what XML would take for markup', () => {
    expect(siteMap(ORIGIN, [{ path: '/a&b', part: 'pages' }])).toContain('<loc>https://clinic.example/a&amp;b</loc>');
  });
});

describe('robots.txt', () => {
  const lines = robots('https://clinic.example').split('\n');

  it('keeps search engines away from private links and data, and from nothing else', () => {
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /appointment/',
      'Disallow: /hi/appointment/',
      'Disallow: /mr/appointment/',
      'Disallow: /book-appointment?',
      'Disallow: /hi/book-appointment?',
      'Disallow: /mr/book-appointment?',
      'Disallow: /specific-service?',
      'Disallow: /blog/search?',
      'Disallow: /waiting-list',
      'Disallow: /blog/preview/',
      'Disallow: /site-preview/',
      'Disallow: /calendar/',
      'Disallow: /api/',
      'Disallow: /dev/',
      'Disallow: /admin-dashboard',
    ]);
  });

  it('lets them see every page of the sitemap', () => {
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    expect(indexedPages().filter((page) => closed.some((path) => page.path.startsWith(path)))).toEqual([]);
  });

  it('says where the sitemap is', () => {
    expect(lines).toContain('Sitemap: https://clinic.example/sitemap.xml');
  });
});
