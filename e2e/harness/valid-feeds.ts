import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { z } from 'zod';

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => LISTS.has(name) });
const LISTS = new Set(['item', 'category', 'url', 'sitemap']);

function shapeFaults(shape: z.ZodType, value: unknown): string[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('/')}: ${message}`);
}

function xmlFaults(text: string, shape: z.ZodType): string[] {
  if (!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>'))
    return ['the first line says nothing of the encoding'];
  const wellFormed = XMLValidator.validate(text);
  return wellFormed === true ? shapeFaults(shape, xml.parse(text)) : [wellFormed.err.msg];
}

const words = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const declaration = z.unknown();

/** RFC 822 with four digits of a year, the day of the week as it was. */
const rfc822 = z.string().refine((text) => new Date(text).toUTCString() === text, 'no date of RFC 822');

const areUnique = (all: readonly string[]): boolean => new Set(all).size === all.length;

const rss = z.strictObject({
  '?xml': declaration,
  rss: z.strictObject({
    '@version': z.literal('2.0'),
    '@xmlns:atom': z.literal('http://www.w3.org/2005/Atom'),
    channel: z.strictObject({
      title: words,
      link: address,
      description: words,
      language: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
      lastBuildDate: rfc822.optional(),
      'atom:link': z.strictObject({
        '@href': address,
        '@rel': z.literal('self'),
        '@type': z.literal('application/rss+xml'),
      }),
      item: z
        .array(
          z.strictObject({
            title: words,
            link: address,
            guid: z.strictObject({ '#text': address, '@isPermaLink': z.literal('true') }),
            description: words,
            category: z.array(words).optional(),
            pubDate: rfc822,
          }),
        )
        .min(1)
        .refine((items) => areUnique(items.map(({ guid }) => guid['#text'])), 'a guid stands twice'),
    }),
  }),
});

/** What departs from RSS 2.0 (rssboard.org/rss-specification and its best practices profile). */
export const rssFaults = (text: string): string[] => xmlFaults(text, rss);

const rfc3339 = z.iso.datetime({ offset: true });
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: words,
  description: words,
  home_page_url: address,
  feed_url: address,
  language: z.literal('en-IN'),
  items: z
    .array(
      z.strictObject({
        id: words,
        url: address,
        title: words,
        content_text: words,
        summary: words,
        date_published: rfc3339,
        date_modified: rfc3339,
        tags: z.array(words),
        language: z.literal('en-IN'),
      }),
    )
    .min(1)
    .refine((items) => areUnique(items.map(({ id }) => id)), 'an id stands twice'),
});

/** What departs from JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeedFaults = (text: string): string[] => shapeFaults(jsonFeed, JSON.parse(text));

const SITE_MAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MOST_ADDRESSES = 50_000;
const listed = z.strictObject({ loc: address.max(2048), lastmod: z.iso.date().or(rfc3339).optional() });
const list = z
  .array(listed)
  .min(1)
  .max(MOST_ADDRESSES)
  .refine((entries) => areUnique(entries.map(({ loc }) => loc)), 'an address stands twice');
const siteMap = z.union([
  z.strictObject({ '?xml': declaration, urlset: z.strictObject({ '@xmlns': z.literal(SITE_MAP), url: list }) }),
  z.strictObject({
    '?xml': declaration,
    sitemapindex: z.strictObject({ '@xmlns': z.literal(SITE_MAP), sitemap: list }),
  }),
]);

/** What departs from the protocol of sitemaps (sitemaps.org). */
export const siteMapFaults = (text: string): string[] => xmlFaults(text, siteMap);

const manifest = z.looseObject({
  name: words,
  short_name: words.max(12),
  start_url: z.string().startsWith('/'),
  display: z.enum(['browser', 'minimal-ui', 'standalone', 'fullscreen']),
  icons: z
    .array(z.looseObject({ src: z.string().startsWith('/'), sizes: z.string().regex(/^(any|\d+x\d+)$/), type: words }))
    .refine(
      (icons) => ['192x192', '512x512'].every((size) => icons.some(({ sizes }) => sizes === size)),
      'a size is missing',
    ),
});

/** What departs from Web Application Manifest (w3.org/TR/appmanifest), with the icons that browsers ask for. */
export const manifestFaults = (text: string): string[] => shapeFaults(manifest, JSON.parse(text));

/** What departs from RFC 9116: Contact (in https, but on this machine), and Expires once, in the future and within a year. */
export function securityTxtFaults(text: string, now: Date): string[] {
  const fields = text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, undefined]);
  const valuesOf = (name: string) =>
    fields.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const expires = valuesOf('Expires');
  const inYears = (Date.parse(expires[0] ?? '') - now.getTime()) / 31_557_600_000;
  return [
    ...fields.flatMap(([line, value]) => (value === undefined ? [`no field: ${line}`] : [])),
    ...(valuesOf('Contact').every((value) => /^(mailto:|tel:|https:|http:\/\/127\.)/.test(value)) &&
    valuesOf('Contact').length > 0
      ? []
      : ['Contact']),
    ...(expires.length === 1 && rfc3339.safeParse(expires[0]).success && inYears > 0 && inYears <= 1
      ? []
      : ['Expires']),
    ...(valuesOf('Canonical').every((value) => address.safeParse(value).success) ? [] : ['Canonical']),
  ];
}

const MOST_OCTETS = 75;

/** What departs from RFC 5545: the ends of lines, their length, and what every calendar and entry must have. */
export function calendarFaults(text: string): string[] {
  const lines = text.split('\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const missing = (part: ICAL.Component, names: readonly string[]): string[] =>
    names.filter((name) => part.getAllProperties(name).length !== 1).map((name) => `${part.name} needs ${name} once`);
  return [
    ...(text.endsWith('\r\n') ? [] : ['the last line does not end']),
    ...lines.flatMap((line) => (/[\r\n]/.test(line) ? [`a line ends otherwise: ${line.slice(0, 40)}`] : [])),
    ...lines.flatMap((line) => (Buffer.byteLength(line) > MOST_OCTETS ? [`too long: ${line.slice(0, 40)}`] : [])),
    ...missing(calendar, ['version', 'prodid']),
    ...calendar.getAllSubcomponents('vevent').flatMap((entry) => missing(entry, ['uid', 'dtstamp', 'dtstart'])),
  ];
}
