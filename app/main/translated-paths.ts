import type { Language } from '#app/features/translations/domain/language.ts';
import { translatedPages } from '#app/features/treatments/server/translated-pages.ts';

/** The English paths of the pages that can be read in a language. */
export function translatedPathsIn(language: Language): string[] {
  const folder = `/${language}`;
  return translatedPages().flatMap(({ path }) =>
    path === folder || path.startsWith(`${folder}/`) ? [path.slice(folder.length) || '/'] : [],
  );
}
