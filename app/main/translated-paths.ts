import { languagesOfHome } from '#app/features/home/server/translated-home.ts';
import { type Language, LANGUAGES } from '#app/features/translations/domain/language.ts';
import { languagesOfServices, translatedPages } from '#app/features/treatments/server/translated-pages.ts';
import { pathIn } from '#app/lib/page-language.ts';

/** A page in another language that is kept in memory: its address, that of the English page, and whether search engines are shown it. */
export interface TranslatedPath {
  readonly language: Language;
  readonly path: string;
  readonly english: string;
  readonly isIndexed: boolean;
}

/** The pages of an English address, from the languages that it has. */
function pathsOf(english: string, { all, indexed }: ReturnType<typeof languagesOfHome>): TranslatedPath[] {
  return LANGUAGES.filter((language) => all.includes(language)).map((language) => ({
    language,
    path: pathIn(language, english),
    english,
    isIndexed: indexed.includes(language),
  }));
}

/** Every kept page in another language. */
export function translatedPaths(): TranslatedPath[] {
  return [
    ...pathsOf('/', languagesOfHome()),
    ...pathsOf('/services', languagesOfServices()),
    ...translatedPages().map(({ key, ...page }) => ({ ...page, english: `/services/${key}` })),
  ];
}

/** The English addresses of the pages that can be read in a language. */
export function translatedPathsIn(language: Language): string[] {
  return translatedPaths().flatMap((page) => (page.language === language ? [page.english] : []));
}
