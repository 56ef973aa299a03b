import { type Language, LANGUAGES } from '#app/features/translations/domain/language.ts';
import { glossaryName } from '#app/features/translations/server/glossary.ts';
import { reviewOf, type TranslatedFile, translationOf } from '#app/features/translations/server/translated-files.ts';
import type { Locale } from '#app/lib/messages.ts';
import { pathIn } from '#app/lib/page-language.ts';
import type { TranslationReview } from '#app/lib/translation-review.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { renderMarkdown } from '#app/platform/content/markdown-file.ts';
import { type Catalogue, hasWords } from '../domain/catalogue.ts';
import { type CategoryPage, categoryPage } from '../domain/category-page.ts';
import { translatedCategory } from '../domain/category-words.ts';
import type { Category } from '../domain/category.ts';
import { linkMarks } from '../domain/marks.ts';
import { HINDI } from '../domain/sayings-in-hindi.ts';
import { MARATHI } from '../domain/sayings-in-marathi.ts';
import { ENGLISH, type Sayings } from '../domain/sayings.ts';
import { catalogueIn, translatedTreatment, type TranslatedParts } from '../domain/translated-treatment.ts';
import { type PageClinic, treatmentPage, type TreatmentPage } from '../domain/treatment-page.ts';
import type { TranslatedFrontMatter } from '../domain/treatment-words.ts';
import type { Treatment } from '../domain/treatment.ts';
import { catalogue } from './catalogue.ts';
import { cityName, visitName } from './clinic-words.ts';
import { pageClinic } from './page-clinic.ts';
import { translatedCategories } from './translated-categories.ts';
import { translatedTreatments } from './translated-treatments.ts';

interface TranslatedPages extends TranslatedParts {
  /** By the key of the page: `category/slug`, or `category`. */
  readonly reviews: ReadonlyMap<string, TranslationReview>;
  /** What the pages show of others: names in the language, and addresses in it where there are any. */
  readonly catalogue: Catalogue;
}

const SAYINGS: Readonly<Record<Locale, Sayings>> = { en: ENGLISH, hi: HINDI, mr: MARATHI };

/** What is said of figures, days and prices in a language. */
export function sayingsIn(locale: Locale): Sayings {
  return SAYINGS[locale];
}

function treatmentOf({ front, texts, language }: TranslatedFile<TranslatedFrontMatter>, english: Treatment): Treatment {
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
  const treatments = new Map<string, Treatment>();
  const categories = new Map<string, Category>();
  const reviews = new Map<string, TranslationReview>();
  const isOfIt = (file: TranslatedFile): boolean => file.language === language;
  for (const read of translatedTreatments().filter(isOfIt)) {
    const key = keyOf(read);
    const original = english.treatments.get(key);
    if (original) treatments.set(key, treatmentOf(read, original));
  }
  for (const read of translatedCategories().filter(isOfIt)) {
    const key = keyOf(read);
    const original = english.categories.find(({ path }) => path === key);
    const introduction = renderMarkdown(read.texts['introduction'] ?? '');
    if (original)
      categories.set(
        key,
        translatedCategory(original, read.front, { address: pathIn(language, original.address), introduction }),
      );
  }
  for (const read of [...translatedTreatments(), ...translatedCategories()].filter(isOfIt)) {
    const review = reviewOf(read);
    if (review) reviews.set(keyOf(read), review);
  }
  const nameOf = (key: string): string | undefined => glossaryName(language, key);
  return { treatments, categories, reviews, catalogue: catalogueIn(english, { treatments, categories }, nameOf) };
}

/** What a translated file is of: `category/slug`, or `category`. */
function keyOf({ file }: TranslatedFile): string {
  return translationOf(file).englishFile.replace(/^(?:treatments|categories)\/|\.md$/g, '');
}

const pages = perEdition((): Readonly<Record<Language, TranslatedPages>> => ({
  hi: readPages('hi'),
  mr: readPages('mr'),
}));

/** Every page of a department or a treatment in another language, with its address and whether search engines are shown it. */
export function translatedPages(): {
  readonly language: Language;
  readonly path: string;
  readonly key: string;
  readonly isIndexed: boolean;
}[] {
  return LANGUAGES.flatMap((language) => {
    const { treatments, categories } = pages()[language];
    const addresses = [
      ...[...categories].map(([key, { address }]) => [key, address] as const),
      ...[...treatments].map(([key, { path }]) => [key, path] as const),
    ];
    return addresses.map(([key, path]) => ({ language, path, key, isIndexed: isIndexedIn(language, key) }));
  });
}

function isIndexedIn(language: Language, key: string): boolean {
  return pages()[language].reviews.has(key) && !catalogue().unlisted?.has(key);
}

/** The languages in which a treatment (`category/slug`) or a department can be read, and those of them that search engines are shown. */
export function languagesOf(key: string): { readonly all: readonly Locale[]; readonly indexed: readonly Locale[] } {
  const translated = LANGUAGES.filter((language) => hasWords(pages()[language].catalogue, key));
  return {
    all: ['en', ...translated],
    indexed: ['en', ...translated.filter((language) => isIndexedIn(language, key))],
  };
}

/** The same of the page of all treatments: it has its words where every department has, and is for search engines where each has been reviewed. */
export function languagesOfServices(): ReturnType<typeof languagesOf> {
  const departments = catalogue().categories.map(({ path }) => languagesOf(path));
  const common = (of: 'all' | 'indexed'): Locale[] => [
    'en',
    ...LANGUAGES.filter((language) => departments.every((each) => each[of].includes(language))),
  ];
  return { all: common('all'), indexed: common('indexed') };
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
  const page = treatmentPage(names, clinicIn(language), key, SAYINGS[language]);
  if (!page) return undefined;
  const { title, coverAlt, videoTranscript = null } = treatment;
  return {
    page: { ...page, booking: { ...page.booking, href: pathIn(language, page.booking.href) } },
    review: reviews.get(key) ?? null,
    words: { title, alt: coverAlt, transcript: videoTranscript },
  };
}

/** What pages say of the clinic, with its words in a language. */
function clinicIn(language: Language): PageClinic {
  const facts = pageClinic(clinic());
  return {
    ...facts,
    city: cityName(language, facts.city),
    appointmentTypes: facts.appointmentTypes.map((type) => ({ ...type, name: visitName(language, type.name) })),
  };
}

/** The page of a department in a language, and who has reviewed it; undefined where it has none. */
export function translatedCategoryPage(
  language: Language,
  key: string,
): { readonly page: CategoryPage; readonly review: TranslationReview | null } | undefined {
  const { categories, reviews, catalogue: names } = pages()[language];
  const page = categories.has(key) ? categoryPage(names, clinicIn(language), key, SAYINGS[language]) : undefined;
  if (!page) return undefined;
  const booking = { ...page.booking, href: pathIn(language, page.booking.href) };
  return { page: { ...page, booking }, review: reviews.get(key) ?? null };
}

/** What a treatment is called in a language: the title of its page, else its name in the glossary, else its English title. */
export function treatmentTitle(locale: Locale, treatment: Treatment): string {
  if (locale === 'en') return treatment.title;
  const key = `${treatment.category}/${treatment.slug}`;
  return pages()[locale].treatments.get(key)?.title ?? glossaryName(locale, key) ?? treatment.title;
}
