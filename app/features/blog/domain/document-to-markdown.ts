import { toMarkdown } from 'mdast-util-to-markdown';
import { writingDialect } from './markdown-dialect.ts';
import type { PostDocument } from './post-document.ts';
import type { Mark, PostNode } from './post-nodes.ts';
import { MARK_ATTRIBUTES, type MarkName } from './post-nodes.ts';

type Tree = Parameters<typeof toMarkdown>[0];
type Options = Parameters<typeof toMarkdown>[1];
/** A node of the Markdown tree; `citation` is ours. */
interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[];
  readonly [attribute: string]: unknown;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of the table's own keys
const LEVELS = Object.keys(MARK_ATTRIBUTES) as MarkName[];

/** Writes a document in its tidy form as Markdown, from which {@link file://./markdown-to-document.ts} reads the same. */
export function documentToMarkdown({ content }: PostDocument): string {
  const tree: MarkdownNode = { type: 'root', children: content.map((node) => block(node)) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's types do not know the citation
  return toMarkdown(tree as unknown as Tree, { ...writingDialect, handlers: { citation } } as Options);
}

/** At the beginning of a line `[2]: ` would define a link, so the bracket is escaped there. */
function citation(
  { numbers }: { readonly numbers: readonly number[] },
  _parent: unknown,
  _state: unknown,
  { before }: { readonly before: string },
): string {
  return `${before === '\n' ? '\\' : ''}[${numbers.join(', ')}]`;
}

const blocks = (nodes: readonly PostNode[] | undefined): MarkdownNode[] => (nodes ?? []).map((node) => block(node));

function block(node: PostNode): MarkdownNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inline(node.content ?? []) };
    case 'heading':
      return { type: 'heading', depth: node.attrs.level, children: inline(node.content ?? []) };
    case 'bulletList':
      return { type: 'list', ordered: false, spread: false, children: blocks(node.content) };
    case 'orderedList':
      return { type: 'list', ordered: true, start: node.attrs.start, spread: false, children: blocks(node.content) };
    case 'listItem':
      return { type: 'listItem', spread: false, children: blocks(node.content) };
    case 'blockquote':
      return { type: 'blockquote', children: blocks(node.content) };
    case 'callout':
      return { type: 'containerDirective', name: node.attrs.kind, attributes: {}, children: blocks(node.content) };
    case 'table':
      return { type: 'table', children: blocks(node.content) };
    case 'tableRow':
      return { type: 'tableRow', children: blocks(node.content) };
    case 'tableHeader':
    case 'tableCell':
      return { type: 'tableCell', children: cellWords(node.content ?? []) };
    case 'image': {
      const { media, alt, caption, focalX, focalY } = node.attrs;
      return leaf('picture', { media, alt, caption, focal: `${focalX},${focalY}` });
    }
    case 'plate':
      return leaf('plate', { name: node.attrs.name, caption: node.attrs.caption });
    case 'treatmentCard':
      return leaf('treatment', { path: node.attrs.path });
    case 'video':
      return leaf('video', { [node.attrs.provider]: node.attrs.id, title: node.attrs.title });
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    default:
      throw new Error(`A ${node.type} stands where a block belongs.`);
  }
}

function leaf(name: string, attributes: Readonly<Record<string, string | null>>): MarkdownNode {
  return { type: 'leafDirective', name, attributes, children: [] };
}

/** A cell is one line: its line ends are `<br>`. */
function cellWords(nodes: readonly PostNode[]): MarkdownNode[] {
  const [paragraph] = nodes;
  const words = paragraph?.type === 'paragraph' ? inline(paragraph.content ?? []) : [];
  return words.map((word) => (word.type === 'break' ? { type: 'html', value: '<br>' } : word));
}

function inline(nodes: readonly PostNode[], level = 0): MarkdownNode[] {
  const name = LEVELS[level];
  if (name === undefined) return nodes.map((node) => inlineNode(node));
  return runs(nodes, name).flatMap(({ mark, nodes: inside }) => {
    const children = inline(inside, level + 1);
    if (mark === undefined) return children;
    if (mark.type === 'link') return [{ type: 'link', url: mark.attrs.href, children }];
    return [{ type: mark.type === 'bold' ? 'strong' : 'emphasis', children }];
  });
}

interface Run {
  readonly mark: Mark | undefined;
  readonly nodes: PostNode[];
}

/** Neighbours that have the same mark of a kind, or none. */
function runs(nodes: readonly PostNode[], name: MarkName): Run[] {
  const found: Run[] = [];
  for (const node of nodes) {
    const mark = node.type === 'text' ? node.marks?.find(({ type }) => type === name) : undefined;
    const last = found.at(-1);
    if (last && JSON.stringify(last.mark) === JSON.stringify(mark)) last.nodes.push(node);
    else found.push({ mark, nodes: [node] });
  }
  return found;
}

function inlineNode(node: PostNode): MarkdownNode {
  if (node.type === 'text') return { type: 'text', value: node.text };
  if (node.type === 'citation') return { type: 'citation', numbers: node.attrs.numbers };
  return { type: 'break' };
}
