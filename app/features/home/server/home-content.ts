import { hasWords, isListed, type Catalogue } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { namesIn, sayingsIn } from '#app/features/treatments/server/translated-pages.ts';
import type { Locale } from '#app/lib/messages.ts';
import { inSheetOrder } from '../domain/sheet-order.ts';
import { concernLinks } from './concern-links.ts';
import { homePage, type HomePage } from './home-page.ts';
import { depthInWords, reachesOf } from './reaches.ts';
import { translatedHome } from './translated-home.ts';

/** Treatments asked about so often that they stand at the depth plate even while their depth is given in words. */
const DEPTH_IN_WORDS = ['hair/fue-hair-transplant'];

/** What the home page takes from `content/`, in a language. Throws ContentError. */
export function homeContent(): HomeContent;
export function homeContent(locale: Locale): HomeContent | undefined;
export function homeContent(locale: Locale = 'en'): HomeContent | undefined {
  if (locale === 'en') return contentOf(homePage(), catalogue(), 'en');
  const page = translatedHome(locale);
  return page && contentOf(page, namesIn(locale), locale);
}

export type HomeContent = ReturnType<typeof contentOf>;

function contentOf(page: HomePage, everything: Catalogue, locale: Locale) {
  const { title, subtitle, description, visitIntroduction, faq, steps } = page;
  const listed = [...everything.treatments].flatMap(([key, each]) => (isListed(everything, key) ? [each] : []));
  return {
    title,
    subtitle,
    description,
    visitIntroduction,
    faq,
    steps,
    concerns: concernLinks(everything),
    departments: inSheetOrder(everything.categories.filter(({ main }) => main)).map(
      ({ path, address, displayName, sheetLine, image }) => ({
        path,
        address,
        displayName,
        sheetLine: hasWords(everything, path) ? sheetLine : '',
        image,
      }),
    ),
    reaches: reachesOf(listed, sayingsIn(locale)),
    inWords: DEPTH_IN_WORDS.filter((key) => isListed(everything, key)).flatMap((key) => {
      const said = depthInWords(everything.treatments.get(key));
      return said ? [{ ...said, words: hasWords(everything, key) ? said.words : '' }] : [];
    }),
  };
}
