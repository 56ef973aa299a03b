import { fromMarkdown } from 'mdast-util-from-markdown';
import { readingDialect } from './markdown-dialect.ts';
import { isTooMuchMarkdown } from './markdown-limits.ts';
import { EMPTY_DOCUMENT, readDocument, type PostDocument } from './post-document.ts';
import { CALLOUT_KINDS } from './post-nodes.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Tree = Root | Root['children'][number];

interface Json {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Reads Markdown as a document in its tidy form. Raw HTML is shown as text, links that are not safe lose their address,
 * pictures from elsewhere leave their description. More than any post may be (`isTooMuchMarkdown`): an empty document.
 */
export function markdownToDocument(markdown: string): PostDocument {
  if (isTooMuchMarkdown(markdown)) return EMPTY_DOCUMENT;
  const reading = new Reading(markdown);
  return readDocument({ type: 'doc', content: reading.blocks(fromMarkdown(markdown, readingDialect).children) });
}

const textOf = (nodes: readonly Tree[]): string =>
  nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');

class Reading {
  readonly #markdown: string;

  constructor(markdown: string) {
    this.#markdown = markdown;
  }

  /** What stands in the file for a node that is none of ours. */
  #written({ position }: Tree): string {
    return this.#markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  blocks(nodes: readonly Tree[]): Json[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  #block(node: Tree): Json[] {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', content: this.#inline(node.children, []) }];
      case 'heading': {
        const level = Math.min(4, Math.max(2, node.depth));
        return [{ type: 'heading', attrs: { level }, content: this.#inline(node.children, []) }];
      }
      case 'list': {
        const content = this.blocks(node.children);
        if (node.ordered !== true) return [{ type: 'bulletList', content }];
        return [{ type: 'orderedList', attrs: { start: Math.min(9999, node.start ?? 1) }, content }];
      }
      case 'listItem':
        return [{ type: 'listItem', content: this.#flow(node.children) }];
      case 'blockquote':
        return [{ type: 'blockquote', content: this.#flow(node.children) }];
      case 'table': {
        const rows = node.children.map((row, index) => ({
          type: 'tableRow',
          content: row.children.map((cell) => ({
            type: index === 0 ? 'tableHeader' : 'tableCell',
            content: [{ type: 'paragraph', content: this.#inline(cell.children, []) }],
          })),
        }));
        return [{ type: 'table', content: rows }];
      }
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'containerDirective':
        return CALLOUT_KINDS.some((kind) => kind === node.name)
          ? [{ type: 'callout', attrs: { kind: node.name }, content: this.#flow(node.children) }]
          : this.blocks(node.children);
      case 'leafDirective':
        return [this.#leaf(node.name, textOf(node.children), node.attributes ?? {}) ?? paragraph(this.#written(node))];
      case 'code':
      case 'html':
        return node.value.split(/\n+/).map((line) => paragraph(line));
      case 'definition':
        return [paragraph(this.#written(node))];
      default:
        return [];
    }
  }

  /** Blocks where only paragraphs and lists may stand: a heading among them becomes a paragraph, a box what is in it. */
  #flow(nodes: readonly Tree[]): Json[] {
    return this.blocks(nodes).flatMap((block): Json[] => {
      if (block.type === 'paragraph' || block.type === 'bulletList' || block.type === 'orderedList') return [block];
      if (block.type === 'heading') return [{ ...block, type: 'paragraph' }];
      const isWrapper = block.type === 'blockquote' || block.type === 'callout';
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made above
      return isWrapper ? (block['content'] as Json[]) : [];
    });
  }

  #leaf(
    name: string,
    label: string,
    attributes: Readonly<Record<string, string | null | undefined>>,
  ): Json | undefined {
    const caption = attributes['caption'] ?? label;
    switch (name) {
      case 'plate':
        return { type: 'plate', attrs: { name: attributes['name'], caption } };
      case 'treatment':
        return { type: 'treatmentCard', attrs: { path: attributes['path'] } };
      case 'video':
        return {
          type: 'video',
          attrs: { provider: 'youtube', id: attributes['youtube'], title: attributes['title'] ?? label },
        };
      case 'picture': {
        const [focalX, focalY] = (attributes['focal'] ?? '50,50').split(',').map(Number);
        const { media, alt } = attributes;
        return { type: 'image', attrs: { media, alt, caption, focalX, focalY } };
      }
      default:
        return undefined;
    }
  }

  #inline(nodes: readonly Tree[], marks: readonly Json[]): Json[] {
    return nodes.flatMap((node): Json[] => {
      switch (node.type) {
        case 'text':
        case 'inlineCode':
          return [words(node.value, marks)];
        case 'html':
          return /^<br ?\/?>$/i.test(node.value) ? [{ type: 'hardBreak' }] : [words(node.value, marks)];
        case 'break':
          return [{ type: 'hardBreak' }];
        case 'strong':
          return this.#inline(node.children, [...marks, { type: 'bold' }]);
        case 'emphasis':
          return this.#inline(node.children, [...marks, { type: 'italic' }]);
        case 'link':
          return this.#inline(node.children, [...marks, { type: 'link', attrs: { href: node.url } }]);
        case 'linkReference':
          return [words(this.#written(node), marks)];
        case 'image':
        case 'imageReference':
          return [words(node.alt ?? '', marks)];
        default:
          return [];
      }
    });
  }
}

const words = (text: string, marks: readonly Json[]): Json => ({ type: 'text', text, marks });
const paragraph = (text: string): Json => ({ type: 'paragraph', content: [words(text, [])] });
