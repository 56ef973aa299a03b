import { describe, expect, it } from 'vitest';
import { fallbackFace, unicodeRange } from './font-faces.ts';

describe('font faces', () => {
  it('name neighbouring characters as one range, in order and once', () => {
    expect(unicodeRange('cbaa₹')).toBe('u+0061-0063, u+20b9');
  });

  it('widen a narrower stand-in, and take the same factor out of its line metrics', () => {
    const css = fallbackFace(
      {
        family: 'F',
        local: ['Narrow'],
        weight: '400',
        averageAdvance: 0.4,
        standsInFor: { file: 'f.woff2', axes: {} },
      },
      { ascent: 1, descent: 0.25, lineGap: 0, averageAdvance: 0.5 },
    );
    expect(css).toContain('size-adjust: 125.00%');
    expect(css).toContain('ascent-override: 80.00%');
    expect(css).toContain('descent-override: 20.00%');
  });
});
