import { formatDate } from '#app/lib/date-words.ts';
import { type Catalogue } from './catalogue.ts';
import type { Category } from './category.ts';
import { type DepthMarks, depthMarks, type FactLine, factLines } from './fact-line.ts';
import { sayFact } from './fact.ts';
import { plainText, sentences, summary } from './plain-text.ts';
import { type SourceLine, sourceLine } from './source.ts';
import type { Treatment, TreatmentTexts } from './treatment.ts';

/** What a visitor can book, as far as a page of texts needs to know. */
export interface Bookable {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
}

/** What the page says of the clinic. */
export interface PageClinic {
  readonly city: string;
  readonly phone: string;
  readonly appointmentTypes: readonly Bookable[];
}

export interface Booking extends Bookable {
  readonly href: string;
}

export interface RelatedTreatment {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly line: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Everything the screen of one treatment shows, but for its pictures. */
export interface TreatmentPage {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly category: { readonly name: string; readonly path: string };
  /** Of the head: unique on the site, and short enough for a search result. */
  readonly head: { readonly title: string; readonly description: string };
  readonly texts: TreatmentTexts;
  readonly facts: readonly FactLine[];
  readonly depth: DepthMarks | null;
  readonly video: string | null;
  readonly visits: {
    readonly onSite: string;
    readonly remote: string | null;
    readonly daysInTown: string;
    readonly note: string | null;
  };
  readonly suits: readonly string[];
  readonly waitOrAvoid: readonly string[];
  readonly risks: Treatment['risks'];
  /** Signs to call 112 about, or to go to a hospital with. */
  readonly emergency: readonly string[];
  /** False where the clinic explains a treatment but does not give it. */
  readonly isOffered: boolean;
  readonly afterCare: Treatment['afterCare'];
  readonly sources: readonly SourceLine[];
  readonly concerns: readonly string[];
  readonly bodyAreas: readonly string[];
  readonly synonyms: readonly string[];
  readonly faq: readonly Question[];
  readonly related: readonly RelatedTreatment[];
  readonly booking: Booking;
  readonly phone: string;
  /** "20 Nov 2026", and the same for machines. */
  readonly checkedOn: { readonly said: string; readonly iso: string };
}

/** "20 Nov 2026". */
export function sayDay(iso: string): string {
  return formatDate(iso).replace(/^\w+ /, '');
}

/** Where a visitor books, with the kind of visit and the treatment kept. Throws when the clinic has no such kind of visit. */
export function bookingOf(types: readonly Bookable[], id: string, treatment?: string): Booking {
  const type = types.find((known) => known.id === id);
  if (!type)
    throw new Error(
      `No appointment type is called "${id}"; clinic.yml lists ${types.map((known) => known.id).join(', ')}`,
    );
  const kept = treatment === undefined ? '' : `&treatment=${treatment}`;
  return { ...type, href: `/book-appointment?type=${id}${kept}` };
}

/** A treatment as a line in a list: its subtitle, or else the first sentence of its text. */
export function lineOf(treatment: Treatment): string {
  return treatment.subtitle ?? sentences(plainText(treatment.texts.description))[0] ?? treatment.title;
}

function relatedOf(treatment: Treatment, { treatments }: Catalogue): RelatedTreatment[] {
  return treatment.related.flatMap((key) => {
    const other = treatments.get(key);
    return other ? [{ key, title: other.cardTitle, path: other.path, line: lineOf(other) }] : [];
  });
}

function visitsOf({ visits: { onSite, remote, daysInTown, note } }: Treatment): TreatmentPage['visits'] {
  return {
    onSite: sayFact(onSite),
    remote: remote.to === 0 ? null : sayFact(remote),
    daysInTown: sayFact(daysInTown),
    note: note ?? null,
  };
}

function headOf(treatment: Treatment, category: Category, catalogue: Catalogue, city: string): TreatmentPage['head'] {
  const { title, subtitle, texts } = treatment;
  const twins = [...catalogue.treatments.values()].filter((other) => other.title === title);
  const named = twins.length > 1 ? `${title} (${category.displayName})` : title;
  const opening = `${named} in ${city}${subtitle === undefined ? '.' : `: ${subtitle}.`}`;
  return { title: `${named} in ${city}`, description: summary([opening, plainText(texts.description)], 160) };
}

/** The page of one treatment; undefined when the address names none. */
export function treatmentPage(catalogue: Catalogue, clinic: PageClinic, key: string): TreatmentPage | undefined {
  const treatment = catalogue.treatments.get(key);
  const category = catalogue.categories.find(({ path }) => path === treatment?.category);
  if (!treatment || !category) return undefined;
  return {
    key,
    path: treatment.path,
    title: treatment.title,
    subtitle: treatment.subtitle ?? null,
    category: { name: category.displayName, path: `/services/${category.path}` },
    head: headOf(treatment, category, catalogue, clinic.city),
    texts: treatment.texts,
    facts: factLines(treatment),
    depth: depthMarks(treatment),
    video: treatment.video ?? null,
    visits: visitsOf(treatment),
    suits: treatment.suits,
    waitOrAvoid: treatment.waitOrAvoid,
    risks: treatment.risks,
    emergency: treatment.emergency,
    isOffered: treatment.offered,
    afterCare: treatment.afterCare,
    sources: treatment.sources.map(sourceLine),
    concerns: treatment.concerns,
    bodyAreas: treatment.bodyAreas,
    synonyms: treatment.synonyms,
    faq: treatment.faq,
    related: relatedOf(treatment, catalogue),
    booking: bookingOf(
      clinic.appointmentTypes,
      treatment.appointmentType ?? category.appointmentType,
      treatment.offered ? key : undefined,
    ),
    phone: clinic.phone,
    checkedOn: { said: sayDay(treatment.checkedOn), iso: treatment.checkedOn },
  };
}
