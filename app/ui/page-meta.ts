import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  /** Without the clinic's name, which is added unless the title holds it. */
  readonly title: string;
  /** 50 to 160 characters for a search result. */
  readonly description: string;
  /** The canonical path, without a query. */
  readonly path: string;
  readonly site: { readonly origin: string; readonly name: string };
  /** Name of a picture in /og/, without its ending. */
  readonly picture?: string;
  /** JSON-LD objects (schema.org); `@context` is added. For machines that read the document, so only on the server. */
  readonly structuredData?: readonly Record<string, unknown>[];
  readonly isIndexed?: boolean;
  readonly type?: 'website' | 'article';
}

/** The `<head>` of a public page: title, description, canonical address, Open Graph and structured data. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    site,
    picture = 'hero',
    structuredData = [],
    isIndexed = true,
    type = 'website',
  } = page;
  const fullTitle = title.includes(site.name) ? title : `${title} | ${site.name}`;
  const url = `${site.origin}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isIndexed ? [{ tagName: 'link', rel: 'canonical', href: url }] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: `${site.origin}/og/${picture}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(import.meta.env.SSR ? structuredData : []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** `BreadcrumbList` of an inner page, from home down to the page itself; nothing in a browser, which has no use for it. */
export function breadcrumbData(
  origin: string,
  trail: readonly { name: string; path: string }[],
): Record<string, unknown> {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
