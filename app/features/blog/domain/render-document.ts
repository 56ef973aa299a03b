import { escapeMarkup } from '#app/lib/escape-markup.ts';
import type { PostDocument } from './post-document.ts';
import type { Mark, PostNode } from './post-nodes.ts';
import type { CalloutKind } from './post-nodes.ts';

/** A stretch of a post as a page shows it. `html` is made here from escaped words and known tags, nothing else. */
export type PostPart =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'table'; readonly html: string }
  | { readonly kind: 'callout'; readonly callout: CalloutKind; readonly html: string }
  | { readonly kind: 'plate'; readonly name: string; readonly caption: string | null }
  | { readonly kind: 'image'; readonly media: string; readonly alt: string; readonly caption: string | null }
  | { readonly kind: 'treatment'; readonly path: string }
  | { readonly kind: 'video'; readonly address: string; readonly title: string };

/** What stands under one heading of the second level; the words before the first have neither id nor title. */
export interface PostSection {
  readonly id: string | null;
  readonly title: string | null;
  readonly parts: readonly PostPart[];
}

/** Ids that the page itself uses. */
const RESERVED = ['book', 'main', 'sources', 'related', 'share', 'more'];

/** The site that videos come from sets no cookies; `framedSites` lets pages frame it and no other. */
const VIDEO_SITE = 'https://www.youtube-nocookie.com/embed/';

/** A document as sections of parts, for `ui/post-body.tsx`. Safe by construction: every text and attribute is escaped here. */
export function renderDocument({ content }: PostDocument): PostSection[] {
  const sections: { id: string | null; title: string | null; parts: PostPart[] }[] = [];
  const ids = new Set(RESERVED);
  for (const node of content) {
    if (node.type === 'heading' && node.attrs.level === 2) {
      const title = wordsOf(node.content);
      sections.push({ id: freeId(title, ids), title, parts: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ id: null, title: null, parts: [] });
    const parts = sections.at(-1)?.parts ?? [];
    const part = partOf(node);
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { ...last, html: last.html + part.html };
    else parts.push(part);
  }
  return sections;
}

function freeId(title: string, ids: Set<string>): string {
  const base = (title.toLowerCase().match(/[a-z0-9]+/g) ?? ['part']).slice(0, 8).join('-');
  let id = base;
  for (let count = 2; ids.has(id) || id.startsWith('source-'); count += 1) id = `part-${base}-${count}`;
  ids.add(id);
  return id;
}

function wordsOf(nodes: readonly PostNode[] = []): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : ''))
    .join('')
    .trim();
}

function partOf(node: PostNode): PostPart {
  switch (node.type) {
    case 'table':
      return { kind: 'table', html: tableHtml(node.content) };
    case 'callout':
      return { kind: 'callout', callout: node.attrs.kind, html: flow(node.content) };
    case 'plate':
      return { kind: 'plate', name: node.attrs.name, caption: node.attrs.caption };
    case 'image':
      return { kind: 'image', media: node.attrs.media, alt: node.attrs.alt, caption: node.attrs.caption };
    case 'treatmentCard':
      return { kind: 'treatment', path: node.attrs.path };
    case 'video':
      return { kind: 'video', address: `${VIDEO_SITE}${encodeURIComponent(node.attrs.id)}`, title: node.attrs.title };
    default:
      return { kind: 'text', html: blockHtml(node) };
  }
}

const flow = (nodes: readonly PostNode[] = []): string => nodes.map((node) => blockHtml(node)).join('');

function blockHtml(node: PostNode): string {
  switch (node.type) {
    case 'paragraph':
      return `<p>${inline(node.content)}</p>`;
    case 'heading':
      return `<h${node.attrs.level}>${inline(node.content)}</h${node.attrs.level}>`;
    case 'bulletList':
      return `<ul>${items(node.content)}</ul>`;
    case 'orderedList': {
      const { start } = node.attrs;
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${items(node.content)}</ol>`;
    }
    case 'blockquote':
      return `<blockquote>${flow(node.content)}</blockquote>`;
    case 'horizontalRule':
      return '<hr>';
    default:
      return '';
  }
}

/** An item of one paragraph is a line, without the space of a paragraph. */
function items(nodes: readonly PostNode[] = []): string {
  const lines = nodes.map((node) => {
    const content = 'content' in node ? (node.content ?? []) : [];
    const [first, ...rest] = content;
    const line = first?.type === 'paragraph' ? inline(first.content) : flow(first ? [first] : []);
    return `<li>${line}${flow(rest)}</li>`;
  });
  return lines.join('');
}

function tableHtml(rows: readonly PostNode[] = []): string {
  const [head = '', ...body] = rows.map((row) => `<tr>${'content' in row ? cells(row.content) : ''}</tr>`);
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

function cells(nodes: readonly PostNode[] = []): string {
  const html = nodes.map((node) => {
    const [paragraph] = 'content' in node ? (node.content ?? []) : [];
    const words = paragraph?.type === 'paragraph' ? inline(paragraph.content) : '';
    return node.type === 'tableHeader' ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
  });
  return html.join('');
}

function inline(nodes: readonly PostNode[] = []): string {
  return nodes.map((node, index) => inlineHtml(node, nodes[index + 1])).join('');
}

/** A citation hangs on the word before it, whatever space was written between. */
function inlineHtml(node: PostNode, next: PostNode | undefined): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.type === 'citation') return citation(node.attrs.numbers);
  if (node.type !== 'text') return '';
  const text = next?.type === 'citation' ? node.text.trimEnd() : node.text;
  return (node.marks ?? []).reduceRight((html, mark) => marked(html, mark), escapeMarkup(text));
}

function citation(numbers: readonly number[]): string {
  const links = numbers.map((number) => `<a href="#source-${number}" aria-label="Source ${number}">${number}</a>`);
  return `<sup>${links.join(', ')}</sup>`;
}

function marked(html: string, mark: Mark): string {
  if (mark.type !== 'link') return mark.type === 'bold' ? `<strong>${html}</strong>` : `<em>${html}</em>`;
  const isElsewhere = /^https?:/i.test(mark.attrs.href);
  return `<a href="${escapeMarkup(mark.attrs.href)}"${isElsewhere ? ' rel="noopener"' : ''}>${html}</a>`;
}
