import { Marked } from 'marked';
import { ContentError } from './content-error.ts';
import { parseYaml } from './yaml-text.ts';

/** A Markdown file taken apart: front matter as data, and the text under each `## ` heading, in order. */
export interface MarkdownFile {
  readonly frontMatter: unknown;
  readonly sections: readonly { readonly heading: string; readonly markdown: string }[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Links may lead inside the site or to the web and mail; anything else loses its address. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
    image: ({ text }) => escapeHtml(text),
  },
});

/** HTML of an editor's Markdown. Raw HTML is shown as text, and only safe links are kept. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
