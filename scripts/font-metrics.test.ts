import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import subsetFont from 'subset-font';
import { charactersIn, readFontMetrics } from './font-metrics.ts';

const figtree = readFileSync(new URL('../app/ui/fonts/figtree.woff2', import.meta.url));

async function instance(weight: number) {
  return subsetFont(figtree, 'immediately', { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

describe('reading a font', () => {
  it('finds the line metrics Figtree is published with', async () => {
    expect(readFontMetrics(await instance(400), 'im')).toMatchObject({ ascent: 0.95, descent: 0.25, lineGap: 0 });
  });

  it('counts every character of the sample as often as it occurs', async () => {
    const font = await instance(400);
    const i = readFontMetrics(font, 'i').averageAdvance;
    const m = readFontMetrics(font, 'm').averageAdvance;
    expect(m).toBeGreaterThan(2 * i);
    expect(readFontMetrics(font, 'iim').averageAdvance).toBeCloseTo((2 * i + m) / 3, 6);
  });

  it('measures bold wider than regular', async () => {
    const regular = readFontMetrics(await instance(400), 'immediately').averageAdvance;
    expect(readFontMetrics(await instance(700), 'immediately').averageAdvance).toBeGreaterThan(regular);
  });

  it('refuses a sample the font cannot set', async () => {
    const font = await instance(400);
    expect(charactersIn(font, 'imxं')).toBe('im');
    expect(() => readFontMetrics(font, 'x')).toThrow('no glyph for "x"');
  });
});
