import { describe, expect, it } from 'vitest';
import { parseCategory, parseTreatment } from '../server/catalogue.ts';
import { balmFile, categoryFile, lampFile } from '../fixtures.ts';
import {
  contradictions,
  isListed,
  onlySigned,
  treatmentsOf,
  undrawnPlates,
  withAdded,
  type Catalogue,
} from './catalogue.ts';

const skin = (text = categoryFile) => parseCategory('categories/skin.md', text);
const lamp = (text = lampFile) => parseTreatment('treatments/skin/lamp-therapy.md', text);
const balm = (text = balmFile) => parseTreatment('treatments/skin/balm-therapy.md', text);
const balmRelatedTo = (related: string) => balm(balmFile.replace('related: []', `related: [${related}]`));
const catalogue = (category = skin(), treatments = [lamp(), balm()]): Catalogue => ({
  categories: [category],
  treatments: new Map(treatments.map((treatment) => [`${treatment.category}/${treatment.slug}`, treatment])),
});

describe('a catalogue that lists only what is signed', () => {
  it('keeps the pages of the others, and names them in no list', () => {
    const reviewed = { by: 'Dr Asha Namuna, MD', registration: 'MMC 0000', on: '2026-11-27' };
    const signed = onlySigned(catalogue(skin(), [{ ...lamp(), reviewed }, balm()]));
    expect(treatmentsOf(signed, signed.categories[0]!).map(({ slug }) => slug)).toEqual(['lamp-therapy']);
    expect([isListed(signed, 'skin/lamp-therapy'), isListed(signed, 'skin/balm-therapy')]).toEqual([true, false]);
    expect(signed.treatments.has('skin/balm-therapy')).toBe(true);
    expect(isListed(catalogue(), 'skin/balm-therapy')).toBe(true);
  });
});

const isOwn = (key: string) => key === 'skin/a-glow';

describe('a treatment that a clinic has added', () => {
  const glow = parseTreatment(
    'treatments/skin/a-glow.md',
    lampFile.replace('title: Lamp', 'copyOf: skin/lamp-therapy\ntitle: Lamp'),
  );
  const added = catalogue(skin(), [glow, lamp(), balm()]);

  it('stands after those that its department lists, and shares the plate of the one it began as a copy of', () => {
    const [category] = withAdded(added, isOwn).categories;
    expect(category?.treatments).toEqual(['lamp-therapy', 'balm-therapy', 'a-glow']);
    expect(contradictions(withAdded(added, isOwn))).toEqual([]);
  });

  it('is a mistake where the program was shipped with it, and its department does not name it', () => {
    expect(contradictions(withAdded(added, () => false)).map(({ fix }) => fix)).toEqual([
      'is listed in no category; add it to "treatments" there',
    ]);
  });

  it('stands where the department lists it, once it does', () => {
    const listing = skin(categoryFile.replace('lamp-therapy, balm-therapy', 'a-glow, lamp-therapy, balm-therapy'));
    const [category] = withAdded({ ...added, categories: [listing] }, isOwn).categories;
    expect(category?.treatments).toEqual(['a-glow', 'lamp-therapy', 'balm-therapy']);
  });
});

describe('files that are checked against each other', () => {
  it('have nothing to say when they agree', () => {
    expect(contradictions(catalogue())).toEqual([]);
  });

  it('name a related treatment nobody wrote, and one that is the treatment itself', () => {
    for (const related of ['skin/ghost', 'skin/balm-therapy']) {
      expect(contradictions(catalogue(skin(), [lamp(), balmRelatedTo(related)]))).toEqual([
        {
          file: 'treatments/skin/balm-therapy.md',
          field: 'related',
          fix: `names "${related}", which is no other treatment`,
        },
      ]);
    }
  });

  it('name a listed treatment without a file, a file that is not listed, and one listed twice', () => {
    expect(contradictions(catalogue(skin(), [lamp()])).map(({ fix }) => fix)).toEqual([
      'names "balm-therapy", but there is no file treatments/skin/balm-therapy.md',
    ]);
    const oneListed = skin(categoryFile.replace('lamp-therapy, balm-therapy', 'lamp-therapy, lamp-therapy'));
    expect(contradictions(catalogue(oneListed)).map(({ file, fix }) => `${file}: ${fix}`)).toEqual([
      'categories/skin.md: names "lamp-therapy" twice; delete one',
      'treatments/skin/balm-therapy.md: is listed in no category; add it to "treatments" there',
    ]);
  });
});

describe('two categories', () => {
  it('never share a name, whatever it is used for', () => {
    const other = parseCategory('categories/scalp.md', categoryFile.replace('key: skin', 'key: scalp'));
    expect(contradictions({ ...catalogue(), categories: [skin(), other] }).slice(0, 2)).toEqual([
      {
        file: 'categories/scalp.md',
        field: 'value',
        fix: 'is "skin", a name of categories/skin.md; each category has names of its own',
      },
      {
        file: 'categories/scalp.md',
        field: 'displayName',
        fix: 'is "Skin", a name of categories/skin.md; each category has names of its own',
      },
    ]);
  });
});

describe('the pictures files name', () => {
  it('belong to one treatment each', () => {
    const sharing = balm(balmFile.replace('coverImage: balm-therapy.svg', 'coverImage: lamp-therapy.svg'));
    expect(contradictions(catalogue(skin(), [lamp(), sharing]))).toEqual([
      {
        file: 'treatments/skin/balm-therapy.md',
        field: 'coverImage',
        fix: 'names "lamp-therapy.svg", which is the plate of skin/lamp-therapy; each treatment has a plate of its own',
      },
    ]);
  });

  it('are all drawn, whole and as a card', () => {
    const drawn = ['lamp-therapy', 'balm-therapy', 'fig-skin'];
    expect(undrawnPlates(catalogue(), (plate) => drawn.includes(plate))).toEqual([]);
  });

  it('are named with their file and field where nobody has drawn them', () => {
    const film = lamp(lampFile.replace('facts:', 'processImage: lamp-steps.svg\nfacts:'));
    const found = undrawnPlates(catalogue(skin(), [film, balm()]), (plate) => plate === 'balm-therapy');
    expect(found.map(({ file, field }) => `${file}: ${field}`)).toEqual([
      'categories/skin.md: image',
      'treatments/skin/lamp-therapy.md: image',
      'treatments/skin/lamp-therapy.md: coverImage',
      'treatments/skin/lamp-therapy.md: processImage',
    ]);
    expect(found[3]?.fix).toMatch(/^names "lamp-steps\.svg", a plate nobody has drawn/);
  });
});

describe('the treatments of a category', () => {
  it('come in the order its file lists them', () => {
    const turned = skin(categoryFile.replace('lamp-therapy, balm-therapy', 'balm-therapy, lamp-therapy'));
    expect(treatmentsOf(catalogue(turned), turned).map(({ slug }) => slug)).toEqual(['balm-therapy', 'lamp-therapy']);
  });
});
