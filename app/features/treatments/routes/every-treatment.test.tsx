import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { plainText } from '../domain/plain-text.ts';
import { catalogue } from '../server/catalogue.ts';
import TreatmentScreen, { loader } from './treatment-route.tsx';

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

/** What stands under the heading that begins with this word, up to the next one. */
function partUnder(html: string, word: string): string {
  const [, part = ''] = new RegExp(`<h[23]\\b[^>]*>${word}\\b[\\s\\S]*?</h[23]>([\\s\\S]*?)<h[23]\\b`).exec(html) ?? [];
  return part;
}

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

  it.each(['Diagnose', 'Treat', 'Maintain'])('has words under %s, and on some pages a list', (step) => {
    const parts = [...pages.values()].map((html) => partUnder(html, step));
    expect(parts.filter((part) => plainText(part).split(' ').length < 15)).toEqual([]);
    const lists = parts.filter((part) => part.includes('<ul>'));
    expect(lists.length).toBeGreaterThan(5);
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

  it('begins in short, tells the recovery, other ways, the cost and who does it, and whether a doctor has signed it', () => {
    const headings = ['From the first day to the result', 'What else there is', 'What it costs', 'Who treats you'];
    expect(failing((html) => headings.every((heading) => headingsOf(html).includes(heading)))).toEqual([]);
    expect(
      failing((html, key) => {
        const { inShort = '', title = '' } = catalogue().treatments.get(key) ?? {};
        const [head, short, facts] = [
          html.indexOf('</h1>'),
          html.indexOf(renderToStaticMarkup(inShort)),
          html.indexOf('At a glance'),
        ];
        return title !== '' && head < short && short > 0 && facts > 0;
      }),
    ).toEqual([]);
    expect(failing((_, key) => /has not signed this page yet|Read and signed by/.test(textOf(key)))).toEqual([]);
  });

  it('shows marks of sources as numbers that lead to a source of its own, and none as it was written', () => {
    expect(failing((_, key) => !/\[[a-zA-Z]/.test(textOf(key)))).toEqual([]);
    expect(
      failing((html) => {
        const ids = new Set([...html.matchAll(/<li id="(source-\d+)"/g)].map(([, id]) => id));
        const links = [...html.matchAll(/href="#(source-\d+)"/g)].map(([, id]) => id);
        return links.length > 2 && links.every((id) => ids.has(id));
      }),
    ).toEqual([]);
  });

  it('shows its own plate first, and no other treatment’s', () => {
    expect(failing((html, key) => firstPlate(html) === catalogue().treatments.get(key)?.coverImage)).toEqual([]);
    expect(new Set([...pages.values()].map(firstPlate)).size).toBe(pages.size);
  });
});

describe('what cannot wait', () => {
  it('stands once on every page, with 112 and 108 to dial, above what is told the clinic the same day', () => {
    expect(
      failing((shown, key) => {
        // A number in a sign is a link.
        const html = shown.replaceAll(/<a href="tel:[+\d]+">([^<]+)<\/a>/g, '$1');
        const { emergency = [], risks } = catalogue().treatments.get(key) ?? {};
        const [first, second] = [
          plainText(html).indexOf('Call 112 (ambulance 108)'),
          plainText(html).indexOf('Call us the same day'),
        ];
        const isOnce = [...emergency, ...(risks?.callUs ?? [])].every(
          (sign) => html.split(`<li>${renderToStaticMarkup(sign)}</li>`).length === 2,
        );
        return isOnce && first > 0 && second > first && shown.includes('"tel:112"') && shown.includes('"tel:108"');
      }),
    ).toEqual([]);
  });

  it('is no struggle for air that waits for a call back', () => {
    const strap = textOf('cosmetic-surgery/neck-lift');
    expect(strap).toContain(
      'If breathing feels tight, take it off at once. If it is not normal again within 1 minute, call 112',
    );
    expect(strap).not.toContain('take it off and ring');
  });

  it('is a spot that grows or bleeds, shown to a doctor within days and never told to wait', () => {
    const waits = [...catalogue().treatments].flatMap(([key, { waitOrAvoid }]) =>
      waitOrAvoid
        .filter((line) =>
          /\b(?:mole|spot|lump|mark|wart)\b[^.]*\b(?:grows|growing|bleeds|bleeding|changes|changing|changed)\b/i.test(
            line,
          ),
        )
        .filter((line) => !/within days|scan first|Call 112/.test(line))
        .map((line) => `${key}: ${line}`),
    );
    expect(waits).toEqual([]);
  });
});

describe('a treatment that is explained, but not given', () => {
  const keys = ['hair/exosome-therapy', 'hair/follicular-stem-cell-therapy', 'regenerative/exosome-therapy'];

  it('cannot be booked, and has no sheet to print; a talk with a doctor can be booked', () => {
    expect(failing((html) => html.includes('Book for this treatment')).toSorted()).toEqual(keys);
    expect(failing((html) => html.includes('Print the aftercare page')).toSorted()).toEqual(keys);
    expect(failing((html) => html.includes('&amp;treatment=')).toSorted()).toEqual(keys);
    for (const key of keys) {
      expect(pages.get(key)).toContain('Talk to a doctor');
      expect(textOf(key)).toContain('we do not give it');
    }
  });
});

describe('medicines that can harm', () => {
  const acne = textOf('skin/acne-treatment');
  it.each([
    'You are pregnant, trying for a baby, or breastfeeding. We leave out isotretinoin',
    'reliable contraception begins 1 month before the first capsule',
    'not to become pregnant until 6 months after stopping',
    'Do not give blood during the course and for 1 month after it',
    'allergic to soya or peanut',
    'You take doxycycline or another tetracycline, or vitamin A. Neither may be combined with isotretinoin',
  ])('isotretinoin: %s', (rule) => expect(acne).toContain(rule));

  const psoriasis = textOf('skin/psoriasis-treatment');
  it.each([
    'not become pregnant during it or for 3 years after it',
    'Men and women alike give none until 3 years after the last capsule',
    'until 6 months after the last dose',
    'You have kidney disease or high blood pressure. They count against ciclosporin',
    'live vaccine',
  ])('tablets for psoriasis: %s', (rule) => expect(psoriasis).toContain(rule));

  it('a course against ringworm has a shortest time, and ends when a doctor has seen that it is gone', () => {
    const ring = textOf('skin/fungal-infection-treatment');
    expect(ring).toContain('At least 2 to 4 weeks for a first ring');
    expect(ring).toContain('until the doctor has seen that it is gone');
  });

  it('an allergy to the liquid for veins is never a matter of telling us first', () => {
    expect(textOf('vein/sclerotherapy')).toContain('You have had an allergy to the liquid. It is never used again');
  });
});

describe('the figures of the specification', () => {
  it.each([
    ['hair/prp-therapy', ['under 30 minutes']],
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
