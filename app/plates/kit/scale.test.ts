import { describe, expect, test } from 'vitest';
import { follicle } from './follicle.ts';
import { needle, punch } from './instruments.ts';
import { PALETTE } from './palette.ts';
import { makePen } from './pen.ts';
import { skinSection } from './skin.ts';
import { scaleBar } from './labels.ts';

const pen = makePen({ colours: 'literal', prefix: 't-', letters: true });

/** The lowest point of a path made of absolute M, L and V commands. */
function lowestPoint(markup: string): number {
  const heights = [...markup.matchAll(/ d="([^"]+)"/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/([MLV])([^A-Za-z]*)/g)].map(([, command, rest]) => {
      const numbers = (rest ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
      return (command === 'V' ? numbers[0] : numbers[1]) ?? Number.NEGATIVE_INFINITY;
    }),
  );
  return Math.max(...heights);
}

describe('depth is drawn to scale', () => {
  test.each([0.5, 1.5, 2.5, 4.5])('a needle of %d mm ends %d mm deep', (depthMm) => {
    const mm = 92;
    expect(lowestPoint(needle(pen, { mm, depthMm, gaugeMm: 0.3, lengthMm: 4 }))).toBeCloseTo(depthMm * mm, 1);
  });

  test('a punch ends where it says and is as wide as it says', () => {
    const drawn = punch(pen, { mm: 100, innerMm: 0.9, depthMm: 2.9, reach: 100 });
    expect(lowestPoint(drawn)).toBeCloseTo(290, 1);
    expect(drawn).toContain('width="90"');
  });

  test('the bulb of a follicle lies at its depth', () => {
    const drawn = follicle(pen, { mm: 50, depthMm: 4 });
    expect(drawn).toMatch(/ 0 200C/);
  });

  test('a bar of 1 mm is one millimetre of the drawing long', () => {
    expect(scaleBar(pen, { x: 0, y: 0, mm: 92 })).toContain('h92m');
  });

  test('the dermis of a section is as thick as it says, give or take its waves', () => {
    const mm = 80;
    const skin = skinSection(pen, {
      name: 's',
      left: 0,
      right: 800,
      surface: 100,
      bottom: 500,
      mm,
      seed: 3,
      phototype: 3,
      dermisMm: 2,
      waveMm: 0,
    });
    const heights = Array.from({ length: 80 }, (_, index) => skin.junctionAt(index * 10) - skin.surfaceAt(index * 10));
    const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    expect(Math.abs(mean / mm - 2)).toBeLessThan(0.06);
    expect(Math.min(...heights)).toBeGreaterThan(1.75 * mm);
    expect(Math.max(...heights)).toBeLessThan(2.25 * mm);
  });
});

test('each phototype paints its own epidermis', () => {
  const tones = ([1, 2, 3, 4, 5] as const).map((phototype) => {
    const skin = skinSection(pen, {
      name: 's',
      left: 0,
      right: 200,
      surface: 40,
      bottom: 300,
      mm: 60,
      seed: 3,
      phototype,
    });
    return skin.epidermis.match(/fill="(#[0-9A-F]{6})"/)?.[1];
  });
  expect(tones).toEqual([
    PALETTE['tone-1'],
    PALETTE['tone-2'],
    PALETTE['tone-3'],
    PALETTE['tone-4'],
    PALETTE['tone-5'],
  ]);
});
