import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { indexedAddresses, robots, siteMap } from './indexing.ts';
import { staticAddresses } from './static-addresses.ts';

const document = z.object({ urlset: z.object({ url: z.array(z.object({ loc: z.string() })) }) });

function addressesOf(xml: string): string[] {
  return document.parse(new XMLParser().parse(xml)).urlset.url.map(({ loc }) => loc);
}

describe('the sitemap', () => {
  const locations = addressesOf(siteMap('https://clinic.example', indexedAddresses()));

  it('lists every kept page once, in full, but the one for the staff', () => {
    expect(new Set(locations).size).toBe(locations.length);
    const missing = staticAddresses().filter((address) => !locations.includes(`https://clinic.example${address}`));
    expect(missing).toEqual(['/admin-login']);
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
    expect(siteMap('https://clinic.example', ['/a&b'])).toContain('<loc>https://clinic.example/a&amp;b</loc>');
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
    expect(indexedAddresses().filter((address) => closed.some((path) => address.startsWith(path)))).toEqual([]);
  });

  it('says where the sitemap is', () => {
    expect(lines).toContain('Sitemap: https://clinic.example/sitemap.xml');
  });
});
