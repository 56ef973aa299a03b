import { fits } from './fits.ts';
import type { LandingAddress } from './landing.ts';

/** The landing pages of one city, as the index lists them. */
export interface CityLinks {
  readonly slug: string;
  readonly name: string;
  readonly isHome: boolean;
  /** By the words of the phrase, from A to Z. */
  readonly links: readonly { readonly phrase: string; readonly words: string }[];
}

/** Every landing page by city: the clinic's own first, the others from A to Z. */
export function byCity(pages: Iterable<LandingAddress>): CityLinks[] {
  const groups = Map.groupBy(pages, ({ city }) => city);
  const all = [...groups].map(([{ slug, name }, group]) => ({
    slug,
    name,
    isHome: group.some(({ isHome }) => isHome),
    links: group
      .map(({ phrase }) => ({ phrase: phrase.slug, words: phrase.words }))
      .toSorted((a, b) => a.words.localeCompare(b.words, 'en')),
  }));
  const rank = ({ isHome }: CityLinks): number => (isHome ? 0 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** The cities with the pages that fit; cities without any are left out. */
export function citiesThatFit(cities: readonly CityLinks[], query: string): CityLinks[] {
  return cities.flatMap((city) => {
    const links = city.links.filter(({ words }) => fits(query, `${words} in ${city.name} for patients from`));
    return links.length === 0 ? [] : [{ ...city, links }];
  });
}
