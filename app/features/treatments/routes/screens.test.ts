import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isPlateName } from '#app/plates/plate-info.ts';
import { undrawnPlates } from '../domain/catalogue.ts';
import { catalogue } from '../server/catalogue.ts';
import { pagesByCityContext } from '../server/pages-by-city.ts';
import { loader as categoryLoader } from './category-route.tsx';
import { plateOf } from './pictures.ts';
import { loader as treatmentLoader } from './treatment-route.tsx';

const { treatments } = catalogue();
const context = new RouterContextProvider();
const screens = [...treatments.values()].map(({ category, slug }) =>
  treatmentLoader({ params: { category, treatment: slug }, context }),
);
const notFound: unknown = expect.objectContaining({ init: { status: 404 } });

function thrownBy(load: () => unknown): unknown {
  try {
    load();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

describe('a treatment screen', () => {
  it('answers 404 for a treatment or category nobody wrote', () => {
    expect(thrownBy(() => treatmentLoader({ params: { category: 'hair', treatment: 'ghost' }, context }))).toEqual(
      notFound,
    );
    expect(
      thrownBy(() => treatmentLoader({ params: { category: 'ghost', treatment: 'prp-therapy' }, context })),
    ).toEqual(notFound);
    expect(thrownBy(() => categoryLoader({ params: { category: 'ghost' }, context }))).toEqual(notFound);
  });

  it('has a title and a description of its own, of a length search results show', () => {
    const heads = screens.map(({ page }) => page.head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    const unfit = heads.filter(({ description }) => description.length < 50 || description.length > 160);
    expect(unfit).toEqual([]);
  });

  it('has a plate of its own, numbered as the navigation lists the treatments', () => {
    const covers = screens.map(({ pictures }) => pictures.cover);
    expect(new Set(covers.map(({ plate }) => plate.name)).size).toBe(screens.length);
    const numbers = covers.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(screens.map((_, index) => index + 1));
  });

  it('leads to the pages by city that it is given, with those of its own treatment', () => {
    const given = new RouterContextProvider();
    given.set(pagesByCityContext, (keys) => keys.map((key) => ({ label: key, href: `/about/${key}` })));
    const load = treatmentLoader({ params: { category: 'hair', treatment: 'prp-therapy' }, context: given });
    expect(load.byCity).toEqual([{ label: 'hair/prp-therapy', href: '/about/hair/prp-therapy' }]);
    const category = categoryLoader({ params: { category: 'vein' }, context: given });
    expect(category.byCity).toEqual([{ label: 'vein/sclerotherapy', href: '/about/vein/sclerotherapy' }]);
    expect(screens.every(({ byCity }) => byCity.length === 0)).toBe(true);
  });

  it('draws the four movements of FUE', () => {
    const fue = screens.find(({ page }) => page.key === 'hair/fue-hair-transplant');
    expect(fue?.pictures.process.map(({ name }) => name)).toEqual([
      'fue-step-1',
      'fue-step-2',
      'fue-step-3',
      'fue-step-4',
    ]);
  });
});

describe('a picture', () => {
  it('is the same plate for the whole and for the card', () => {
    expect(plateOf('fue-hair-transplant-card.svg')).toEqual(plateOf('fue-hair-transplant.svg'));
  });

  it('that nobody has drawn stops the page', () => {
    expect(() => plateOf('a-plate-of-the-future.svg')).toThrow('nobody has drawn the plate "a-plate-of-the-future"');
  });

  it('is drawn wherever a file names one', () => {
    expect(undrawnPlates(catalogue(), isPlateName)).toEqual([]);
  });
});
