import type { FallbackRecipe, FontRecipe } from './font-recipes.ts';
import type { FontMetrics } from './font-metrics.ts';

/** The CSS unicode-range of a text: its code points in order, neighbours joined to ranges. */
export function unicodeRange(text: string): string {
  const codePoints = [...new Set(Array.from(text).map((character) => character.codePointAt(0) ?? 0))].toSorted(
    (a, b) => a - b,
  );
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const open = ranges.at(-1);
    if (open && codePoint === open[1] + 1) open[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `u+${hex(first)}` : `u+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/**
 * The @font-face rule of a shipped font. One on every page has no unicode-range, so that no character decides whether
 * it is used; the others are fetched only for the characters they have.
 */
export function fontFace(recipe: FontRecipe, characters: string): string {
  const everyPage = recipe.onEveryPage || recipe.style === 'italic';
  return rule([
    `font-family: '${recipe.family}'`,
    `font-style: ${recipe.style}`,
    `font-weight: ${recipe.weight}`,
    'font-display: swap',
    `src: url('./fonts/${recipe.file}') format('woff2')`,
    ...(everyPage ? [] : [`unicode-range: ${unicodeRange(characters)}`]),
  ]);
}

/**
 * The @font-face rule that makes a font of the device take the room of ours: size-adjust equals the widths, and the
 * line metrics, given in em of ours, are divided by it because the browser multiplies them again.
 */
export function fallbackFace(recipe: FallbackRecipe, ours: FontMetrics): string {
  const scale = ours.averageAdvance / recipe.averageAdvance;
  return rule([
    `font-family: '${recipe.family}'`,
    `font-weight: ${recipe.weight}`,
    `src: ${recipe.local.map((name) => `local('${name}')`).join(', ')}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(ours.ascent / scale)}`,
    `descent-override: ${percent(ours.descent / scale)}`,
    `line-gap-override: ${percent(ours.lineGap / scale)}`,
  ]);
}

function hex(codePoint: number): string {
  return codePoint.toString(16).padStart(4, '0');
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}

function rule(declarations: string[]): string {
  return `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;
}
