import { formatLongDate } from '#app/lib/date-words.ts';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { parseMarkdownFile, renderMarkdown } from '#app/platform/content/markdown-file.ts';
import { headingProblem, LEGAL_SECTIONS, legalFrontMatter, type LegalPageName } from '../domain/legal-page.ts';

/** A legal page ready to show. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly effectiveOn: { readonly iso: string; readonly words: string };
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

/** Parses `content/legal/<name>.md`. Throws ContentError naming the heading or field and its fix. */
export function parseLegalText(name: LegalPageName, source: string): LegalText {
  const file = `legal/${name}.md`;
  const { frontMatter, sections } = parseMarkdownFile(file, source);
  const { effectiveOn, ...page } = checkContent(file, legalFrontMatter, frontMatter);
  const fix = headingProblem(
    name,
    sections.map(({ heading }) => heading),
  );
  if (fix !== undefined) throw new ContentError([{ file, field: 'headings', fix }]);
  return {
    ...page,
    effectiveOn: { iso: effectiveOn, words: formatLongDate(effectiveOn) },
    sections: LEGAL_SECTIONS[name].map(({ id, title }, index) => {
      const markdown = sections[index]?.markdown ?? '';
      if (markdown === '')
        throw new ContentError([{ file, field: title, fix: 'has no text; write it under the heading' }]);
      return { id, title, html: renderMarkdown(markdown) };
    }),
  };
}

/** Reads and checks a legal page of `content/`. Throws ContentError. */
export function readLegalText(name: LegalPageName): LegalText {
  return parseLegalText(name, readContentFile(`legal/${name}.md`));
}
