import { describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { FEWEST_OWN, LANDING, NAMED_IN_NAGPUR, NAMING_TREATMENT } from '../../../../e2e/harness/specified-landing.ts';
import { otherSpellings } from '../domain/landing.ts';
import { landingPages } from './landing.ts';

const pages = [...landingPages().values()];
const inNagpur = pages.filter(({ city }) => city.slug === 'nagpur');

describe('the landing pages of the specification', () => {
  it('are 250, 89 of them in Nagpur', () => {
    expect([pages.length, inNagpur.length]).toEqual([250, 89]);
  });

  it('have the addresses it names and no others', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(LANDING.toSorted());
  });

  it('have in Nagpur the twelve it spells out', () => {
    const phrases = inNagpur.map(({ phrase }) => phrase.slug);
    expect(NAMED_IN_NAGPUR.filter((phrase) => !phrases.includes(phrase))).toEqual([]);
  });

  it('name in every city enough pages that stand for themselves', () => {
    const few = Object.entries(FEWEST_OWN).flatMap(([slug, fewest]) => {
      const own = pages.filter(({ city, path, canonicalPath }) => city.slug === slug && path === canonicalPath);
      return own.length < fewest ? [`${slug}: ${own.length} of ${fewest}`] : [];
    });
    expect(few).toEqual([]);
  });

  it('lead every other page to one of them in the same city, or to the treatment it is about', () => {
    const own = new Set(pages.filter(({ path, canonicalPath }) => path === canonicalPath).map(({ path }) => path));
    const treatments = new Set([...catalogue().treatments.values()].map(({ path }) => path));
    const lost = pages.filter(({ canonicalPath }) => !own.has(canonicalPath) && !treatments.has(canonicalPath));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('are about one treatment only where they name it, but for those with a reason to stand for themselves', () => {
    const named = pages.flatMap(({ phrase }) => (phrase.canonical?.includes('/') ? [phrase.slug] : []));
    expect(named.toSorted()).toEqual(Object.keys(NAMING_TREATMENT).toSorted());
    const single = pages.filter(({ phrase }) => phrase.treatments.length === 1 && phrase.ownBecause !== undefined);
    expect(single.map(({ path }) => path)).toEqual([]);
  });

  it('are reached by the true spelling of Rajnandgaon, too', () => {
    const spelt = new Map(otherSpellings(pages));
    const ofRajangaon = pages.filter(({ city }) => city.slug === 'rajangaon');
    expect(ofRajangaon.length).toBe(13);
    expect(ofRajangaon.map(({ phrase }) => spelt.get(`/${phrase.slug}-in-rajnandgaon`))).toEqual(
      ofRajangaon.map(({ path }) => path),
    );
    expect([...spelt.keys()].filter((path) => LANDING.includes(path))).toEqual([]);
  });

  it('have an address that no other screen has', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.filter(({ path }) => !/^\/[a-z-]+-in-[a-z]+$/.test(path))).toEqual([]);
  });
});
