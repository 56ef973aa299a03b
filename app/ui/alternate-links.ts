import type { MetaDescriptor } from 'react-router';

/** A language in which every page can be read, and what stands before the path of its addresses. */
export interface SiteLanguage {
  /** BCP 47, with the region: "en-IN". */
  readonly tag: string;
  /** Empty for the language of the plain addresses, else with a slash in front: "/hi". */
  readonly prefix: string;
}

/** Languages the site has; a new one is a line here, once its pages answer. */
const SITE_LANGUAGES: readonly SiteLanguage[] = [{ tag: 'en-IN', prefix: '' }];

/**
 * `hreflang` links of a page to itself in every language and, for readers of none of them, to the plain address; nothing
 * as long as there is one language only. `path` is the canonical path of the plain address. Source: RFC 8288;
 * Google's "localized versions" requires each version to list all, itself included.
 */
export function alternateLinks(
  origin: string,
  path: string,
  languages: readonly SiteLanguage[] = SITE_LANGUAGES,
): MetaDescriptor[] {
  if (languages.length < 2) return [];
  const link = (hrefLang: string, prefix: string): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${origin}${prefix}${prefix !== '' && path === '/' ? '' : path}`,
  });
  return [...languages.map(({ tag, prefix }) => link(tag, prefix)), link('x-default', '')];
}
