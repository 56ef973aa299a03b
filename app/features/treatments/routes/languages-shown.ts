import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { PageLanguage } from '#app/lib/page-language.ts';
import { languagesOf } from '../server/translated-pages.ts';

/**
 * The languages in which a treatment (`category/slug`) can be read, for the switch in the header, and those that search engines are
 * told of. No switch where it is English alone.
 */
export function languagesShown(key: string): { languages: PageLanguage[]; indexed: readonly Locale[] } {
  const { all, indexed } = languagesOf(key);
  return { languages: all.length > 1 ? languagesOfPage(`/services/${key}`, undefined, all) : [], indexed };
}
