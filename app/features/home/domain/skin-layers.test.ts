import { describe, expect, it } from 'vitest';
import { DEPTH_SECTION } from '#app/plates/drawings/depth-section.ts';
import { layerAt } from './skin-layers.ts';

describe('the layer at a depth', () => {
  it.each([
    [0, 'surface'],
    [0.1, 'epidermis'],
    [0.2, 'dermis'],
    [1.9, 'dermis'],
    [2, 'fat'],
    [4.3, 'fat'],
    [4.5, 'smas'],
    [4.8, 'deepFat'],
    [5.3, 'muscle'],
    [DEPTH_SECTION.depthMm, 'muscle'],
  ] as const)('is, at %s mm, the %s', (mm, layer) => {
    expect(layerAt(mm)).toBe(layer);
  });
});
