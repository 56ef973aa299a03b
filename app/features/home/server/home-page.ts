import { z } from 'zod';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { parseMarkdownFile, renderMarkdown } from '#app/platform/content/markdown-file.ts';

const FILE = 'pages/home.md';
const words = z.string().trim().min(1);

const frontMatter = z.strictObject({
  title: words,
  subtitle: words,
  description: words.max(160, 'must be at most 160 characters, as search results cut it'),
  visitIntroduction: words,
  faq: z.array(z.strictObject({ question: words, answer: words })).min(1, 'must have at least one question'),
});

/** The texts of the home page as an editor writes them. */
type HomePage = z.infer<typeof frontMatter> & {
  /** How a visit goes, one step under each heading of the file, as HTML. */
  readonly steps: readonly { readonly title: string; readonly html: string }[];
};

/** Parses `pages/home.md`. Throws ContentError naming field and fix. */
export function parseHomePage(source: string): HomePage {
  const { frontMatter: data, sections } = parseMarkdownFile(FILE, source);
  const texts = checkContent(FILE, frontMatter, data);
  const [empty] = sections.filter(({ markdown }) => markdown === '');
  if (empty)
    throw new ContentError([{ file: FILE, field: empty.heading, fix: 'has no text; write it under the heading' }]);
  if (sections.length === 0) {
    const fix = 'must hold the steps of a visit, each under a heading such as "## Diagnose"';
    throw new ContentError([{ file: FILE, field: 'headings', fix }]);
  }
  return {
    ...texts,
    steps: sections.map(({ heading, markdown }) => ({ title: heading, html: renderMarkdown(markdown) })),
  };
}

/** The texts of the home page, read once for each edition. */
export const homePage = perEdition(() => parseHomePage(readContentFile(FILE)));
