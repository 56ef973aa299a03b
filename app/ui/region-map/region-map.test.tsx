import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BODY_MAP } from '#app/plates/forms/body-map.ts';
import { moved, type RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import { FACE_MAP } from '#app/plates/forms/face-map.ts';
import { SCALP_MAP } from '#app/plates/forms/scalp-map.ts';
import { MarkedRegions } from './marked-regions.tsx';
import { bodyRegionMessages, faceRegionMessages, scalpRegionMessages } from './messages.ts';
import { RegionMap } from './region-map.tsx';

const maps: readonly (readonly [string, RegionDrawing, Readonly<Record<string, string>>])[] = [
  ['body', BODY_MAP, bodyRegionMessages.en],
  ['scalp', SCALP_MAP, scalpRegionMessages.en],
  ['face', FACE_MAP, faceRegionMessages.en],
];

const firstMarked: Readonly<Record<string, string>> = { body: 'chest', scalp: 'crown', face: 'chin' };

const labelsOf = (html: string): string[] => html.match(/<label\b.*?<\/label>/gs) ?? [];

describe.each(maps)('the %s map', (name, drawing, words) => {
  const html = render(
    <RegionMap
      name="where"
      drawing={drawing}
      words={words}
      legend="Where is it?"
      defaultValue={['crown', 'chest', 'chin']}
    />,
  );

  it('names every region once, and names none it does not draw', () => {
    const ids = drawing.regions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(words).toSorted((a, b) => a.localeCompare(b))).toEqual(
      ids.toSorted((a, b) => a.localeCompare(b)),
    );
    expect(new Set(Object.values(words)).size).toBe(ids.length);
  });

  it('is one checkbox a region, in a label that holds its words and its shape', () => {
    const labels = labelsOf(html);
    expect(labels).toHaveLength(drawing.regions.length);
    drawing.regions.forEach(({ id, shape }, index) => {
      const label = labels[index] ?? '';
      expect(label.match(/<input [^>]*type="checkbox"/g)).toHaveLength(1);
      expect(label).toContain(`value="${id}"`);
      expect(label).toContain(`<span>${words[id]}</span>`);
      expect(label).toContain(`d="${shape}"`);
    });
  });

  it('sends all regions under one key and gives the first the id an error summary links to', () => {
    expect(html.match(/name="where"/g)).toHaveLength(drawing.regions.length);
    expect(html.match(/ id="where"/g)).toHaveLength(1);
    expect(labelsOf(html)[0]).toContain(' id="where"');
  });

  it('shows what was marked before', () => {
    const marked = labelsOf(html).filter((label) => label.includes(' checked=""'));
    expect(marked.map((label) => /value="([^"]+)"/.exec(label)?.[1])).toEqual([firstMarked[name]]);
  });

  it('hides every drawing from assistive technology and uses no style attribute', () => {
    expect(html.match(/<svg\b[^>]*>/g)?.every((svg) => svg.includes('aria-hidden="true"'))).toBe(true);
    expect(html).not.toMatch(/ style=|NaN|undefined/);
  });

  it('draws every region inside its frame, the right of a pair unlike its left', () => {
    for (const { shape } of drawing.regions) {
      expect(shape).toMatch(/^M/);
      const pairs = [...shape.matchAll(/(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(pairs.every(([x, y]) => x >= -12 && x <= drawing.width + 12 && y >= 0 && y <= drawing.height + 12)).toBe(
        true,
      );
    }
    const shapes = drawing.regions.map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('offers only what has words', () => {
    const id = drawing.regions[2]?.id ?? '';
    const few = render(<RegionMap name="where" drawing={drawing} words={{ [id]: 'Here' }} legend="Where?" />);
    expect(labelsOf(few)).toHaveLength(1);
    expect(few).toContain(`value="${id}"`);
  });

  it('offers a region that is not drawn in the list alone', () => {
    const nails = render(<RegionMap name="where" drawing={drawing} words={{ nails: 'Nails' }} legend="Where?" />);
    expect(labelsOf(nails)).toHaveLength(1);
    expect(labelsOf(nails)[0]).not.toContain('<svg');
  });

  it('is light: the whole question at most 6 kB on the wire', () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(6000);
  });

  it('shows only the marked regions when it is looked at', () => {
    const ids = drawing.regions.slice(1, 3).map((region) => region.id);
    const seen = render(<MarkedRegions id="seen" drawing={drawing} marked={ids} />);
    const shown = drawing.regions.filter(({ shape }) => seen.includes(`d="${shape}"`));
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(seen).not.toContain('<input');
  });
});

it('keeps right and left the patient’s own: in front the right hand lies on the left of the picture, behind on the right', () => {
  const hand = BODY_MAP.regions.find(({ id }) => id === 'right-hand')?.shape ?? '';
  const [front = Number.NaN, behind = Number.NaN] = [...hand.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
  const [middleFront, middleBehind] = BODY_MAP.words.map(({ x }) => x);
  expect(front).toBeLessThan(middleFront ?? 0);
  expect(behind).toBeGreaterThan(middleBehind ?? 0);
});

it('moves a path and turns it over', () => {
  expect(moved('M1 2L-3 4.5Q0 0 6 -7Z', 10, 20)).toBe('M11 22L7 24.5Q10 20 16 13Z');
  expect(moved('M1 2L-3 4.5Z', 10, 20, true)).toBe('M9 22L13 24.5Z');
});
