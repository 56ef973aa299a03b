import { createContext, type ReactNode, useContext } from 'react';
import { type Catalogue, type Locale, messagesFor } from '#app/lib/messages.ts';
import { pathIn } from '#app/lib/page-language.ts';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of every text below it. Nested, it marks a part in another language. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
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
