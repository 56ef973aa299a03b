import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { plainText } from '../domain/plain-text.ts';
import { catalogue } from '../server/catalogue.ts';
import TreatmentScreen, { loader } from './treatment.tsx';

const FEWEST_WORDS = 450;
const Screen = TreatmentScreen as ComponentType<{ loaderData: ReturnType<typeof loader> }>;

/** What stands in `<main>` of each treatment's page, by `category/slug`. */
const pages = new Map(
  [...catalogue().treatments].map(([key, { category, slug }]) => [
    key,
    renderToStaticMarkup(
      <Screen loaderData={loader({ params: { category, treatment: slug }, context: new RouterContextProvider() })} />,
    ),
  ]),
);

const textOf = (key: string): string => plainText(pages.get(key) ?? '');
const factsOf = (html: string) => /<section[^>]*aria-label="At a glance"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
const sourcesOf = (html: string) => /<section id="sources"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
const firstPlate = (html: string) => /<img src="\/plates\/([^"]+)"/.exec(html)?.[1];
const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , inner = '']) => plainText(inner));

/** The items of the list under the heading whose id holds "aftercare". */
function aftercareOf(html: string): string[] {
  const [, list = ''] = /<h2 id="[^"]*aftercare[^"]*">[^<]*<\/h2><ul\b[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return list.split('<li>').slice(1);
}

/** Keys of the pages that fail, so that one test names all of them. */
function failing(holds: (html: string, key: string) => boolean): string[] {
  return [...pages].filter(([key, html]) => !holds(html, key)).map(([key]) => key);
}

describe('the page of every treatment', () => {
  it('is there, all 71 of them', () => {
    expect(pages.size).toBe(71);
  });

  it.each(['Diagnose', 'Treat', 'Maintain'])('has a heading that begins with %s', (step) => {
    expect(failing((html) => headingsOf(html).some((heading) => heading.split(' ')[0] === step))).toEqual([]);
  });

  it('has aftercare as a list of exactly five items, each beginning with a bold label', () => {
    expect(failing((html) => aftercareOf(html).length === 5)).toEqual([]);
    expect(failing((html) => aftercareOf(html).every((item) => /^<strong>[^<]+<\/strong> \S/.test(item)))).toEqual([]);
  });

  it(`has ${FEWEST_WORDS} words or more`, () => {
    expect(failing((_, key) => textOf(key).split(' ').length >= FEWEST_WORDS)).toEqual([]);
  });

  it('has key facts, and two sources or more', () => {
    expect(failing((html) => factsOf(html).split('<dt>').length > 3)).toEqual([]);
    expect(failing((html) => sourcesOf(html).split('<li ').length > 2)).toEqual([]);
  });

  it('shows its own plate first, and no other treatment’s', () => {
    expect(failing((html, key) => firstPlate(html) === catalogue().treatments.get(key)?.coverImage)).toEqual([]);
    expect(new Set([...pages.values()].map(firstPlate)).size).toBe(pages.size);
  });
});

describe('the figures of the specification', () => {
  it.each([
    ['hair/prp-therapy', ['30 minutes']],
    ['anti-aging/botox', ['3 to 4 months', '3 to 7 days']],
    ['anti-aging/dermal-filler', ['6 to 12 months']],
    ['anti-aging/thread-lift', ['6 to 12 months', '7 to 14 days']],
    ['vein/sclerotherapy', ['30 to 45 minutes']],
    ['skin/chemical-peels', ['7 to 10 days']],
    ['anti-aging/dermaroller-treatment', ['0.5 to 2.5 mm', '4 to 6 sessions', '4 to 6 weeks']],
    ['anti-aging/skin-booster', ['3 sessions', '1 month']],
    ['anti-aging/double-chin', ['2 to 4 sessions', '6 weeks']],
    ['cosmetic-surgery/ear-lobe-repair', ['20 to 30 minutes', '6 months']],
    ['cosmetic-surgery/vitiligo-surgery', ['80 to 90 per cent', 'stable']],
    ['laser/permanent-hair-removal', ['4 to 6 sessions', '6 weeks']],
    ['laser/pigmentation-reduction', ['80 %']],
    ['laser/hifu-treatment', ['1.5, 3.0 and 4.5 mm']],
    ['laser/dermapen-treatment', ['0.5 to 2.5 mm']],
    ['laser/mnrf-treatment', ['0.5 to 3.5 mm']],
  ])('stand on the page of %s', (key, figures) => {
    const text = textOf(key);
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  });
});

describe('treatments of one name in two departments', () => {
  it.each([
    ['skin/mole-removal', 'cosmetic-surgery/mole-removal'],
    ['laser/skin-tightening', 'anti-aging/skin-tightening'],
    ['hair/exosome-therapy', 'regenerative/exosome-therapy'],
    ['nail/fungal-treatment', 'skin/fungal-infection-treatment'],
  ])('link each other: %s and %s', (one, other) => {
    expect(pages.get(one)).toContain(`href="/services/${other}"`);
    expect(pages.get(other)).toContain(`href="/services/${one}"`);
  });
});
