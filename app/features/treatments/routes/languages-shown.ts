import type { Locale } from '#app/lib/messages.ts';
import { LANGUAGE_TAGS, pathIn, type PageLanguage } from '#app/lib/page-language.ts';
import { languagesOf } from '../server/translated-pages.ts';

/** What each language calls itself. Read on the server alone: no script for browsers holds another script. */
const OWN_NAMES: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिंदी', mr: 'मराठी' };

/**
 * The languages in which a treatment (`category/slug`) can be read, for the switch in the header, and those that search engines are
 * told of. No switch where it is English alone.
 */
export function languagesShown(key: string): { languages: PageLanguage[]; indexed: readonly Locale[] } {
  const { all, indexed } = languagesOf(key);
  const shown = all.map((locale) => ({
    tag: LANGUAGE_TAGS[locale],
    name: OWN_NAMES[locale],
    href: pathIn(locale, `/services/${key}`),
  }));
  return { languages: shown.length > 1 ? shown : [], indexed };
}
