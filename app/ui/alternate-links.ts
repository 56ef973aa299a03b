import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#app/lib/messages.ts';
import { LANGUAGE_TAGS, pathIn } from '#app/lib/page-language.ts';

/**
 * `hreflang` links of a page to itself in every language that search engines are shown it in and, for readers of none of them, to the
 * English one; nothing where it is English alone. `path` is the canonical path of the English address. Source: RFC 8288;
 * Google's "localized versions" requires each version to list all, itself included.
 */
export function alternateLinks(origin: string, path: string, locales: readonly Locale[]): MetaDescriptor[] {
  if (locales.length < 2) return [];
  const link = (hrefLang: string, locale: Locale): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${origin}${pathIn(locale, path)}`,
  });
  return [...locales.map((locale) => link(LANGUAGE_TAGS[locale], locale)), link('x-default', 'en')];
}
