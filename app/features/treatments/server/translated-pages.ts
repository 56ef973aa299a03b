import { GLOSSARY_FILE } from '#app/features/translations/domain/glossary.ts';
import { type Language, LANGUAGES } from '#app/features/translations/domain/language.ts';
import { glossaryName, readGlossary } from '#app/features/translations/server/glossary.ts';
import type { Locale } from '#app/lib/messages.ts';
import { pathIn } from '#app/lib/page-language.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { renderMarkdown } from '#app/platform/content/markdown-file.ts';
import { perText } from '#app/platform/content/per-text.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { linkMarks } from '../domain/marks.ts';
import { HINDI } from '../domain/sayings-in-hindi.ts';
import { MARATHI } from '../domain/sayings-in-marathi.ts';
import { ENGLISH, type Sayings } from '../domain/sayings.ts';
import { catalogueIn, translatedTreatment } from '../domain/translated-treatment.ts';
import { treatmentPage, type TreatmentPage } from '../domain/treatment-page.ts';
import type { Treatment } from '../domain/treatment.ts';
import { catalogue } from './catalogue.ts';
import { pageClinic } from './page-clinic.ts';
import {
  parseTranslatedTreatment,
  requireFaithful,
  translatedFiles,
  type TranslatedTreatment,
  translationOf,
} from './translated-treatments.ts';

/** Who has read every line of a translation beside the English, and the day in the words of the page. */
export interface TranslationReview {
  readonly by: string;
  readonly on: string | null;
}

interface TranslatedPages {
  /** The treatments that have a page in the language, by `category/slug`. */
  readonly treatments: ReadonlyMap<string, Treatment>;
  readonly reviews: ReadonlyMap<string, TranslationReview>;
  /** What the pages show of others: names in the language, and addresses in it where there are any. */
  readonly catalogue: Catalogue;
}

const SAYINGS: Readonly<Record<Locale, Sayings>> = { en: ENGLISH, hi: HINDI, mr: MARATHI };

/** What is said of figures, days and prices in a language. */
export function sayingsIn(locale: Locale): Sayings {
  return SAYINGS[locale];
}

/** The file where its words say the same as the English of this edition; undefined where they do not. */
const readFaithful = perText((file: string, source: string, english: string, _glossary: string) => {
  try {
    const read = parseTranslatedTreatment(file, source, english);
    requireFaithful(read, readGlossary());
    return read;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
});

function pageOf({ front, texts, language }: TranslatedTreatment, english: Treatment): Treatment {
  const html = (heading: string): string =>
    linkMarks(renderMarkdown(texts[heading] ?? ''), english.sources, SAYINGS[language].source);
  return translatedTreatment(english, front, {
    path: pathIn(language, english.path),
    texts: {
      description: html('description'),
      approach: html('approach'),
      diagnose: html('diagnose'),
      treat: html('treat'),
      maintain: html('maintain'),
    },
  });
}

function readPages(language: Language): TranslatedPages {
  const english = catalogue();
  const glossary = readContentFile(GLOSSARY_FILE);
  const treatments = new Map<string, Treatment>();
  const reviews = new Map<string, TranslationReview>();
  for (const file of translatedFiles()) {
    const { language: of, englishFile } = translationOf(file);
    const key = englishFile.replace(/^treatments\/|\.md$/g, '');
    const original = english.treatments.get(key);
    if (of !== language || !original) continue;
    const read = readFaithful(file, readContentFile(file), readContentFile(englishFile), glossary);
    if (!read) continue;
    const { reviewedBy, reviewedOn } = read.front;
    treatments.set(key, pageOf(read, original));
    if (reviewedBy) reviews.set(key, { by: reviewedBy, on: reviewedOn ? SAYINGS[language].day(reviewedOn) : null });
  }
  const nameOf = (key: string): string | undefined => glossaryName(language, key);
  return { treatments, reviews, catalogue: catalogueIn(english, treatments, nameOf) };
}

const pages = perEdition((): Readonly<Record<Language, TranslatedPages>> => ({
  hi: readPages('hi'),
  mr: readPages('mr'),
}));

/** Every treatment's page in another language, with its address and whether search engines are shown it. */
export function translatedPages(): { readonly path: string; readonly key: string; readonly isIndexed: boolean }[] {
  return LANGUAGES.flatMap((language) =>
    [...pages()[language].treatments].map(([key, { path }]) => ({
      path,
      key,
      isIndexed: isIndexedIn(language, key),
    })),
  );
}

function isIndexedIn(language: Language, key: string): boolean {
  return pages()[language].reviews.has(key) && !catalogue().unlisted?.has(key);
}

/** The languages in which a treatment (`category/slug`) can be read, and those of them that search engines are shown. */
export function languagesOf(key: string): { readonly all: readonly Locale[]; readonly indexed: readonly Locale[] } {
  const translated = LANGUAGES.filter((language) => pages()[language].treatments.has(key));
  return {
    all: ['en', ...translated],
    indexed: ['en', ...translated.filter((language) => isIndexedIn(language, key))],
  };
}

/** The names of departments and treatments in a language, for the menu. English titles stay where the glossary has none. */
export function namesIn(language: Language): Catalogue {
  return pages()[language].catalogue;
}

interface TranslatedPage {
  readonly page: TreatmentPage;
  readonly review: TranslationReview | null;
  /** What its pictures show and its film says. */
  readonly words: { readonly title: string; readonly alt: string; readonly transcript: string | null };
}

/** The page of a treatment in a language, and who has reviewed it; undefined where it has none. */
export function translatedPage(language: Language, key: string): TranslatedPage | undefined {
  const { treatments, reviews, catalogue: names } = pages()[language];
  const treatment = treatments.get(key);
  if (!treatment) return undefined;
  const facts = pageClinic(clinic());
  const inWords = {
    ...facts,
    city: cityName(language, facts.city),
    appointmentTypes: facts.appointmentTypes.map((type) => ({ ...type, name: visitName(language, type) })),
  };
  const page = treatmentPage(names, inWords, key, SAYINGS[language]);
  if (!page) return undefined;
  // What is said of a page in English is English as well; its name has to do.
  const related = page.related.map((other) => (treatments.has(other.key) ? other : { ...other, line: '' }));
  const { title, coverAlt, videoTranscript = null } = treatment;
  return {
    page: { ...page, related, booking: { ...page.booking, href: pathIn(language, page.booking.href) } },
    review: reviews.get(key) ?? null,
    words: { title, alt: coverAlt, transcript: videoTranscript },
  };
}

const CITIES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  Nagpur: { hi: 'नागपुर', mr: 'नागपूर' },
};

/** A city as it is written in the language; one that nobody has entered stays in Latin letters. */
export function cityName(locale: Locale, city: string): string {
  return locale === 'en' ? city : (CITIES[city]?.[locale] ?? city);
}

/** What a kind of visit is called in a language: the word of the glossary, unless the clinic calls it otherwise than the glossary's English. */
export function visitName(locale: Locale, { id, name }: { readonly id: string; readonly name: string }): string {
  const key = `visit/${id}`;
  return (locale !== 'en' && glossaryName('en', key) === name && glossaryName(locale, key)) || name;
}

/** What a treatment is called in a language: the title of its page, else its name in the glossary, else its English title. */
export function treatmentTitle(locale: Locale, treatment: Treatment): string {
  if (locale === 'en') return treatment.title;
  const key = `${treatment.category}/${treatment.slug}`;
  return pages()[locale].treatments.get(key)?.title ?? glossaryName(locale, key) ?? treatment.title;
}
