import { z } from 'zod';
import { isUuid } from '#app/lib/uuid.ts';
import { MOST_PHOTOS } from '../domain/most-photos.ts';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { parseMarkdownFile, renderMarkdown } from '#app/platform/content/markdown-file.ts';

const words = z.string().trim().min(1);
const frontMatter = z.strictObject({
  title: words,
  subtitle: words,
  description: words
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters, as search results cut it'),
  /** Pictures of the media library, by their ids; shown by the page about the clinic. */
  gallery: z
    .array(z.string().refine(isUuid, 'must be pictures of the library'))
    .max(MOST_PHOTOS, `must be at most ${MOST_PHOTOS} pictures`)
    .optional(),
});

/** The words of one page of the clinic's own, ready to show. */
export interface PageText {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly sections: readonly PageSection[];
  readonly gallery?: readonly string[] | undefined;
}

export interface PageSection {
  /** For links to this place of the page: "how-to-reach-us". */
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** "How to reach us" -> "how-to-reach-us". */
export function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Parses one file of `content/pages/`. Throws ContentError naming field and fix. */
export function parsePageText(file: string, source: string): PageText {
  const { frontMatter: data, sections } = parseMarkdownFile(file, source);
  const page = checkContent(file, frontMatter, data);
  const empty = sections.find(({ markdown }) => markdown === '');
  if (empty)
    throw new ContentError([
      { file, field: empty.heading, fix: 'has no text; write it under the heading or delete the heading' },
    ]);
  if (sections.length === 0) {
    throw new ContentError([{ file, field: 'headings', fix: 'must hold at least one heading that starts with "## "' }]);
  }
  return {
    ...page,
    sections: sections.map(({ heading, markdown }) => ({
      id: sectionId(heading),
      heading,
      html: renderMarkdown(markdown),
    })),
  };
}

/** Reads `content/pages/<name>.md`. Throws ContentError, and ENOENT when there is no such file. */
export function readPageText(name: string): PageText {
  const file = `pages/${name}.md`;
  return parsePageText(file, readContentFile(file));
}
