import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import subsetFont from 'subset-font';
import { charactersIn } from './font-metrics.ts';
import { fontRecipes } from './font-recipes.ts';

const file = (name: string) => new URL(`../app/ui/fonts/${name}`, import.meta.url);
const css = readFileSync(new URL('../app/ui/fonts.css', import.meta.url), 'utf8');

describe('the shipped fonts', () => {
  it('are on every page two files of at most 60 kB together', () => {
    const onEveryPage = fontRecipes.filter((recipe) => recipe.onEveryPage);
    const bytes = onEveryPage.reduce((sum, recipe) => sum + statSync(file(recipe.file)).size, 0);
    expect(onEveryPage).toHaveLength(2);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });

  it('keep the italic of the captions under 20 kB', () => {
    expect(statSync(file('fraunces-italic.woff2')).size).toBeLessThanOrEqual(20_000);
  });

  it('are all declared in the style sheet, and nothing else is', () => {
    const declared = [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map((match) => match[1]);
    expect(declared).toEqual(fontRecipes.map((recipe) => recipe.file));
  });

  it.each(['figtree.woff2', 'fraunces.woff2'])('have every letter of an English page in %s', async (name) => {
    const needed = `The 0.9 mm punch – “about 4 mm” — it’s 3 × 2 °C; 5 µm · done…\u00a0`;
    const sfnt = await subsetFont(readFileSync(file(name)), needed, { targetFormat: 'sfnt' });
    expect(charactersIn(sfnt, needed)).toBe(needed);
  });

  it('stand in for themselves with fallbacks of the same width', () => {
    for (const family of ['Figtree Fallback', 'Fraunces Fallback', 'Fraunces Fallback Android']) {
      expect(css).toMatch(new RegExp(`font-family: '${family}';[^}]*size-adjust: [\\d.]+%;[^}]*ascent-override`));
    }
  });
});
