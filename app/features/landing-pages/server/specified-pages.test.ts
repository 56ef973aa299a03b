import { describe, expect, it } from 'vitest';
import { FEWEST_OWN, LANDING, NAMED_IN_NAGPUR } from '../../../../e2e/harness/specified-landing.ts';
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

  it('lead every other page to one of them in the same city', () => {
    const own = new Set(pages.filter(({ path, canonicalPath }) => path === canonicalPath).map(({ path }) => path));
    expect(pages.filter(({ canonicalPath }) => !own.has(canonicalPath)).map(({ path }) => path)).toEqual([]);
  });

  it('have an address that no other screen has', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.filter(({ path }) => !/^\/[a-z-]+-in-[a-z]+$/.test(path))).toEqual([]);
  });
});
