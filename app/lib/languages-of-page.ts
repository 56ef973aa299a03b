import { OWN_LANGUAGE_NAMES } from './language-names.ts';
import type { Locale } from './messages.ts';
import { LANGUAGE_TAGS, pathIn, type PageLanguage } from './page-language.ts';

/** A page in these languages, for the switch in the header: `path` is its English address, `query` what it keeps. */
export function languagesOfPage(
  path: string,
  query?: URLSearchParams,
  locales: readonly Locale[] = ['en', 'hi', 'mr'],
): PageLanguage[] {
  const kept = query?.toString() ?? '';
  return locales.map((locale) => ({
    tag: LANGUAGE_TAGS[locale],
    name: OWN_LANGUAGE_NAMES[locale],
    href: pathIn(locale, path) + (kept === '' ? '' : `?${kept}`),
  }));
}
