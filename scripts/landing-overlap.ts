// For writers of landing pages: own words of each file, and which pages are most alike.
// It compares what stands in <main> of the rendered pages without navigation, as overlap.test.ts does.
// Usage: node scripts/landing-overlap.ts [cities/amravati] [phrases/botox] ...   Only these files; without names, all.
import { createServer } from 'vite';
import { cityWords } from '../app/features/landing-pages/domain/city.ts';
import { phraseWords } from '../app/features/landing-pages/domain/phrase.ts';
import { pairsByOverlap } from '../app/features/landing-pages/domain/shingles.ts';
import { landing, landingPages } from '../app/features/landing-pages/server/landing.ts';
import { ContentError } from '../app/platform/content/content-error.ts';

const MOST_OVERLAP = 0.45;
const SHOWN = 15;

function compare(names: readonly string[], mainTextOf: (path: string) => string): void {
  const { cities, phrases } = landing();
  const wanted = (name: string): boolean => names.length === 0 || names.includes(name);
  for (const city of cities.values()) {
    if (!wanted(`cities/${city.slug}`)) continue;
    console.log(
      `cities/${city.slug}: ${cityWords(city, 'hair')} words on hair pages, ${cityWords(city, 'skin')} on skin pages`,
    );
  }
  for (const phrase of phrases.values()) {
    if (wanted(`phrases/${phrase.slug}`)) console.log(`phrases/${phrase.slug}: ${phraseWords(phrase)} words`);
  }
  const pages = [...landingPages().values()];
  const own = pages.filter(({ path, canonicalPath }) => path === canonicalPath);
  const concerns = new Set(
    own
      .filter(({ city, phrase }) => wanted(`cities/${city.slug}`) || wanted(`phrases/${phrase.slug}`))
      .map(({ path }) => path),
  );
  const texts = new Map(own.map(({ path }) => [path, mainTextOf(path)]));
  const pairs = pairsByOverlap(texts).filter(({ a, b }) => concerns.has(a) || concerns.has(b));
  console.log(`\nMost alike (at most ${MOST_OVERLAP} is allowed):`);
  for (const { a, b, overlap } of pairs.slice(0, SHOWN)) {
    console.log(`${overlap > MOST_OVERLAP ? 'TOO MUCH ' : ''}${overlap.toFixed(3)} ${a} ${b}`);
  }
  console.log(`\n${pages.length} pages, ${own.length} of them their own canonical page.`);
}

const names = process.argv.slice(2).map((name) => name.replace(/^content\/landing\//, '').replace(/\.md$/, ''));
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  landing();
  const { mainTextOf } = (await server.ssrLoadModule('/app/features/landing-pages/fixtures-main-text.ts')) as {
    mainTextOf: (path: string) => string;
  };
  compare(names, mainTextOf);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.close();
}
