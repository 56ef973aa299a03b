import { createContext, type ReactNode, useContext } from 'react';
import { type Catalogue, type Locale, messagesFor } from '#app/lib/messages.ts';
import { pathIn } from '#app/lib/page-language.ts';

const LocaleContext = createContext<Locale>('en');
const TranslatedPathsContext = createContext<ReadonlySet<string>>(new Set());

/** Sets the language of every text below it. Nested, it marks a part in another language. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Says which English paths have a page in the language of this one. */
export const TranslatedPathsProvider = TranslatedPathsContext.Provider;

/** The address of an English path in the language of the page where it has a page in it; else the English one. */
export function useNearestPath(): (path: string) => string {
  const locale = useLocale();
  const translated = useContext(TranslatedPathsContext);
  return (path) => (translated.has(path) ? pathIn(locale, path) : path);
}

/** The address of an English path in the language of the page, for screens that all languages have. */
export function usePathIn(): (path: string) => string {
  const locale = useLocale();
  return (path) => pathIn(locale, path);
}

/** How to say any catalogue in the language of the page, for labels that are data. */
export function useCatalogue(): <M>(catalogue: Catalogue<M>) => M {
  const locale = useLocale();
  return (catalogue) => messagesFor(catalogue, locale);
}

/** The texts of `catalogue` in the language of the page. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  return messagesFor(catalogue, useLocale());
}
