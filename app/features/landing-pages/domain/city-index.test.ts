import { describe, expect, it } from 'vitest';
import { citiesThatFit, type CityLinks } from './city-index.ts';
import { fits } from './fits.ts';

const cities: readonly CityLinks[] = [
  {
    slug: 'nagpur',
    name: 'Nagpur',
    isHome: true,
    links: [
      { phrase: 'botox', words: 'Botox' },
      { phrase: 'hair-transplant', words: 'Hair transplant' },
    ],
  },
  { slug: 'akola', name: 'Akola', isHome: false, links: [{ phrase: 'hair-transplant', words: 'Hair transplant' }] },
];

const found = (query: string): string[] =>
  citiesThatFit(cities, query).flatMap(({ slug, links }) => links.map(({ phrase }) => `${phrase} ${slug}`));

describe('filtering links', () => {
  it('keeps everything while nothing is asked', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it('finds by the beginnings of words, of phrase and city together, in any order', () => {
    expect(found('hair')).toEqual(['hair-transplant nagpur', 'hair-transplant akola']);
    expect(found('ako tra')).toEqual(['hair-transplant akola']);
    expect(found('botox akola')).toEqual([]);
    expect(found('hair transplant in akola')).toEqual(['hair-transplant akola']);
    expect(found('hair transplant patients from akola')).toEqual(['hair-transplant akola']);
  });

  it('does not mind case, accents and signs', () => {
    expect(fits('BÓTOX!', 'Botox in Nagpur')).toBe(true);
    expect(fits('top rated', 'Top-rated doctor')).toBe(true);
    expect(fits('otox', 'Botox')).toBe(false);
  });
});
