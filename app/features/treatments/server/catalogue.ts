import { basename } from 'node:path';
import { clinic } from '#app/platform/content/clinic.ts';
import { checkContent, ContentError, type ContentProblem } from '#app/platform/content/content-error.ts';
import { isShipped, listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { edition, perEdition } from '#app/platform/content/edition.ts';
import { parseMarkdownFile, renderMarkdown, type MarkdownFile } from '#app/platform/content/markdown-file.ts';
import { perText } from '#app/platform/content/per-text.ts';
import {
  type Catalogue,
  type Contradiction,
  contradictions,
  leftOutOf,
  onlySigned,
  withAdded,
} from '../domain/catalogue.ts';
import { categoryFrontMatter, type Category, CATEGORY_HEADINGS } from '../domain/category.ts';
import { linkMarks } from '../domain/marks.ts';
import { secondEditionProblems } from '../domain/second-edition.ts';
import { type Treatment, TREATMENT_HEADINGS, treatmentFrontMatter } from '../domain/treatment.ts';

export type { Catalogue };

/** The long texts of a file by their headings in small letters, which must be these in this order. Throws ContentError. */
export function sectionsOf(file: string, parsed: MarkdownFile, headings: readonly string[]): Record<string, string> {
  const found = parsed.sections.map(({ heading }) => heading);
  if (found.join() !== headings.join()) {
    const fix = `must hold the headings ${headings.map((heading) => `"## ${heading}"`).join(', ')} in this order; found ${found.join(', ') || 'none'}`;
    throw new ContentError([{ file, field: 'headings', fix }]);
  }
  return Object.fromEntries(
    parsed.sections.map(({ heading, markdown }) => {
      if (markdown === '')
        throw new ContentError([{ file, field: heading, fix: 'has no text; write it under the heading' }]);
      return [heading.toLowerCase(), markdown];
    }),
  );
}

const FILE_NAME = /^treatments\/([a-z-]+)\/([a-z-]+)\.md$/;

/** Parses one treatment file; `file` is `treatments/<category>/<slug>.md`. Throws ContentError. */
export function parseTreatment(file: string, source: string): Treatment {
  const [, category = '', slug = ''] = FILE_NAME.exec(file) ?? [];
  if (slug === '') {
    const fix =
      'must be treatments/<category>/<name>.md, in lower-case letters joined by dashes, without digits: write a number as a word';
    throw new ContentError([{ file, field: 'the file name', fix }]);
  }
  const address = { category, slug, path: `/services/${category}/${slug}` };
  const parsed = parseMarkdownFile(file, source);
  const data = checkContent(file, treatmentFrontMatter, parsed.frontMatter);
  const written = sectionsOf(file, parsed, TREATMENT_HEADINGS);
  const problems = secondEditionProblems(data, written);
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  const html = (heading: string) => linkMarks(renderMarkdown(written[heading] ?? ''), data.sources);
  const texts = {
    description: html('description'),
    approach: html('approach'),
    diagnose: html('diagnose'),
    treat: html('treat'),
    maintain: html('maintain'),
  };
  return { ...address, ...data, texts };
}

/** Parses one category file; `file` is `categories/<path>.md`. Throws ContentError. */
export function parseCategory(file: string, source: string): Category {
  const parsed = parseMarkdownFile(file, source);
  const data = checkContent(file, categoryFrontMatter, parsed.frontMatter);
  const { introduction = '' } = sectionsOf(file, parsed, CATEGORY_HEADINGS);
  const path = basename(file, '.md');
  return { ...data, path, address: `/services/${path}`, introduction: renderMarkdown(introduction) };
}

const readTreatment = perText(parseTreatment);
const readCategory = perText(parseCategory);

const fileOfCategory = (path: string): string => `categories/${path}.md`;

/** A category in the clinic's own words names at its end the treatments that came with the program since. */
function withNewcomers(category: Category, treatments: Catalogue['treatments']): Category {
  if (!edition().own.has(fileOfCategory(category.path))) return category;
  return { ...category, treatments: [...category.treatments, ...leftOutOf(category, treatments)] };
}

/** What the clinic's own list of a category still has to name before it is published again; `file` is the category's. */
export function newcomersTo(file: string): Contradiction[] {
  const left = leftOutOf(readCategory(file, readContentFile(file)), catalogue().treatments);
  return left.map((slug) => ({ file, field: 'treatments', fix: `does not name "${slug}"; add it where it belongs` }));
}

function collect<T>(
  files: readonly string[],
  parse: (file: string, source: string) => T,
): { found: T[]; problems: ContentProblem[] } {
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
  const categories = collect(listContentFiles('categories'), readCategory);
  const treatments = collect(listContentFiles('treatments'), readTreatment);
  const byKey = new Map(treatments.found.map((treatment) => [`${treatment.category}/${treatment.slug}`, treatment]));
  const sorted = {
    categories: categories.found.toSorted((a, b) => a.order - b.order).map((each) => withNewcomers(each, byKey)),
    treatments: byKey,
  };
  const read = withAdded(sorted, (key) => byKey.get(key)?.copyOf !== undefined || !isShipped(`treatments/${key}.md`));
  const unread = [...categories.problems, ...treatments.problems];
  const problems = unread.length > 0 ? unread : contradictions(read);
  if (problems.length > 0) throw new ContentError(problems);
  return read;
}

/** The catalogue as the clinic shows it, read once for each edition. */
export const catalogue = perEdition((): Catalogue => {
  const read = readCatalogue();
  return clinic().listOnlySigned ? onlySigned(read) : read;
});
