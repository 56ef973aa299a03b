import { z } from 'zod';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { type MarkdownFile, parseMarkdownFile, renderMarkdown } from '#app/platform/content/markdown-file.ts';

export const HOME_FILE = 'pages/home.md';
const words = z.string().trim().min(1);

export const homeFrontMatter = z.strictObject({
  title: words,
  subtitle: words,
  description: words.max(160, 'must be at most 160 characters, as search results cut it'),
  visitIntroduction: words,
  faq: z.array(z.strictObject({ question: words, answer: words })).min(1, 'must have at least one question'),
});

/** The texts of the home page as an editor writes them. */
export type HomePage = z.infer<typeof homeFrontMatter> & {
  /** How a visit goes, one step under each heading of the file, as HTML. */
  readonly steps: readonly { readonly title: string; readonly html: string }[];
};

/** The steps of a visit by their headings, in the order of the file. Throws ContentError. */
export function stepsOf(file: string, { sections }: MarkdownFile): Record<string, string> {
  const [empty] = sections.filter(({ markdown }) => markdown === '');
  if (empty) throw new ContentError([{ file, field: empty.heading, fix: 'has no text; write it under the heading' }]);
  if (sections.length === 0) {
    const fix = 'must hold the steps of a visit, each under a heading such as "## Diagnose"';
    throw new ContentError([{ file, field: 'headings', fix }]);
  }
  return Object.fromEntries(sections.map(({ heading, markdown }) => [heading, markdown]));
}

/** The steps as the page shows them. */
export function shownSteps(steps: Readonly<Record<string, string>>): HomePage['steps'] {
  return Object.entries(steps).map(([title, markdown]) => ({ title, html: renderMarkdown(markdown) }));
}

/** Parses `pages/home.md`. Throws ContentError naming field and fix. */
export function parseHomePage(source: string): HomePage {
  const parsed = parseMarkdownFile(HOME_FILE, source);
  const texts = checkContent(HOME_FILE, homeFrontMatter, parsed.frontMatter);
  return { ...texts, steps: shownSteps(stepsOf(HOME_FILE, parsed)) };
}

/** The texts of the home page, read once for each edition. */
export const homePage = perEdition(() => parseHomePage(readContentFile(HOME_FILE)));
