import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#app/lib/colour.ts';
import { ContentError } from './content-error.ts';
import { inEdition, SHIPPED } from './edition.ts';
import { GROUNDS, look, ownAccent, paletteOf, SHIPPED_ACCENT, stylesOf } from './look.ts';

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const withAccent = (accent: string) => ({
  ...SHIPPED,
  number: 1,
  own: new Map([['look.yml', `accent: "${accent}"\n`]]),
});

function faultOf(accent: string): string | undefined {
  try {
    inEdition(withAccent(accent), look);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ field, fix }) => `${field} ${fix}`).join();
    throw error;
  }
}

describe('the clinic’s accent', () => {
  it('is told from the colours that the stylesheets have', () => {
    for (const [name, colour] of Object.entries({ plum: SHIPPED_ACCENT, ...GROUNDS }))
      expect(tokens).toContain(`--${name}: ${colour};`);
    expect(look().accent).toBe(SHIPPED_ACCENT);
    expect(ownAccent()).toBeUndefined();
  });

  it.each(['#0b5c4a', '#7a1f3d', '#123a6b', '#000000'])('%s is taken, and can be read wherever it stands', (accent) => {
    expect(faultOf(accent)).toBeUndefined();
    expect(inEdition(withAccent(accent), ownAccent)).toBe(accent);
    expect(stylesOf(accent)).toContain(`--plum:${accent};`);
    for (const ground of [GROUNDS.paper, GROUNDS.white, GROUNDS.sand, paletteOf(accent)['plum-wash']!])
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['#e0a022', 'accent cannot be read on the page: its contrast is 1.9 : 1, and 4.5 : 1 is needed; take a darker one'],
    ['#ffffff', 'accent cannot be read on the page: its contrast is 1.0 : 1, and 4.5 : 1 is needed; take a darker one'],
    ['red', 'accent must be a colour of six digits after a "#", such as "#5b2a6e"'],
    ['#5b2a6e;} body{display:none', 'accent must be a colour of six digits after a "#", such as "#5b2a6e"'],
  ])('%s is refused with a sentence', (accent, sentence) => {
    expect(faultOf(accent)).toBe(sentence);
    expect(stylesOf(accent)).toBeUndefined();
  });
});
