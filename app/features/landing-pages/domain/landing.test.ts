import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#app/features/treatments/fixtures-catalogue.ts';
import { parseCity, parsePhrase } from '../server/landing.ts';
import { cityFile, phraseFile } from '../fixtures.ts';
import { type Landing, landingAddresses, landingContradictions, otherSpellings } from './landing.ts';

const { treatments } = testCatalogue();

/** Cities by name, and phrases with lines of their front matter replaced. */
function landingOf(cities: readonly string[], phrases: Readonly<Record<string, readonly [RegExp, string][]>>): Landing {
  return {
    cities: new Map(cities.map((slug) => [slug, parseCity(`landing/cities/${slug}.md`, cityFile)])),
    phrases: new Map(
      Object.entries(phrases).map(([slug, changes]) => {
        const file = changes.reduce((text, [from, to]) => text.replace(from, to), phraseFile);
        return [slug, parsePhrase(`landing/phrases/${slug}.md`, file)];
      }),
    ),
  };
}

const inCities = (...cities: string[]): [RegExp, string] => [/cities: .*/, `cities: [${cities.join(', ')}]`];
const naming = (canonical: string): [RegExp, string] => [/ownBecause: .*/, `canonical: ${canonical}`];

const AT_THE_LAKE = { latitude: 21.5, longitude: 79.5 };
const FAR_AWAY = { latitude: 21.5, longitude: 80.5 };

describe('the landing addresses', () => {
  const landing = landingOf(['lakeside', 'hilltop'], {
    lamp: [inCities('lakeside', 'hilltop')],
    lantern: [inCities('hilltop'), naming('lamp')],
  });

  it('are each phrase in each of its cities', () => {
    expect(landingAddresses(landing, FAR_AWAY).map(({ path }) => path)).toEqual([
      '/lamp-in-lakeside',
      '/lamp-in-hilltop',
      '/lantern-in-hilltop',
    ]);
  });

  it('name the page that stands for them, in the same city', () => {
    expect(landingAddresses(landing, FAR_AWAY).map(({ canonicalPath }) => canonicalPath)).toEqual([
      '/lamp-in-lakeside',
      '/lamp-in-hilltop',
      '/lamp-in-hilltop',
    ]);
  });
});

describe('a landing address', () => {
  const about = landingOf(['lakeside'], { lamp: [naming('skin/lamp-therapy')] });

  it('names the treatment it is about', () => {
    expect(landingAddresses(about, FAR_AWAY)).toMatchObject([{ canonicalPath: '/services/skin/lamp-therapy' }]);
  });

  it('is called after the city only where the clinic is', () => {
    expect(landingAddresses(about, FAR_AWAY)).toMatchObject([
      { title: 'Lamp doctor for patients from Lakeside', isHome: false },
    ]);
    expect(landingAddresses(about, AT_THE_LAKE)).toMatchObject([{ title: 'Lamp doctor in Lakeside', isHome: true }]);
  });

  it('is reached by the other spellings of its city, too', () => {
    const city = cityFile.replace('state: Maharashtra', 'state: Maharashtra\notherSpellings: [laqueside, lake-side]');
    const cities = new Map([['lakeside', parseCity('landing/cities/lakeside.md', city)]]);
    expect(otherSpellings(landingAddresses({ ...about, cities }, FAR_AWAY))).toEqual([
      ['/lamp-in-laqueside', '/lamp-in-lakeside'],
      ['/lamp-in-lake-side', '/lamp-in-lakeside'],
    ]);
    expect(otherSpellings(landingAddresses(about, FAR_AWAY))).toEqual([]);
  });
});

const problems = (phrases: Parameters<typeof landingOf>[1]) =>
  landingContradictions(landingOf(['lakeside', 'hilltop'], phrases), treatments).map(
    ({ file, field, fix }) => `${file} ${field} ${fix}`,
  );

describe('what contradicts between files', () => {
  it('is nothing where every name leads somewhere', () => {
    expect(problems({ lamp: [], lantern: [naming('lamp')] })).toEqual([]);
  });

  it('is a treatment nobody wrote', () => {
    expect(problems({ lamp: [[/treatments: .*/, 'treatments: [skin/ghost]']] })).toEqual([
      'landing/phrases/lamp.md treatments names "skin/ghost", but there is no file treatments/skin/ghost.md',
    ]);
  });

  it('is a city or a canonical phrase nobody wrote', () => {
    expect(problems({ lantern: [inCities('hilltop', 'atlantis'), naming('lamp')] })).toEqual([
      'landing/phrases/lantern.md cities names "atlantis", but there is no file landing/cities/atlantis.md',
      'landing/phrases/lantern.md canonical names "lamp", but there is no file landing/phrases/lamp.md',
    ]);
  });

  it('is a canonical treatment that the phrase does not name among its own', () => {
    expect(problems({ lamp: [naming('skin/lamp-therapy')], lantern: [naming('hair/other')] })).toEqual([
      'landing/phrases/lantern.md canonical names "hair/other", which is not among its treatments; name one it is about',
    ]);
  });

  it('is another spelling that is a city itself', () => {
    const spelt = cityFile.replace('state: Maharashtra', 'state: Maharashtra\notherSpellings: [hilltop]');
    const landing = landingOf(['lakeside', 'hilltop'], { lamp: [] });
    const cities = new Map([...landing.cities, ['lakeside', parseCity('landing/cities/lakeside.md', spelt)] as const]);
    expect(
      landingContradictions({ ...landing, cities }, treatments).map(({ field, fix }) => `${field} ${fix}`),
    ).toEqual(['otherSpellings names "hilltop", which is a city with a file of its own']);
  });

  it('is a question kept for a phrase that has no page in its city', () => {
    const landing = landingOf(['lakeside'], { lamp: [inCities('lakeside')] });
    const asked = cityFile.replace('{ about: skin, question', '{ about: skin, phrases: [lamp, lampp], question');
    expect(asked).not.toBe(cityFile);
    const cities = new Map([['lakeside', parseCity('landing/cities/lakeside.md', asked)]]);
    expect(
      landingContradictions({ ...landing, cities }, treatments).map(({ field, fix }) => `${field} ${fix}`),
    ).toEqual(['faq names the phrase "lampp", which has no page in lakeside; check the spelling']);
  });

  it('is a canonical phrase that names another itself', () => {
    const chain = { lamp: [], lantern: [naming('lamp')], light: [naming('lantern')] };
    expect(problems(chain)).toEqual([
      'landing/phrases/light.md canonical names "lantern", which names another itself; name "lamp"',
    ]);
  });

  it('is a canonical phrase that has no page in one of the cities', () => {
    expect(problems({ lamp: [], lantern: [inCities('lakeside', 'hilltop'), naming('lamp')] })).toEqual([
      'landing/phrases/lantern.md canonical names "lamp", which has no page in hilltop; add hilltop to its cities',
    ]);
  });
});
