import { brotliCompressSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { PlateDrawing } from './plate-drawing.ts';
import { PLATES } from './registry.ts';

const plates = Object.entries<PlateDrawing>(PLATES);
const weight = (svg: string): number => brotliCompressSync(svg).length;
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

/** The drawing without what only names it, so that two plates count as equal when they look equal. */
const looks = (plate: PlateDrawing): string => plate.draw({ colours: 'literal' }).replace(/aria-label="[^"]*"/, '');

describe.each(plates)('plate %s', (name, plate) => {
  const inline = plate.draw({ colours: 'css', prefix: 'x-' });
  const file = plate.draw({ colours: 'literal', prefix: 'x-' });

  test('is drawn the same each time', () => {
    expect(plate.draw({ colours: 'literal', prefix: 'x-' })).toBe(file);
  });

  test('is light enough', () => {
    const limit = name === 'hero' ? 20_000 : 12_000;
    expect(weight(inline)).toBeLessThanOrEqual(limit);
    expect(weight(file)).toBeLessThanOrEqual(limit);
  });

  test('is well-formed', () => {
    expect(XMLValidator.validate(inline)).toBe(true);
    expect(XMLValidator.validate(file)).toBe(true);
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no id twice, each with the prefix of the page, and refers to none that is missing', () => {
    const ids = idsOf(file);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('x-'))).toBe(true);
    const references = [...file.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  test('uses custom properties inline and none in a file', () => {
    expect(inline).toContain('var(--pl-');
    expect(file).not.toContain('var(');
  });

  test('carries no style attribute, which the content policy forbids', () => {
    expect(inline).not.toMatch(/ style=/);
  });

  test('names itself and explains every letter on it', () => {
    expect(file).toContain('role="img"');
    expect(plate.title).not.toBe('');
    expect(plate.caption).toMatch(/\.$/);
    const explained = [...plate.caption.matchAll(/\*([a-z])\*/g)].map((match) => match[1]);
    expect(explained).toEqual(explained.map((_, index) => 'abcdefgh'[index]));
    expect(
      [...file.matchAll(/data-letter="([a-z])"/g)]
        .map((match) => match[1])
        .toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(explained);
  });

  test('has a card of 4:3 and a preview of 1200:630', () => {
    expect(plate.card.width / plate.card.height).toBeCloseTo(4 / 3, 1);
    expect(plate.preview.width / plate.preview.height).toBeCloseTo(1200 / 630, 1);
  });

  test('leaves its letters out where it is shown small', () => {
    expect(plate.draw({ colours: 'literal', letters: false })).not.toContain('data-letter');
    expect(plate.drawCard('literal')).not.toContain('data-letter');
  });

  test('has a whole card: well-formed, light, its ids in order', () => {
    const card = plate.drawCard('literal');
    expect(XMLValidator.validate(card)).toBe(true);
    expect(card).not.toMatch(/NaN|undefined|Infinity|var\(/);
    expect(weight(card)).toBeLessThanOrEqual(name === 'hero' ? 20_000 : 12_000);
    const ids = idsOf(card);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...card.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  test('shows a bar of a known length where its caption speaks of scale', () => {
    const toScale = /(?<!far from |not )\bto scale\b/i.test(plate.caption);
    expect(!toScale || /data-scale="/.test(file)).toBe(true);
  });
});

test('no two plates are the same drawing, nor the same card', () => {
  const drawings = plates.map(([, plate]) => looks(plate));
  expect(new Set(drawings).size).toBe(drawings.length);
  const cards = plates.map(([, plate]) => plate.drawCard('literal').replace(/aria-label="[^"]*"/, ''));
  expect(new Set(cards).size).toBe(cards.length);
});

test('two plates on one page keep their ids apart', () => {
  const ids = [
    ...idsOf(PLATES.hero.draw({ colours: 'css', prefix: 'one-' })),
    ...idsOf(PLATES['empty-follicle'].draw({ colours: 'css', prefix: 'two-' })),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('a crop changes the window and nothing of the drawing', () => {
  const { width, height } = PLATES['fig-hair'];
  const whole = PLATES['fig-hair'].draw({ colours: 'literal' });
  const crop = PLATES['fig-hair'].draw({ colours: 'literal', crop: { x: 10, y: 20, width: 100, height: 75 } });
  expect(crop).toContain('viewBox="10 20 100 75"');
  expect(crop.replace('10 20 100 75', `0 0 ${width} ${height}`)).toBe(whole);
});
