import { type Catalogue, hasWords, treatmentsOf } from './catalogue.ts';
import type { Category } from './category.ts';
import { factLine } from './fact-line.ts';
import { ENGLISH, type Sayings } from './sayings.ts';
import { type Booking, bookingOf, lineIn, type PageClinic, type Question } from './treatment-page.ts';
import type { FactName, Treatment } from './treatment.ts';

/** What treatments are compared by, in the order of the columns. */
const COMPARED = [
  'sessionLength',
  'sessions',
  'downtime',
  'resultsFrom',
  'lasts',
] as const satisfies readonly FactName[];
export type ComparedFact = (typeof COMPARED)[number];

export interface TreatmentCard {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly line: string;
  /** Whether the clinic gives it, and does not only explain it. */
  readonly isOffered: boolean;
}

export interface ComparisonRow {
  readonly title: string;
  readonly path: string;
  /** Null where the file holds no such fact. */
  readonly cells: readonly (string | null)[];
}

/** Everything the screen of one category shows, but for its pictures. */
export interface CategoryPage {
  readonly path: string;
  /** As the navigation writes it: "Cosmetic-Surgery". */
  readonly name: string;
  readonly subtitle: string;
  readonly head: { readonly title: string; readonly description: string };
  readonly introduction: string;
  readonly cards: readonly TreatmentCard[];
  readonly columns: readonly ComparedFact[];
  readonly comparison: readonly ComparisonRow[];
  /** In another language, the English page that compares those whose words are in English alone; null where there are none. */
  readonly comparedInEnglish: string | null;
  readonly faq: readonly Question[];
  readonly booking: Booking;
}

function rowOf({ cardTitle, path, facts }: Treatment, sayings: Sayings): ComparisonRow {
  const cells = COMPARED.map((name) => {
    const fact = facts[name];
    return fact === undefined ? null : factLine(name, fact, [], sayings).value;
  });
  return { title: cardTitle, path, cells };
}

/** A treatment as a card of its category. */
function cardOf(treatment: Treatment, catalogue: Catalogue): TreatmentCard {
  const { category, slug, cardTitle, path, offered } = treatment;
  const line = lineIn(catalogue, treatment);
  return { key: `${category}/${slug}`, title: cardTitle, path, line, isOffered: offered };
}

/** Those that the clinic gives first, each part in the order of the file. */
const givenFirst = (treatments: readonly Treatment[]): Treatment[] =>
  treatments.toSorted((a, b) => Number(b.offered) - Number(a.offered));

/** The page of one category; undefined when the address names none. `sayings` are in the language of the catalogue. */
export function categoryPage(
  catalogue: Catalogue,
  clinic: PageClinic,
  path: string,
  sayings: Sayings = ENGLISH,
): CategoryPage | undefined {
  const category = catalogue.categories.find((known) => known.path === path);
  if (!category) return undefined;
  const treatments = givenFirst(treatmentsOf(catalogue, category));
  const offered = treatments.filter((treatment) => treatment.offered);
  const compared = offered.filter(({ slug }) => hasWords(catalogue, `${path}/${slug}`));
  const isPartly = offered.length > 1 && compared.length < offered.length;
  return {
    path: category.address,
    name: category.displayName,
    subtitle: category.subtitle,
    head: { title: sayings.treatmentsIn(category.displayName, clinic.city), description: category.description },
    introduction: category.introduction,
    cards: treatments.map((treatment) => cardOf(treatment, catalogue)),
    columns: COMPARED,
    comparison: compared.map((treatment) => rowOf(treatment, sayings)),
    comparedInEnglish: isPartly ? `/services/${path}` : null,
    faq: category.faq,
    booking: bookingOf(clinic.appointmentTypes, category.appointmentType),
  };
}

export interface ServicesEntry {
  readonly category: Pick<Category, 'displayName' | 'sheetLine'> & { readonly path: string };
  readonly cards: readonly TreatmentCard[];
}

/** All categories with their treatments, in the order of the navigation. */
export function servicesPage(catalogue: Catalogue): ServicesEntry[] {
  return catalogue.categories.map((category) => ({
    category: { displayName: category.displayName, sheetLine: category.sheetLine, path: category.address },
    cards: givenFirst(treatmentsOf(catalogue, category)).map((treatment) => cardOf(treatment, catalogue)),
  }));
}
