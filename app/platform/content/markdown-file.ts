import { escapeMarkup } from '#app/lib/escape-markup.ts';
import { Marked } from 'marked';
import { withNumbersToCall } from '#app/lib/numbers-to-call.ts';
import { clinic } from './clinic.ts';
import { ContentError } from './content-error.ts';
import { parseYaml } from './yaml-text.ts';

/** A Markdown file taken apart: front matter as data, and the text under each `## ` heading, in order. */
export interface MarkdownFile {
  readonly frontMatter: unknown;
  readonly sections: readonly { readonly heading: string; readonly markdown: string }[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The YAML between the first two lines of dashes of a Markdown file; undefined where it does not start with them. */
export function frontMatterOf(source: string): string | undefined {
  return FRONT_MATTER.exec(source)?.[1];
}

/**
 * Splits an editor's file into front matter and sections. Headings inside code fences are not expected in these texts.
 * Throws {@link ContentError} naming the line when the front matter is missing or is not YAML.
 */
export function parseMarkdownFile(file: string, source: string): MarkdownFile {
  const match = FRONT_MATTER.exec(source);
  if (!match) {
    const fix = 'must start with a line of three dashes, the short fields, and another line of three dashes';
    throw new ContentError([{ file, field: 'the first line', fix }]);
  }
  const frontMatter = parseYaml(file, match[1] ?? '', 1);
  const body = source.slice(match[0].length);
  const sections = body
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('\n');
      return { heading: heading.trim(), markdown: rest.join('\n').trim() };
    });
  return { frontMatter, sections };
}

/** Links may lead inside the site or to the web and mail; anything else loses its address. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeMarkup(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href) ? `<a href="${escapeMarkup(href)}">${text}</a>` : text;
    },
    image: ({ text }) => escapeMarkup(text),
  },
});

/**
 * HTML of an editor's Markdown. Raw HTML is shown as text, and only safe links are kept. Numbers to call, and words that tell to
 * phone the clinic, become links.
 */
export function renderMarkdown(markdown: string): string {
  const [phone = ''] = clinic().phones;
  return withNumbersToCall(marked.parse(markdown, { async: false }), phone);
}
