import { gzipSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { FORM_PICTURES } from './form-pictures.ts';
import type { FormPicture } from './form-picture.ts';
import { PHOTO_OUTLINES, PHOTO_VIEWS } from './photo-views.ts';
import { phototypeOf } from './sun-types.ts';

const pictures = Object.entries<FormPicture>(FORM_PICTURES);
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const looks = (picture: FormPicture): string =>
  picture.draw({ colours: 'literal' }).replace(/(?:aria-label|viewBox)="[^"]*"/g, '');

describe.each(pictures)('picture %s', (name, picture) => {
  const svg = picture.draw({ colours: 'css', prefix: 'x-' });

  test('weighs at most 4 kB on the wire', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(4000);
  });

  test('is well-formed, drawn the same each time, without style attributes', () => {
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/);
    expect(picture.draw({ colours: 'css', prefix: 'x-' })).toBe(svg);
  });

  test('has ids of its own and refers to none that is missing', () => {
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith('x-'))).toEqual([]);
    const references = [...svg.matchAll(/url\(#([^)]+)/g)].map((match) => match[1] ?? '');
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('says what it shows, or nothing where words stand beside it', () => {
    expect(svg).toContain(`role="img" aria-label="${picture.title}"`);
    const silent = picture.draw({ colours: 'css', decorative: true });
    expect(silent).toContain('aria-hidden="true"');
    expect(silent).not.toContain('aria-label');
  });

  test('is painted in the tone of the patient, or shows skin types themselves', () => {
    const [light, dark] = ([1, 5] as const).map((phototype) => picture.draw({ colours: 'literal', phototype }));
    expect(light === dark).toBe(/^(?:sun-type|skin-tone)-/.test(name));
  });
});

test.each([...PHOTO_OUTLINES])(
  'the outline of %s is lines alone, light over dark, with ids of its own',
  (_name, picture) => {
    const svg = picture.draw({ colours: 'literal' });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(4000);
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    const seen = [...svg.matchAll(/fill="([^"]+)" opacity="([^"]+)" mask="url\(#([^)]+)\)"/g)];
    expect(seen.map(([, fill, opacity]) => [fill, opacity])).toEqual([
      ['#231a1f', '0.55'],
      ['#fff', '1'],
    ]);
    expect(seen.every(([, , , mask]) => ids.includes(mask ?? ''))).toBe(true);
  },
);

test('every view has its outline', () => {
  expect([...PHOTO_OUTLINES.keys()]).toEqual(Object.keys(PHOTO_VIEWS));
});

test('no two pictures are the same drawing, and no two have the same title', () => {
  expect(new Set(pictures.map(([, picture]) => looks(picture))).size).toBe(pictures.length);
  const scales = pictures.filter(([name]) => /^(?:norwood|ludwig|sinclair|sun)/.test(name));
  expect(new Set(scales.map(([, picture]) => picture.title)).size).toBe(scales.length);
});

test.each([
  ['norwood', 12],
  ['ludwig', 3],
  ['sinclair', 5],
  ['sun-type', 6],
  ['skin-tone', 6],
] as const)('the scale %s is whole, with %i drawings', (scale, count) => {
  expect(pictures.filter(([name]) => name.startsWith(`${scale}-`))).toHaveLength(count);
});

test('a wider parting shows more skin at every step of Sinclair', () => {
  const zone = [2, 3, 4, 5].map((grade) => {
    const svg = FORM_PICTURES[`sinclair-${grade as 2 | 3 | 4 | 5}`].draw({ colours: 'literal', phototype: 3 });
    return Number(/M(\d+\.?\d*)-52L/.exec(svg)?.[1]);
  });
  expect(zone).toEqual(zone.toSorted((a, b) => a - b));
  expect(zone[0]).toBeGreaterThan(0);
});

test('darker sun types are drawn in darker tones', () => {
  const tones = ([1, 2, 3, 4, 5, 6] as const).map(phototypeOf);
  expect(tones).toEqual(tones.toSorted((a, b) => a - b));
  expect(new Set(tones).size).toBe(5);
});
