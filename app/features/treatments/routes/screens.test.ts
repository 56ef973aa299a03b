import { describe, expect, it } from 'vitest';
import { catalogue } from '../server/catalogue.ts';
import { loader as categoryLoader } from './category.tsx';
import { coverOf, plateOf } from './pictures.ts';
import { loader as treatmentLoader } from './treatment.tsx';

const { categories, treatments } = catalogue();
const screens = [...treatments.values()].map(({ category, slug }) =>
  treatmentLoader({ params: { category, treatment: slug } }),
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
    expect(thrownBy(() => treatmentLoader({ params: { category: 'hair', treatment: 'ghost' } }))).toEqual(notFound);
    expect(thrownBy(() => treatmentLoader({ params: { category: 'ghost', treatment: 'prp-therapy' } }))).toEqual(
      notFound,
    );
    expect(thrownBy(() => categoryLoader({ params: { category: 'ghost' } }))).toEqual(notFound);
  });

  it('has a title and a description of its own, of a length search results show', () => {
    const heads = screens.map(({ page }) => page.head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    const unfit = heads.filter(({ description }) => description.length < 50 || description.length > 160);
    expect(unfit).toEqual([]);
  });

  it('has a drawn picture, its own for every hair treatment', () => {
    expect(screens.filter(({ pictures }) => pictures.cover === null)).toEqual([]);
    const borrowed = screens.filter(
      ({ page, pictures }) => page.key.startsWith('hair/') && pictures.cover?.number === null,
    );
    expect(borrowed.map(({ page }) => page.key)).toEqual([]);
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
  it('is healthy skin where the figure of the department shows something else', () => {
    expect(coverOf(catalogue(), 'skin/eczema-treatment')).toMatchObject({
      plate: { name: 'depth-section' },
      number: null,
    });
    expect(coverOf(catalogue(), 'nail/nail-surgery')).toMatchObject({ plate: { name: 'fig-nail' }, number: null });
  });

  it('is nothing while nobody has drawn it', () => {
    expect(plateOf('a-plate-of-the-future.svg')).toBeNull();
  });

  it('is the same plate for the whole and for the card', () => {
    expect(plateOf('fue-hair-transplant-card.svg')).toEqual(plateOf('fue-hair-transplant.svg'));
  });

  it('is never the own plate of two treatments', () => {
    const own = [...treatments.keys()].flatMap((key) => {
      const cover = coverOf(catalogue(), key);
      return cover?.number ? [cover.plate.name] : [];
    });
    expect(new Set(own).size).toBe(own.length);
  });

  it('is there for every category', () => {
    expect(categories.filter(({ path }) => categoryLoader({ params: { category: path } }).figure === null)).toEqual([]);
  });
});
