import { basename } from 'node:path';
import { checkContent, ContentError, type ContentProblem } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { parseMarkdownFile, renderMarkdown, type MarkdownFile } from '#app/platform/content/markdown-file.ts';
import { categoryFrontMatter, type Category } from '../domain/category.ts';
import {
  FULL_HEADINGS,
  fullFrontMatter,
  SHORT_HEADINGS,
  shortFrontMatter,
  type Treatment,
} from '../domain/treatment.ts';

/** Every category and treatment of `content/`, checked against each other. */
export interface Catalogue {
  readonly categories: readonly Category[];
  /** By `category/slug`. */
  readonly treatments: ReadonlyMap<string, Treatment>;
}

function sectionsOf(file: string, parsed: MarkdownFile, headings: readonly string[]): Record<string, string> {
  const found = parsed.sections.map(({ heading }) => heading);
  if (found.join() !== headings.join()) {
    const fix = `must hold the headings ${headings.map((heading) => `"## ${heading}"`).join(', ')} in this order; found ${found.join(', ') || 'none'}`;
    throw new ContentError([{ file, field: 'headings', fix }]);
  }
  return Object.fromEntries(
    parsed.sections.map(({ heading, markdown }) => {
      if (markdown === '') throw new ContentError([{ file, field: heading, fix: 'has no text; write it under the heading' }]);
      return [heading.toLowerCase(), renderMarkdown(markdown)];
    }),
  );
}

/** Parses one treatment file; `file` is `treatments/<category>/<slug>.md`. Throws ContentError. */
export function parseTreatment(file: string, source: string): Treatment {
  const [, category = '', name = ''] = file.split('/');
  const slug = basename(name, '.md');
  const address = { category, slug, path: `/services/${category}/${slug}` };
  const parsed = parseMarkdownFile(file, source);
  const isShort = (parsed.frontMatter as { stage?: unknown } | null)?.stage === 'short';
  if (isShort) {
    const texts = sectionsOf(file, parsed, SHORT_HEADINGS);
    const data = checkContent(file, shortFrontMatter, parsed.frontMatter);
    return { ...address, ...data, texts: { description: texts['description'] ?? '' } };
  }
  const data = checkContent(file, fullFrontMatter, parsed.frontMatter);
  const texts = sectionsOf(file, parsed, FULL_HEADINGS);
  const { description = '', approach = '', diagnose = '', treat = '', maintain = '' } = texts;
  return { ...address, ...data, texts: { description, approach, diagnose, treat, maintain } };
}

/** Parses one category file; `file` is `categories/<path>.md`. Throws ContentError. */
export function parseCategory(file: string, source: string): Category {
  const parsed = parseMarkdownFile(file, source);
  const data = checkContent(file, categoryFrontMatter, parsed.frontMatter);
  const { introduction = '' } = sectionsOf(file, parsed, ['Introduction']);
  return { ...data, path: basename(file, '.md'), introduction };
}

function problemsBetween(categories: readonly Category[], treatments: ReadonlyMap<string, Treatment>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const listed = new Set<string>();
  for (const { path, treatments: slugs } of categories) {
    for (const slug of slugs) {
      listed.add(`${path}/${slug}`);
      if (treatments.has(`${path}/${slug}`)) continue;
      const fix = `names "${slug}", but there is no file treatments/${path}/${slug}.md`;
      problems.push({ file: `categories/${path}.md`, field: 'treatments', fix });
    }
  }
  for (const [key, { related }] of treatments) {
    if (!listed.has(key)) {
      problems.push({ file: `treatments/${key}.md`, field: 'the file name', fix: 'is listed in no category; add it to "treatments" there' });
    }
    for (const other of related) {
      if (treatments.has(other) && other !== key) continue;
      problems.push({ file: `treatments/${key}.md`, field: 'related', fix: `names "${other}", which is no other treatment` });
    }
  }
  return problems;
}

function collect<T>(files: readonly string[], parse: (file: string, source: string) => T): { found: T[]; problems: ContentProblem[] } {
  const found: T[] = [];
  const problems: ContentProblem[] = [];
  for (const file of files) {
    try {
      found.push(parse(file, readContentFile(file)));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { found, problems };
}

/** Reads all category and treatment files. Throws one ContentError that lists every problem of every file. */
export function readCatalogue(): Catalogue {
  const categories = collect(listContentFiles('categories'), parseCategory);
  const treatments = collect(listContentFiles('treatments'), parseTreatment);
  const byKey = new Map(treatments.found.map((treatment) => [`${treatment.category}/${treatment.slug}`, treatment]));
  const unread = categories.problems.length + treatments.problems.length > 0;
  const problems = [
    ...categories.problems,
    ...treatments.problems,
    ...(unread ? [] : problemsBetween(categories.found, byKey)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { categories: categories.found.toSorted((a, b) => a.order - b.order), treatments: byKey };
}

let cached: Catalogue | undefined;

/** The catalogue, read once per process. */
export function catalogue(): Catalogue {
  cached ??= readCatalogue();
  return cached;
}
