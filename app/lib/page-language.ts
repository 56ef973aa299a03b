import type { Locale } from './messages.ts';

/** The languages of pages as BCP 47 tags with the region, for `lang` and `hreflang`. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' };

/** The language that an address names before its path, "/hi/services/nail"; English where it names none. Capitals are let through, as by the router. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.toLowerCase().split('/', 2);
  return first === 'hi' || first === 'mr' ? first : 'en';
}

/** The address of an English path in a language: "/hi/services/nail" for "/services/nail". */
export function pathIn(locale: Locale, path: string): string {
  return locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;
}

/** A language in which a page can be read, for the switch: what it calls itself, and the page's address in it. */
export interface PageLanguage {
  /** BCP 47 with the region: "hi-IN". */
  readonly tag: string;
  readonly name: string;
  readonly href: string;
}
