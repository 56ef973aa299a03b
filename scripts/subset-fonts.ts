/**
 * Cuts the fonts of the product out of the published ones, and writes app/ui/fonts/*.woff2 and app/ui/fonts.css.
 * Run it after changing font-recipes.ts: `npx node scripts/subset-fonts.ts`. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFace, fontFace } from './font-faces.ts';
import { charactersIn, readFontMetrics } from './font-metrics.ts';
import { type FallbackRecipe, type FontRecipe, fallbackRecipes, fontRecipes, sampleText } from './font-recipes.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const fontFolder = `${project}app/ui/fonts`;

async function cut(recipe: FontRecipe): Promise<{ css: string; bytes: number }> {
  const source = await readFile(`${project}node_modules/${recipe.source}`);
  const options = { keepFeatures: recipe.features, noHinting: true, variationAxes: recipe.axes };
  const characters = charactersIn(
    await subsetFont(source, recipe.characters, { ...options, targetFormat: 'sfnt' }),
    recipe.characters,
  );
  const font = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
  await writeFile(`${fontFolder}/${recipe.file}`, font);
  return { css: fontFace(recipe, characters), bytes: font.length };
}

async function fallback(recipe: FallbackRecipe): Promise<string> {
  const shipped = await readFile(`${fontFolder}/${recipe.standsInFor.file}`);
  const still = await subsetFont(shipped, sampleText, { targetFormat: 'sfnt', variationAxes: recipe.standsInFor.axes });
  return fallbackFace(recipe, readFontMetrics(still, sampleText));
}

await mkdir(fontFolder, { recursive: true });
const rules = ['/* Written by scripts/subset-fonts.ts: change scripts/font-recipes.ts and run it. */\n'];
for (const recipe of fontRecipes) {
  const { css, bytes } = await cut(recipe);
  rules.push(css);
  console.log(
    `${recipe.file.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB${recipe.onEveryPage ? '  on every page' : ''}`,
  );
}
for (const recipe of fallbackRecipes) rules.push(await fallback(recipe));
await writeFile(`${project}app/ui/fonts.css`, rules.join('\n'));
