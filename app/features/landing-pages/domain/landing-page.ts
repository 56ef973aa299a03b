import { isListed, type Catalogue } from '#app/features/treatments/domain/catalogue.ts';
import { type Range, sayFact } from '#app/features/treatments/domain/fact.ts';
import { type SourceLine, sourceLine } from '#app/features/treatments/domain/source.ts';
import { type Booking, bookingOf, type PageClinic, sayDay } from '#app/features/treatments/domain/treatment-page.ts';
import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import { type City, questionsFor, type Subject } from './city.ts';
import {
  bearing,
  compassPoint,
  type CompassPoint,
  type Coordinates,
  distanceKm,
  nearest,
  roundedKm,
} from './distance.ts';
import { checkedOn, type LandingAddress } from './landing.ts';
import { relatedness } from './relatedness.ts';

/** What a page says of the clinic. */
export interface LandingClinic extends PageClinic {
  readonly coordinates: Coordinates;
  readonly languages: readonly string[];
}

/** A treatment by what it costs in visits and days; null where nothing is done by video, or for who lives in town. */
export interface VisitRow {
  readonly title: string;
  readonly path: string;
  readonly onSite: string;
  readonly remote: string | null;
  readonly daysInTown: string | null;
}

/** The way from a city to the clinic, as the crow flies. */
export interface StraightLine {
  readonly km: number;
  /** Where the clinic lies, seen from the city. */
  readonly point: CompassPoint;
  readonly degrees: number;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Everything a landing page shows, but for its plate. */
export interface LandingPage {
  readonly path: string;
  readonly canonicalPath: string;
  /** "Hair transplant for patients from Amravati". */
  readonly title: string;
  /** The words searched with: "Hair transplant". */
  readonly words: string;
  /** Whether the clinic gives any of the treatments that it is about, and does not only explain them. */
  readonly isOffered: boolean;
  /** Whether one of its treatments is called by the same words. */
  readonly isCalledLikeTreatment: boolean;
  readonly line: string;
  readonly city: string;
  readonly state: string;
  readonly about: Subject;
  /** Null in the clinic's own city. */
  readonly straightLine: StraightLine | null;
  /** Days in town are of no use to somebody who lives there. */
  readonly visits: { readonly onSite: string | null; readonly daysInTown: string | null };
  /** Null in the clinic's own city: who lives there knows. */
  readonly languages: { readonly there: readonly string[]; readonly here: readonly string[] } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly whichTown: string | null;
  readonly texts: Readonly<Record<'meaning' | 'way' | 'life' | 'nearHome', string>>;
  readonly rows: readonly VisitRow[];
  readonly check: readonly string[];
  readonly remote: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly neighbours: readonly (PageLink & { readonly km: number })[];
  readonly sisters: readonly PageLink[];
  readonly sources: readonly SourceLine[];
  readonly checkedOn: { readonly said: string; readonly iso: string };
  readonly treatments: readonly PageLink[];
  readonly booking: Booking;
  readonly phone: string;
}

/** Neighbouring cities a page names at most, and how far away one may be. */
const NEIGHBOURS = 4;
const NEAR_KM = 150;

/** Pages of the same city about something near. */
const SISTERS = 8;

function rowOf(treatment: Treatment, isHome: boolean): VisitRow {
  const { cardTitle: title, path } = treatment;
  const { onSite, remote, daysInTown } = treatment.visits;
  return {
    title,
    path,
    onSite: sayFact(onSite),
    remote: remote.to === 0 ? null : sayFact(remote),
    daysInTown: isHome ? null : sayFact(daysInTown),
  };
}

/** The range that holds all of `ranges`, in words; null when there is none, or their units differ. */
export function spanOf(ranges: readonly Range[]): string | null {
  const [first] = ranges;
  if (first === undefined || ranges.some(({ unit }) => unit !== first.unit)) return null;
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  return sayFact({ from, to, unit: first.unit });
}

function straightLineTo(clinic: Coordinates, { isHome, city: { coordinates } }: LandingAddress): StraightLine | null {
  if (isHome) return null;
  const degrees = bearing(coordinates, clinic);
  return {
    km: roundedKm(distanceKm(coordinates, clinic)),
    point: compassPoint(degrees),
    degrees: Math.round(degrees),
  };
}

function neighboursOf(address: LandingAddress, pages: readonly LandingAddress[]): LandingPage['neighbours'] {
  const places = pages
    .filter(({ phrase }) => phrase.slug === address.phrase.slug)
    .map((page) => ({ slug: page.path, coordinates: page.city.coordinates, page }));
  const here = { slug: address.path, coordinates: address.city.coordinates, page: address };
  return nearest(here, places, NEIGHBOURS)
    .filter(({ km }) => km <= NEAR_KM)
    .map(({ place: { page }, km }) => ({ label: page.title, href: page.path, km: roundedKm(km) }));
}

/** The other pages of the city, the nearest in subject first; those that have nothing in common are left out. */
function sistersOf(
  address: LandingAddress,
  pages: readonly LandingAddress[],
  treatments: Catalogue['treatments'],
): PageLink[] {
  return pages
    .filter(({ path, city }) => path !== address.path && city.slug === address.city.slug)
    .map((page) => ({ page, near: relatedness(address, page, treatments) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || a.page.title.localeCompare(b.page.title, 'en'))
    .slice(0, SISTERS)
    .map(({ page }) => ({ label: page.title, href: page.path }));
}

/** Whether the clinic gives any of the treatments that a page is about. A page about none says what the clinic does anyway. */
export function isGiven({ phrase }: LandingAddress, { treatments }: Pick<Catalogue, 'treatments'>): boolean {
  const about = phrase.treatments.flatMap((key) => treatments.get(key) ?? []);
  return about.length === 0 || about.some(({ offered }) => offered);
}

/** The page of a phrase in a city. `pages` are all landing pages, for the links between them. */
export function landingPage(
  address: LandingAddress,
  pages: Iterable<LandingAddress>,
  { catalogue, clinic }: { catalogue: Catalogue; clinic: LandingClinic },
): LandingPage {
  const { phrase, city, path, title, isHome, canonicalPath } = address;
  const all = [...pages];
  const treatments = phrase.treatments.flatMap((key) => catalogue.treatments.get(key) ?? []);
  const isOffered = isGiven(address, catalogue);
  const shown = treatments.filter(
    ({ category: of, slug, offered }) => isListed(catalogue, `${of}/${slug}`) && (offered || !isOffered),
  );
  const visits = (isOffered ? treatments.filter(({ offered }) => offered) : treatments).map((each) => each.visits);
  const [first] = treatments;
  const category = catalogue.categories.find((known) => known.path === first?.category);
  const type = first?.appointmentType ?? category?.appointmentType ?? '';
  const day = checkedOn(address);
  return {
    path,
    canonicalPath,
    title,
    words: phrase.words,
    isOffered,
    isCalledLikeTreatment: treatments.some((treatment) => treatment.title === phrase.words),
    line: phrase.line,
    city: city.name,
    state: city.state,
    about: phrase.about,
    straightLine: straightLineTo(clinic.coordinates, address),
    visits: {
      onSite: spanOf(visits.map(({ onSite }) => onSite)),
      daysInTown: isHome ? null : spanOf(visits.map(({ daysInTown }) => daysInTown)),
    },
    languages: isHome ? null : { there: city.languages.spoken, here: clinic.languages },
    facts: city.facts.map(({ label, text }) => ({ label, value: text })),
    whichTown: city.whichTown ?? null,
    texts: {
      meaning: phrase.meaning,
      way: city.texts.way,
      life: city.texts[phrase.about],
      nearHome: city.texts.nearHome,
    },
    rows: shown.map((treatment) => rowOf(treatment, isHome)),
    check: phrase.check,
    remote: phrase.remote,
    faq: [...phrase.faq, ...questionsFor(city, phrase)].map(({ question, answer }) => ({ question, answer })),
    neighbours: neighboursOf(address, all),
    sisters: sistersOf(address, all, catalogue.treatments),
    sources: [...phrase.sources, ...sourcesShown(address)].map(sourceLine),
    checkedOn: { said: sayDay(day), iso: day },
    treatments: shown.map(({ cardTitle, path: href }) => ({ label: cardTitle, href })),
    booking: bookingOf(clinic.appointmentTypes, type, bookableOf(treatments)),
    phone: clinic.phone,
  };
}

/** The treatment that a booking keeps: the page's only one, if the clinic gives it. */
function bookableOf([only, ...others]: readonly Treatment[]): string | undefined {
  return only?.offered && others.length === 0 ? `${only.category}/${only.slug}` : undefined;
}

/** The city's sources that this page leans on: not those of the other subject's text and questions. */
function sourcesShown({ phrase, city, isHome }: LandingAddress): City['sources'] {
  const ids = new Set([
    ...city.coordinates.basis,
    ...(isHome ? [] : city.languages.basis),
    ...city.textBasis.way,
    ...city.textBasis[phrase.about],
    ...city.textBasis.nearHome,
    ...city.facts.flatMap(({ basis }) => basis),
    ...questionsFor(city, phrase).flatMap(({ basis }) => basis ?? []),
  ]);
  const own = new Set(phrase.sources.map(({ title }) => title));
  return city.sources.filter(({ id, title }) => ids.has(id) && !own.has(title));
}
