import { fits } from './fits.ts';
import type { LandingAddress } from './landing.ts';

/** The landing pages of one city, as the index lists them. */
export interface CityLinks {
  readonly slug: string;
  readonly name: string;
  /** By the words of the phrase, from A to Z. */
  readonly links: readonly { readonly phrase: string; readonly words: string }[];
}

/** Every landing page by city: the city with the most pages first (the clinic's own), the others from A to Z. */
export function byCity(pages: Iterable<LandingAddress>): CityLinks[] {
  const groups = Map.groupBy(pages, ({ city }) => city);
  const all = [...groups].map(([{ slug, name }, group]) => ({
    slug,
    name,
    links: group
      .map(({ phrase }) => ({ phrase: phrase.slug, words: phrase.words }))
      .toSorted((a, b) => a.words.localeCompare(b.words, 'en')),
  }));
  const most = Math.max(0, ...all.map(({ links }) => links.length));
  const rank = ({ links }: CityLinks): number => (links.length === most ? 0 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** The cities with the pages that fit; cities without any are left out. */
export function citiesThatFit(cities: readonly CityLinks[], query: string): CityLinks[] {
  return cities.flatMap((city) => {
    const links = city.links.filter(({ words }) => fits(query, `${words} in ${city.name}`));
    return links.length === 0 ? [] : [{ ...city, links }];
  });
}
