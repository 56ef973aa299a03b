import { expect, it } from 'vitest';
import { contrast, luminance, mix } from './colour.ts';

it('contrast is 21:1 for black on white, 1:1 for a colour on itself, and the same the other way round', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#5b2a6e', '#5b2a6e')).toBe(1);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  // The grey that WCAG's own examples give as the lightest for text on white.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

it('luminance runs from black to white', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1]);
});

it('a mixture goes from one colour to the other', () => {
  expect([mix('#5b2a6e', '#ffffff', 0), mix('#5b2a6e', '#ffffff', 1), mix('#000000', '#ffffff', 0.5)]).toEqual([
    '#5b2a6e',
    '#ffffff',
    '#808080',
  ]);
});
