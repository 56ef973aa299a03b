import type { Catalogue } from '#app/features/treatments/domain/catalogue.ts';
import type { City } from './city.ts';
import { type Coordinates, distanceKm } from './distance.ts';
import type { Phrase } from './phrase.ts';

/** Every city and phrase, by the names of their files. */
export interface Landing {
  readonly cities: ReadonlyMap<string, City>;
  readonly phrases: ReadonlyMap<string, Phrase>;
}

/** One landing page: a phrase in a city. */
export interface LandingAddress {
  readonly path: string;
  /** "Hair transplant in Nagpur", or "Hair transplant for patients from Akola", where the clinic is not. */
  readonly title: string;
  readonly phrase: Phrase;
  readonly city: City;
  /** Whether it is the clinic's own city. */
  readonly isHome: boolean;
  /** The page search engines should list for it: this one, that of another phrase in the same city, or a treatment's. */
  readonly canonicalPath: string;
}

/** What contradicts between two files, said for the editor of the one that must change. */
export interface Contradiction {
  readonly file: string;
  readonly field: string;
  readonly fix: string;
}

/** "/hair-transplant-in-nagpur". */
function landingPath(phrase: string, city: string): string {
  return `/${phrase}-in-${city}`;
}

/** Nearer than this a city is the clinic's own. */
const SAME_CITY_KM = 1;

/** Addresses with another spelling of a city's name, each with the true one. */
export function otherSpellings(pages: Iterable<LandingAddress>): [string, string][] {
  return [...pages].flatMap(({ path, phrase, city }) =>
    (city.otherSpellings ?? []).map((spelling): [string, string] => [landingPath(phrase.slug, spelling), path]),
  );
}

/** The day the words of a page were last checked: the later of its two files. */
export function checkedOn({ phrase, city }: Pick<LandingAddress, 'phrase' | 'city'>): string {
  return phrase.checkedOn > city.checkedOn ? phrase.checkedOn : city.checkedOn;
}

function canonicalPathOf({ slug, canonical = slug }: Phrase, city: City): string {
  return canonical.includes('/') ? `/services/${canonical}` : landingPath(canonical, city.slug);
}

/** Every landing page, city by city: a phrase names its cities. `clinic` is where the clinic stands. */
export function landingAddresses({ cities, phrases }: Landing, clinic: Coordinates): LandingAddress[] {
  return [...cities.values()].flatMap((city) => {
    const isHome = distanceKm(city.coordinates, clinic) < SAME_CITY_KM;
    return [...phrases.values()].flatMap((phrase) => {
      if (!phrase.cities.includes(city.slug)) return [];
      const path = landingPath(phrase.slug, city.slug);
      const title = `${phrase.words} ${isHome ? 'in' : 'for patients from'} ${city.name}`;
      return [{ path, title, phrase, city, isHome, canonicalPath: canonicalPathOf(phrase, city) }];
    });
  });
}

/**
 * What single files cannot know: the cities and treatments of a phrase exist, the phrase it names canonical is its own
 * canonical one and stands in each of its cities, a treatment it names canonical is among its treatments, and another
 * spelling of a city is no city itself.
 */
export function landingContradictions(
  { cities, phrases }: Landing,
  treatments: Catalogue['treatments'],
): Contradiction[] {
  const found: Contradiction[] = [];
  for (const { slug, faq, otherSpellings: spellings = [] } of cities.values()) {
    for (const spelling of spellings.filter((name) => cities.has(name))) {
      const fix = `names "${spelling}", which is a city with a file of its own`;
      found.push({ file: `landing/cities/${slug}.md`, field: 'otherSpellings', fix });
    }
    for (const name of faq.flatMap((question) => question.phrases ?? [])) {
      if (phrases.get(name)?.cities.includes(slug)) continue;
      const fix = `names the phrase "${name}", which has no page in ${slug}; check the spelling`;
      found.push({ file: `landing/cities/${slug}.md`, field: 'faq', fix });
    }
  }
  for (const phrase of phrases.values()) {
    const complain = (field: string, fix: string): number =>
      found.push({ file: `landing/phrases/${phrase.slug}.md`, field, fix });
    for (const key of phrase.treatments) {
      if (!treatments.has(key)) complain('treatments', `names "${key}", but there is no file treatments/${key}.md`);
    }
    for (const city of phrase.cities) {
      if (!cities.has(city)) complain('cities', `names "${city}", but there is no file landing/cities/${city}.md`);
    }
    if (phrase.canonical?.includes('/')) {
      if (!phrase.treatments.includes(phrase.canonical))
        complain('canonical', `names "${phrase.canonical}", which is not among its treatments; name one it is about`);
      continue;
    }
    const canonical = phrases.get(phrase.canonical ?? phrase.slug);
    if (canonical === undefined) {
      complain('canonical', `names "${phrase.canonical}", but there is no file landing/phrases/${phrase.canonical}.md`);
      continue;
    }
    if (canonical.canonical !== undefined) {
      complain('canonical', `names "${canonical.slug}", which names another itself; name "${canonical.canonical}"`);
    }
    for (const city of phrase.cities) {
      if (!canonical.cities.includes(city)) {
        complain('canonical', `names "${canonical.slug}", which has no page in ${city}; add ${city} to its cities`);
      }
    }
  }
  return found;
}
