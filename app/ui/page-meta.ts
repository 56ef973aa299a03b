import type { MetaDescriptor } from 'react-router';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { documentTitle } from '#app/lib/document-title.ts';
import { type LinkedData, VOCABULARY } from '#app/lib/linked-data.ts';
import type { Locale } from '#app/lib/messages.ts';
import { LANGUAGE_TAGS } from '#app/lib/page-language.ts';
import { alternateLinks } from './alternate-links.ts';

/**
 * What a drawing shows, for those who get the picture read to them. Only where the page is rendered: in the browser's
 * build the condition is false and the drawing kit goes with it.
 */
const plateTitle: (name: string) => string | undefined = import.meta.env.SSR
  ? (await import('#app/plates/plate-info.ts')).plateTitle
  : () => undefined;

export interface PageMeta {
  /** Without the clinic's name, which is added unless the title holds it. */
  readonly title: string;
  /** 110 to 160 characters for a search result. */
  readonly description: string;
  /** The canonical path, without a query. */
  readonly path: string;
  readonly site: { readonly origin: string; readonly name: string; readonly shortName: string };
  /** Name of a picture in /og/, without its ending. */
  readonly picture?: string;
  /** A photo in place of a picture in /og/. */
  readonly photo?: { readonly src: string; readonly alt: string };
  /** The way from home to the page, which comes last; none for home itself. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
  /** For machines that read the document, so only on the server; a browser leaves it out. */
  readonly structuredData?: readonly (LinkedData | undefined)[];
  readonly isIndexed?: boolean;
  /** The language of the page; `path` is its own address in it. */
  readonly locale?: Locale;
  /** The languages in which search engines are shown the page, and its English path. */
  readonly versions?: { readonly path: string; readonly locales: readonly Locale[] } | undefined;
  /** What the picture shows, in place of the English words of the plate. */
  readonly pictureWords?: string;
  readonly type?: 'website' | 'article';
}

/** Full address of a picture in /og/. */
export function pictureAddress(origin: string, name: string): string {
  return `${origin}/og/${name}.png`;
}

/** The `<head>` of a public page: title, description, canonical address, Open Graph and structured data. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    site,
    picture = 'hero',
    photo,
    trail,
    structuredData = [],
    isIndexed = true,
    locale = 'en',
    versions,
    pictureWords,
    type = 'website',
  } = page;
  const url = `${site.origin}${path}`;
  const shows = pictureWords ?? photo?.alt ?? plateTitle(picture);
  return [
    { title: documentTitle(title, site) },
    { name: 'description', content: description },
    ...(isIndexed
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          ...(import.meta.env.SSR && versions ? alternateLinks(site.origin, versions.path, versions.locales) : []),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: LANGUAGE_TAGS[locale].replace('-', '_') },
    { property: 'og:image', content: photo ? `${site.origin}${photo.src}` : pictureAddress(site.origin, picture) },
    ...(photo
      ? []
      : [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]),
    ...(shows === undefined ? [] : [{ property: 'og:image:alt', content: shows }]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[trail && breadcrumbData(site, trail), ...structuredData].flatMap((data) =>
      import.meta.env.SSR && data ? [{ 'script:ld+json': { ...data } }] : [],
    ),
  ];
}

/** `BreadcrumbList` of an inner page; nothing in a browser, which has no use for it. */
function breadcrumbData(
  { origin, name: home }: PageMeta['site'],
  trail: NonNullable<PageMeta['trail']>,
): WithContext<BreadcrumbList> | undefined {
  if (!import.meta.env.SSR) return undefined;
  return {
    '@context': VOCABULARY,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
