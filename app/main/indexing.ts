import { escapeMarkup } from '#app/lib/escape-markup.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { checkedOn } from '#app/features/landing-pages/domain/landing.ts';
import { isGiven } from '#app/features/landing-pages/domain/landing-page.ts';
import { landingPages } from '#app/features/landing-pages/server/landing.ts';
import { readLegalText } from '#app/features/legal/server/legal-text.ts';
import { isListed } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { staticAddresses } from './static-addresses.ts';
import { translatedPaths } from './translated-paths.ts';

/** Screens rendered for each request that are their own canonical address when they have no query. */
const LIVE_AND_INDEXED = ['/book-appointment', '/specific-service'] as const;

/** Nothing for a search engine: private links, data, and screens for those who run the site. */
const DISALLOWED = [
  '/appointment/',
  '/hi/appointment/',
  '/mr/appointment/',
  // Every choice made there has an address of its own: a crawler would follow thousands of them.
  '/book-appointment?',
  '/hi/book-appointment?',
  '/mr/book-appointment?',
  '/specific-service?',
  '/blog/search?',
  '/waiting-list',
  '/blog/preview/',
  '/site-preview/',
  '/calendar/',
  '/api/',
  '/dev/',
  '/admin-dashboard',
] as const;

/** Pages whose words are partly the clinic's settings: its hours, closed days and doctors. */
const OF_THE_SETTINGS = ['/', '/about-us', '/clinic', '/contact-us'] as const;

/** Parts of the sitemap; each is a file, `/sitemap-<part>.xml`. */
export const SITE_MAP_PARTS = ['pages', 'treatments', 'landing', 'posts'] as const;
export type SiteMapPart = (typeof SITE_MAP_PARTS)[number];

/** An address of the sitemap, and the day its words were last checked or changed, where that is known. */
export interface IndexedPage {
  readonly path: string;
  readonly part: SiteMapPart;
  readonly changedOn?: IsoDate | undefined;
}

const isCanonical = (path: string): boolean => (landingPages().get(path)?.canonicalPath ?? path) === path;

/**
 * The clinic may keep pages that no doctor has signed from search engines; a page for a city about treatments that it does not
 * give has nothing to be found for.
 */
function isShown(path: string): boolean {
  const translated = translatedPaths().find((page) => page.path === path);
  if (translated) return translated.isIndexed;
  const page = landingPages().get(path);
  return page ? isGiven(page, catalogue()) : isListed(catalogue(), path.replace(/^\/services\//, ''));
}

/** ISO dates sort as text. */
function latest(days: Iterable<IsoDate | undefined>): IsoDate | undefined {
  return [...days].reduce(
    (last, day) => (day !== undefined && (last === undefined || day > last) ? day : last),
    undefined,
  );
}

/** The day of every page that has one. A list is as new as the newest of what it lists. */
function daysOfChange(settingsChangedOn: IsoDate | undefined): Map<string, IsoDate | undefined> {
  const { categories, treatments } = catalogue();
  const ofTreatments = [...treatments.values()].map(({ path, checkedOn: day }) => [path, day] as const);
  const ofLanding = [...landingPages().values()].map((page) => [page.path, checkedOn(page)] as const);
  const newestBelow = (folder: string): IsoDate | undefined =>
    latest(ofTreatments.map(([path, day]) => (path.startsWith(`${folder}/`) ? day : undefined)));
  const days = new Map<string, IsoDate | undefined>([
    ...ofTreatments,
    ...ofLanding,
    ...categories.map(({ address }) => [address, newestBelow(address)] as const),
    ['/services', newestBelow('/services')],
    ['/quick-links', latest([...ofTreatments, ...ofLanding].map(([, day]) => day))],
    ...(['privacy-policy', 'terms-and-conditions'] as const).map(
      (name) => [`/${name}`, readLegalText(name).effectiveOn.iso] as const,
    ),
    ...OF_THE_SETTINGS.map((path) => [path, settingsChangedOn] as const),
  ]);
  for (const { path, english } of translatedPaths()) days.set(path, days.get(english));
  return days;
}

function partOf(path: string): SiteMapPart {
  if (landingPages().has(path)) return 'landing';
  if (path === '/blog') return 'posts';
  return /^(?:\/(?:hi|mr))?\/services\//.test(path) ? 'treatments' : 'pages';
}

/** A public post, and the day its words last changed. */
export interface IndexedPost {
  readonly slug: string;
  readonly changedOn: IsoDate;
}

/**
 * Every page of the site that search engines may list; each is its own canonical address. `settingsChangedOn` is the
 * day on which somebody last saved hours, closed days or practitioners; `doctors` are the addresses of their own pages.
 */
export function indexedPages(
  settingsChangedOn?: IsoDate,
  posts: readonly IndexedPost[] = [],
  doctors: readonly string[] = [],
): IndexedPage[] {
  const days = daysOfChange(settingsChangedOn);
  days.set('/blog', latest(posts.map(({ changedOn }) => changedOn)));
  return [
    ...[...staticAddresses(), ...LIVE_AND_INDEXED]
      .filter((path) => isCanonical(path) && isShown(path))
      .map((path) => ({ path, part: partOf(path), changedOn: days.get(path) })),
    ...doctors.map((path) => ({ path, part: 'pages' as const, changedOn: settingsChangedOn })),
    ...posts.map(({ slug, changedOn }) => ({ path: `/blog/${slug}`, part: 'posts' as const, changedOn })),
  ];
}

interface Entry {
  readonly location: string;
  readonly changedOn: IsoDate | undefined;
}

function sitemapDocument(
  root: 'urlset' | 'sitemapindex',
  element: 'url' | 'sitemap',
  entries: readonly Entry[],
): string {
  const lines = entries.map(({ location, changedOn }) => {
    const day = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `  <${element}><loc>${escapeMarkup(location)}</loc>${day}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

/** A sitemap 0.9 document of the pages at `origin`. Source: sitemaps.org/protocol.html. */
export function siteMap(origin: string, pages: readonly IndexedPage[]): string {
  const entries = pages.map(({ path, changedOn }) => ({ location: origin + path, changedOn }));
  return sitemapDocument('urlset', 'url', entries);
}

/** The index of the sitemaps at `origin`; each is as new as the newest of its pages. Source: sitemaps.org/protocol.html#index. */
export function siteMapIndex(origin: string, pages: readonly IndexedPage[]): string {
  const entries = SITE_MAP_PARTS.map((part) => ({
    location: `${origin}/sitemap-${part}.xml`,
    changedOn: latest(pages.map((page) => (page.part === part ? page.changedOn : undefined))),
  }));
  return sitemapDocument('sitemapindex', 'sitemap', entries);
}

/** The robots.txt of the site at `origin`. Source: RFC 9309. */
export function robots(origin: string): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
