import type { fromMarkdown } from 'mdast-util-from-markdown';
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import type { toMarkdown } from 'mdast-util-to-markdown';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';

/*
 * The Markdown of posts: CommonMark, tables of GitHub, and directives for what Markdown has no word for:
 * `::plate{name="prp-therapy" caption="..."}`, `::treatment{path="hair/prp-therapy"}`,
 * `::video{youtube="..." title="..."}`, `::picture{media="..." alt="..." caption="..." focal="50,40"}` and boxes between `:::note` and `:::`. `[2]` cites a source.
 */

/** Directives inside a line are left out: a text such as "ratio 2:many" is a text. */
const { flow = {} } = directive();

type FromOptions = NonNullable<Parameters<typeof fromMarkdown>[1]>;
type ToOptions = NonNullable<Parameters<typeof toMarkdown>[1]>;

export const readingDialect: FromOptions = {
  extensions: [gfmTable(), { flow }],
  mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
};

const { handlers, unsafe } = directiveToMarkdown();

export const writingDialect: ToOptions = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    { handlers: handlers ?? {}, unsafe: (unsafe ?? []).filter(({ atBreak }) => atBreak === true) },
  ],
};
