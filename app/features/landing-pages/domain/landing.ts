import type { Catalogue } from '#app/features/treatments/domain/catalogue.ts';
import type { City } from './city.ts';
import type { Phrase } from './phrase.ts';

/** Every city and phrase, by the names of their files. */
export interface Landing {
  readonly cities: ReadonlyMap<string, City>;
  readonly phrases: ReadonlyMap<string, Phrase>;
}

/** One landing page: a phrase in a city. */
export interface LandingAddress {
  readonly path: string;
  readonly phrase: Phrase;
  readonly city: City;
  /** The page search engines should list for it: this one, or that of another phrase in the same city. */
  readonly canonicalPath: string;
}

/** What contradicts between two files, said for the editor of the one that must change. */
export interface Contradiction {
  readonly file: string;
  readonly field: string;
  readonly fix: string;
}

/** "/hair-transplant-in-nagpur". */
export function landingPath(phrase: string, city: string): string {
  return `/${phrase}-in-${city}`;
}

/** The day the words of a page were last checked: the later of its two files. */
export function checkedOn({ phrase, city }: Pick<LandingAddress, 'phrase' | 'city'>): string {
  return phrase.checkedOn > city.checkedOn ? phrase.checkedOn : city.checkedOn;
}

/** Every landing page, city by city: a phrase names its cities. */
export function landingAddresses({ cities, phrases }: Landing): LandingAddress[] {
  return [...cities.values()].flatMap((city) =>
    [...phrases.values()].flatMap((phrase) => {
      if (!phrase.cities.includes(city.slug)) return [];
      const canonical = phrase.canonical ?? phrase.slug;
      const path = landingPath(phrase.slug, city.slug);
      return [{ path, phrase, city, canonicalPath: landingPath(canonical, city.slug) }];
    }),
  );
}

/**
 * What single files cannot know: the cities and treatments of a phrase exist, and the phrase it names canonical is
 * its own canonical one and stands in each of its cities.
 */
export function landingContradictions(
  { cities, phrases }: Landing,
  treatments: Catalogue['treatments'],
): Contradiction[] {
  const found: Contradiction[] = [];
  for (const { slug, faq } of cities.values()) {
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
