import { z } from 'zod';
import { CATEGORIES, TREATMENTS } from './specified.ts';
import { LANDING } from './specified-landing.ts';

const words = z.string().trim().min(1);
const address = z.url();
const day = z.iso.date();

const clinic = z.object({
  '@id': address,
  name: words,
  url: address,
  logo: address,
  telephone: z.array(words).min(1),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: words,
    addressLocality: words,
    postalCode: words,
    addressCountry: words,
  }),
  geo: z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z
    .array(z.object({ dayOfWeek: z.array(words).min(1), opens: words, closes: words }))
    .min(1),
  medicalSpecialty: z.array(words).min(1),
  availableService: z.array(z.object({ '@type': words, name: words, url: address })).min(1),
  sameAs: z.array(address).min(1),
});

const reviewedPage = z.object({
  url: address,
  name: words,
  description: words,
  lastReviewed: day,
  publisher: z.object({ '@type': z.literal('MedicalClinic'), '@id': address, name: words }),
});

const procedure = z.object({ '@type': z.literal('MedicalProcedure'), name: words });

const treatment = reviewedPage.extend({
  about: procedure.extend({ bodyLocation: words, preparation: words, howPerformed: words, followup: words }),
});

const landing = reviewedPage.extend({ about: z.array(procedure.extend({ url: address })).min(1) });

const collection = z.object({
  url: address,
  name: words,
  mainEntity: z.object({
    '@type': z.literal('ItemList'),
    itemListElement: z.array(z.object({ position: z.int(), name: words, url: address })).min(1),
  }),
});

/** As Google asks of an article: an instant with its offset from UTC, and whole addresses. */
const instant = z.iso.datetime({ offset: true });

const posting = z.object({
  '@id': address,
  url: address,
  mainEntityOfPage: address,
  headline: words.max(110),
  description: words,
  inLanguage: z.literal('en-IN'),
  datePublished: instant,
  dateModified: instant,
  author: z.union([
    z.object({ '@type': z.literal('Person'), name: words }),
    z.object({ '@type': z.literal('MedicalClinic'), '@id': address, name: words, url: address }),
  ]),
  publisher: z.object({
    '@type': z.literal('MedicalClinic'),
    '@id': address,
    name: words,
    url: address,
    logo: address,
  }),
  image: address.regex(/\.(?:png|jpg)$/),
  keywords: words,
  wordCount: z.int().min(1),
});

const website = z.object({
  name: words,
  url: address,
  potentialAction: z.object({ '@type': z.literal('SearchAction') }),
});

const trail = z.object({
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }))
    .min(2),
});

/** What a page must say of itself, by the type it says it under. */
function requiredOf(path: string): Record<string, z.ZodType> {
  if (path === '/') return { MedicalClinic: clinic, WebSite: website };
  const rest = { BreadcrumbList: trail };
  if (['/about-us', '/clinic', '/contact-us'].includes(path)) return { ...rest, MedicalClinic: clinic };
  if (/^\/blog\/[^/]+$/.test(path)) return { ...rest, BlogPosting: posting };
  if (TREATMENTS.includes(path)) return { ...rest, MedicalWebPage: treatment };
  if (LANDING.includes(path)) return { ...rest, MedicalWebPage: landing };
  if (path === '/services' || CATEGORIES.includes(path)) return { ...rest, CollectionPage: collection };
  return rest;
}

/** Whether a trail leads from home to `path`, its steps counted from 1. */
function trailFault(entry: unknown, path: string): string | undefined {
  const steps = trail.parse(entry).itemListElement;
  if (steps.some(({ position }, index) => position !== index + 1)) return 'counts the steps of its trail wrongly';
  const [first, last] = [steps[0], steps.at(-1)].map((step) => step && new URL(step.item).pathname);
  return first === '/' && last === path ? undefined : `leads from ${first} to ${last}`;
}

/** Whether a post speaks of itself, and was not changed before it was there. */
function postingFault(entry: unknown, path: string): string | undefined {
  const { url, mainEntityOfPage, datePublished, dateModified } = posting.parse(entry);
  if (new URL(url).pathname !== path || mainEntityOfPage !== url) return `speaks of ${url}`;
  return Date.parse(dateModified) < Date.parse(datePublished) ? 'was changed before it was published' : undefined;
}

const FAULTS: Readonly<Record<string, (entry: unknown, path: string) => string | undefined>> = {
  BreadcrumbList: trailFault,
  BlogPosting: postingFault,
};

/** What is wrong with the JSON-LD of the page at `path`, or undefined. Source: schema.org; no clinic may rate itself. */
export function structuredDataFault(data: readonly Record<string, unknown>[], path: string): string | undefined {
  if (data.some((entry) => entry['@context'] !== 'https://schema.org')) return 'lacks the context';
  const rating = /"(?:aggregateRating|review|reviewRating|ratingValue|starRating)"/.exec(JSON.stringify(data));
  if (rating) return `holds ${rating[0]}`;
  for (const [type, schema] of Object.entries(requiredOf(path))) {
    const entries = data.filter((entry) => entry['@type'] === type);
    if (entries.length !== 1) return `has ${entries.length} of ${type}`;
    const { error } = schema.safeParse(entries[0]);
    if (error) return `${type}: ${z.prettifyError(error).replaceAll('\n', ' ')}`;
    const fault = FAULTS[type]?.(entries[0], path);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
