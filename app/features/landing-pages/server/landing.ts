import { basename } from 'node:path';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { checkContent, ContentError, type ContentProblem } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { type MarkdownFile, parseMarkdownFile, renderMarkdown } from '#app/platform/content/markdown-file.ts';
import { perText } from '#app/platform/content/per-text.ts';
import { type City, CITY_HEADINGS, cityFrontMatter, cityWords, FEWEST_CITY_WORDS, SUBJECTS } from '../domain/city.ts';
import { type Landing, type LandingAddress, landingAddresses, landingContradictions } from '../domain/landing.ts';
import { slug } from '../domain/landing-source.ts';
import { type Phrase, PHRASE_HEADINGS, phraseFrontMatter, phraseWords, wordLimits } from '../domain/phrase.ts';

function textsUnder(file: string, parsed: MarkdownFile, headings: readonly string[]): string[] {
  const found = parsed.sections.map(({ heading }) => heading);
  if (found.join() !== headings.join()) {
    const fix = `must be ${headings.map((heading) => `"## ${heading}"`).join(', ')} in this order; found ${found.join(', ') || 'none'}`;
    throw new ContentError([{ file, field: 'headings', fix }]);
  }
  const empty = parsed.sections.find(({ markdown }) => markdown === '');
  if (empty) throw new ContentError([{ file, field: empty.heading, fix: 'has no text; write it under the heading' }]);
  return parsed.sections.map(({ markdown }) => renderMarkdown(markdown));
}

/** The address part a file's name gives. Throws ContentError. */
function slugOf(file: string): string {
  const name = basename(file, '.md');
  if (slug.safeParse(name).success) return name;
  throw new ContentError([{ file, field: 'the file name', fix: 'must be lower-case words joined by dashes' }]);
}

/** Parses one city; `file` is `landing/cities/<city>.md`. Throws ContentError. */
export function parseCity(file: string, source: string): City {
  const parsed = parseMarkdownFile(file, source);
  const data = checkContent(file, cityFrontMatter, parsed.frontMatter);
  const [way = '', skin = '', hair = '', nearHome = ''] = textsUnder(file, parsed, CITY_HEADINGS);
  const city = { ...data, slug: slugOf(file), texts: { way, skin, hair, nearHome } };
  for (const subject of SUBJECTS) {
    const count = cityWords(city, subject);
    if (count >= FEWEST_CITY_WORDS) continue;
    const fix = `pages about ${subject} would show ${count} words about ${city.name}; write at least ${FEWEST_CITY_WORDS}`;
    throw new ContentError([{ file, field: 'the whole file', fix }]);
  }
  return city;
}

/** Parses one phrase; `file` is `landing/phrases/<phrase>.md`. Throws ContentError. */
export function parsePhrase(file: string, source: string): Phrase {
  const parsed = parseMarkdownFile(file, source);
  const data = checkContent(file, phraseFrontMatter, parsed.frontMatter);
  const [meaning = ''] = textsUnder(file, parsed, PHRASE_HEADINGS);
  const phrase = { ...data, slug: slugOf(file), meaning };
  const count = phraseWords(phrase);
  const { fewest, most } = wordLimits(phrase);
  if (count >= fewest && count <= most) return phrase;
  const fix = `holds ${count} words of its own; write ${most === Infinity ? `at least ${fewest}` : `${fewest} to ${most}`}`;
  throw new ContentError([{ file, field: 'the whole file', fix }]);
}

const readCity = perText(parseCity);
const readPhrase = perText(parsePhrase);

function collect<T extends { readonly slug: string }>(
  folder: string,
  parse: (file: string, source: string) => T,
  problems: ContentProblem[],
): Map<string, T> {
  const found = new Map<string, T>();
  for (const file of listContentFiles(folder)) {
    try {
      const read = parse(file, readContentFile(file));
      found.set(read.slug, read);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return found;
}

/** Reads all cities and phrases. Throws one ContentError that lists every problem of every file. */
function readLanding(): Landing {
  const problems: ContentProblem[] = [];
  const read: Landing = {
    cities: collect('landing/cities', readCity, problems),
    phrases: collect('landing/phrases', readPhrase, problems),
  };
  if (problems.length === 0) {
    problems.push(...landingContradictions(read, catalogue().treatments));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return read;
}

/** Cities and phrases, read once for each edition. */
export const landing = perEdition(readLanding);

/** Every landing page by its address, worked out once for each edition. */
export const landingPages = perEdition<ReadonlyMap<string, LandingAddress>>(
  () => new Map(landingAddresses(landing(), clinic().coordinates).map((page) => [page.path, page])),
);
