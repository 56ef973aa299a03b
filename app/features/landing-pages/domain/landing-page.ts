import type { Catalogue } from '#app/features/treatments/domain/catalogue.ts';
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
import { checkedOn, type Landing, type LandingAddress, landingPath } from './landing.ts';

/** What a page says of the clinic. */
export interface LandingClinic extends PageClinic {
  readonly coordinates: Coordinates;
  readonly languages: readonly string[];
}

/** A treatment by what it costs in visits and days; null where nothing is done by video. */
export interface VisitRow {
  readonly title: string;
  readonly path: string;
  readonly onSite: string;
  readonly remote: string | null;
  readonly daysInTown: string;
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
  /** "Hair transplant in Amravati". */
  readonly title: string;
  readonly line: string;
  readonly city: string;
  readonly state: string;
  readonly about: Subject;
  /** Null in the clinic's own city. */
  readonly straightLine: StraightLine | null;
  readonly visits: { readonly onSite: string | null; readonly daysInTown: string | null };
  readonly languages: { readonly there: readonly string[]; readonly here: readonly string[] };
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

/** Neighbouring cities a page names. */
const NEIGHBOURS = 4;

/** Nearer than this a city is the clinic's own. */
const SAME_CITY_KM = 1;

/** "Hair transplant in Amravati". */
function landingTitle({ phrase, city }: Pick<LandingAddress, 'phrase' | 'city'>): string {
  return `${phrase.words} in ${city.name}`;
}

function rowOf(treatment: Treatment): VisitRow {
  const { cardTitle: title, path } = treatment;
  const { onSite, remote, daysInTown } = treatment.visits;
  return {
    title,
    path,
    onSite: sayFact(onSite),
    remote: remote.to === 0 ? null : sayFact(remote),
    daysInTown: sayFact(daysInTown),
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

function straightLineTo(clinic: Coordinates, { coordinates }: City): StraightLine | null {
  const km = distanceKm(coordinates, clinic);
  if (km < SAME_CITY_KM) return null;
  const degrees = bearing(coordinates, clinic);
  return { km: roundedKm(km), point: compassPoint(degrees), degrees: Math.round(degrees) };
}

function neighboursOf({ phrase, city }: LandingAddress, { cities }: Landing): LandingPage['neighbours'] {
  const others = [...cities.values()].filter(({ slug }) => phrase.cities.includes(slug));
  return nearest(city, others, NEIGHBOURS).map(({ place, km }) => ({
    label: landingTitle({ phrase, city: place }),
    href: landingPath(phrase.slug, place.slug),
    km: roundedKm(km),
  }));
}

/** The other pages of the city about the same subject: those of the same canonical page first. */
function sistersOf(address: LandingAddress, pages: Iterable<LandingAddress>): PageLink[] {
  const family = ({ canonicalPath }: LandingAddress): number => (canonicalPath === address.canonicalPath ? 0 : 1);
  return [...pages]
    .filter(({ path, city, phrase }) => {
      return path !== address.path && city.slug === address.city.slug && phrase.about === address.phrase.about;
    })
    .toSorted((a, b) => family(a) - family(b))
    .slice(0, 8)
    .map((other) => ({ label: landingTitle(other), href: other.path }));
}

/** The page of a phrase in a city. `pages` are all landing pages, for the links between them. */
export function landingPage(
  address: LandingAddress,
  pages: Iterable<LandingAddress>,
  { catalogue, clinic, landing }: { catalogue: Catalogue; clinic: LandingClinic; landing: Landing },
): LandingPage {
  const { phrase, city, path, canonicalPath } = address;
  const treatments = phrase.treatments.flatMap((key) => catalogue.treatments.get(key) ?? []);
  const visits = treatments.map((treatment) => treatment.visits);
  const [first] = treatments;
  const category = catalogue.categories.find((known) => known.path === first?.category);
  const type = first?.appointmentType ?? category?.appointmentType ?? '';
  const day = checkedOn(address);
  return {
    path,
    canonicalPath,
    title: landingTitle(address),
    line: phrase.line,
    city: city.name,
    state: city.state,
    about: phrase.about,
    straightLine: straightLineTo(clinic.coordinates, city),
    visits: {
      onSite: spanOf(visits.map(({ onSite }) => onSite)),
      daysInTown: spanOf(visits.map(({ daysInTown }) => daysInTown)),
    },
    languages: { there: city.languages.spoken, here: clinic.languages },
    facts: city.facts.map(({ label, text }) => ({ label, value: text })),
    whichTown: city.whichTown ?? null,
    texts: {
      meaning: phrase.meaning,
      way: city.texts.way,
      life: city.texts[phrase.about],
      nearHome: city.texts.nearHome,
    },
    rows: treatments.map(rowOf),
    check: phrase.check,
    remote: phrase.remote,
    faq: [...phrase.faq, ...questionsFor(city, phrase)].map(({ question, answer }) => ({ question, answer })),
    neighbours: neighboursOf(address, landing),
    sisters: sistersOf(address, pages),
    sources: [...phrase.sources, ...sourcesShown(city, address)].map(sourceLine),
    checkedOn: { said: sayDay(day), iso: day },
    treatments: treatments.map(({ cardTitle, path: href }) => ({ label: cardTitle, href })),
    booking: bookingOf(clinic.appointmentTypes, type, bookableOf(treatments)),
    phone: clinic.phone,
  };
}

/** The treatment that a booking keeps: the page's only one, if the clinic gives it. */
function bookableOf([only, ...others]: readonly Treatment[]): string | undefined {
  return only?.offered && others.length === 0 ? `${only.category}/${only.slug}` : undefined;
}

/** The city's sources that this page leans on: not those of the other subject's text and questions. */
function sourcesShown(city: City, { phrase }: LandingAddress): City['sources'] {
  const ids = new Set([
    ...city.coordinates.basis,
    ...city.languages.basis,
    ...city.textBasis.way,
    ...city.textBasis[phrase.about],
    ...city.textBasis.nearHome,
    ...city.facts.flatMap(({ basis }) => basis),
    ...questionsFor(city, phrase).flatMap(({ basis }) => basis ?? []),
  ]);
  const own = new Set(phrase.sources.map(({ title }) => title));
  return city.sources.filter(({ id, title }) => ids.has(id) && !own.has(title));
}
