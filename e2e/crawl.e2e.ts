// @module-tag endurance
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated } from './harness/browser.ts';
import { crawl, type Crawl, type Found } from './harness/crawl.ts';
import { KINDS } from './harness/kinds.ts';
import type { ReadDocument } from './harness/read-document.ts';
import { openReadingSite, type Site } from './harness/site.ts';
import { INDEXED } from './harness/specified.ts';
import { LANDING } from './harness/specified-landing.ts';

const STARTS = ['/', '/quick-links', '/sitemap.xml'];

let site: Site;
let crawled: Crawl;
/** Documents without a query, by their address. */
let pages: readonly (readonly [path: string, document: ReadDocument])[];

beforeAll(async () => {
  site = await openReadingSite();
  crawled = await crawl(site.server.url, STARTS);
  pages = [...crawled.found].flatMap(([path, { document }]) =>
    document && !path.includes('?') ? [[path, document] as const] : [],
  );
});
afterAll(() => site.close());

/** What is wrong, one line a fault, with the page that leads there. */
function faults(find: (found: Found, address: string) => string | undefined): string[] {
  return [...crawled.found].flatMap(([address, found]) => {
    const fault = find(found, address);
    return fault === undefined ? [] : [`${address} (from ${found.from}): ${fault}`];
  });
}

function faultyPages(find: (document: ReadDocument, path: string) => string | undefined): string[] {
  return pages.flatMap(([path, document]) => {
    const fault = find(document, path);
    return fault === undefined ? [] : [`${path}: ${fault}`];
  });
}

function repeated(of: (document: ReadDocument) => string | undefined): string[] {
  const seen = new Map<string, string>();
  return faultyPages((document, path) => {
    const value = of(document);
    if (value === undefined) return undefined;
    const other = seen.get(value);
    seen.set(value, path);
    return other === undefined ? undefined : `says the same as ${other}: ${value}`;
  });
}

const pathOf = (address: string): string => new URL(address, site.server.url).pathname;

describe('whoever follows every link from home, the quick links and the sitemap', () => {
  it('reaches every page of the specification', () => {
    const reached = new Set(pages.map(([path]) => path));
    expect([...INDEXED, ...LANDING].filter((path) => !reached.has(path))).toEqual([]);
  });

  it('finds everything there, at once and without a redirect', () => {
    expect(crawled.found.size).toBeGreaterThan(700);
    expect(
      faults(({ status, location }) => (status === 200 ? undefined : `${status} ${location ?? ''}`.trim())),
    ).toEqual([]);
  });

  it('finds every place on a page that a link names', () => {
    expect(crawled.places.length).toBeGreaterThan(100);
    const missing = crawled.places.filter(
      ([, address, id]) => crawled.found.get(address)?.document?.ids.has(id) === false,
    );
    expect(missing.map(([from, address, id]) => `${from} links ${address}#${id}`)).toEqual([]);
  });

  it('finds fonts, drawings, scripts, styles, the manifest and the pictures for sharing', () => {
    const types = new Set([...crawled.found.values()].map(({ type }) => type.split(';')[0] ?? ''));
    expect([...types]).toEqual(
      expect.arrayContaining([
        'font/woff2',
        'image/svg+xml',
        'image/png',
        'text/css',
        'text/javascript',
        'application/manifest+json',
        'application/xml',
      ]),
    );
  });
});

describe('every page that is reached', () => {
  it('has one heading of the first level', () => {
    expect(faultyPages(({ headings }) => (headings.length === 1 ? undefined : headings.join(' | ')))).toEqual([]);
  });

  it('has a title and a description that no other page has', () => {
    expect(repeated(({ title }) => title)).toEqual([]);
    // Coming back to an appointment is described to nobody: no search engine lists it, in any language.
    const described = ({ description, robots }: ReadDocument) =>
      description === '' && robots === 'noindex' ? undefined : description;
    expect(repeated(described)).toEqual([]);
  });

  it('that search engines list has a title and a description that their results show whole', () => {
    const cut = ({ title, description, robots }: ReadDocument): string | undefined => {
      const isWhole = title.length <= 65 && description.length >= 110 && description.length <= 160;
      return isWhole || robots === 'noindex'
        ? undefined
        : `${title.length} "${title}", ${description.length} "${description}"`;
    };
    expect(faultyPages(cut)).toEqual([]);
  });

  it('holds structured data that can be read', () => {
    const unreadable = ({ data }: ReadDocument): string | undefined =>
      data.every((entry) => entry['@context'] === 'https://schema.org' && typeof entry['@type'] === 'string')
        ? undefined
        : JSON.stringify(data).slice(0, 200);
    expect(faultyPages(unreadable)).toEqual([]);
    const hasNone = ({ data, robots }: ReadDocument) => data.length === 0 && robots !== 'noindex';
    expect(faultyPages((document) => (hasNone(document) ? 'has none' : undefined))).toEqual([]);
  });

  it('is in one sitemap, or names the page that is, or asks to be left out', () => {
    const listed = [...crawled.found].flatMap(([path, { names }]) => (path.startsWith('/sitemap-') ? names : []));
    expect(new Set(listed).size).toBe(listed.length);
    const stands = (path: string): boolean => listed.includes(path);
    expect(
      faultyPages(({ robots, canonical }, path) => {
        if (robots === 'noindex') return stands(path) ? 'is listed and asks not to be' : undefined;
        const own = pathOf(canonical);
        return stands(own) && stands(path) === (own === path) ? undefined : `names ${own}`;
      }),
    ).toEqual([]);
    expect(listed.filter((path) => !pages.some(([reached]) => reached === path))).toEqual([]);
  });
});

/** Everything a page complains about from its first byte on, breaches of its own policy included. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

describe('in a browser', () => {
  it.concurrent.each(KINDS)('$kind has nothing to complain about, down to its end', async ({ path }) => {
    const page = await site.visitor({ viewport: { width: 1280, height: 900 } });
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(site.at(path));
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
