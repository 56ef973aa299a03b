import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { landingPages } from './features/landing-pages/server/landing.ts';
import { indexedPages, robots, siteMap } from './indexing.ts';
import { staticAddresses } from './static-addresses.ts';

const document = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string(), lastmod: z.string().optional() })) }),
});

function entriesOf(xml: string) {
  return document.parse(new XMLParser().parse(xml)).urlset.url;
}

describe('the sitemap', () => {
  const entries = entriesOf(siteMap('https://clinic.example', indexedPages()));
  const locations = entries.map(({ loc }) => loc);

  it('lists every kept page once, in full, but the one for the staff and those that name another', () => {
    expect(new Set(locations).size).toBe(locations.length);
    const missing = staticAddresses().filter((address) => !locations.includes(`https://clinic.example${address}`));
    const others = [...landingPages().values()].filter(({ path, canonicalPath }) => path !== canonicalPath);
    expect(missing).toEqual(['/admin-login', ...others.map(({ path }) => path)]);
  });

  it('says when the words of treatments and landing pages were last checked', () => {
    const dated = entries.filter(({ loc }) => /\/services\/[a-z-]+\/|-in-[a-z]+$/.test(loc));
    expect(dated.length).toBeGreaterThan(71);
    expect(dated.filter(({ lastmod }) => !/^\d{4}-\d{2}-\d{2}$/.test(lastmod ?? ''))).toEqual([]);
  });

  it('lists the booking page and the finder, without a query', () => {
    const live = ['https://clinic.example/book-appointment', 'https://clinic.example/specific-service'];
    expect(locations).toEqual(expect.arrayContaining(live));
    expect(locations.filter((location) => /[?#]/.test(location))).toEqual([]);
  });

  it('lists nothing private', () => {
    const isPrivate = /^\/(appointment|find-appointment|api|dev|admin)/;
    expect(locations.filter((location) => isPrivate.test(new URL(location).pathname))).toEqual([]);
  });

  it('escapes what XML would take for markup', () => {
    expect(siteMap('https://clinic.example', [{ path: '/a&b' }])).toContain(
      '<loc>https://clinic.example/a&amp;b</loc>',
    );
  });
});

describe('robots.txt', () => {
  const lines = robots('https://clinic.example').split('\n');

  it('keeps search engines away from private links and data, and from nothing else', () => {
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /appointment/',
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
