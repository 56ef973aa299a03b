import { cleanText } from './clean-text.ts';
import { DOCUMENT_LIMITS, MARK_ATTRIBUTES, type Mark, type PostNode, type TextNode } from './post-nodes.ts';

/*
 * The one form in which a document is kept, so that Markdown can hold it without loss and two that look the same are
 * the same: no empty paragraphs, lists or boxes; neighbouring texts with the same marks are one; white space as HTML
 * shows it; `[2]` in a text is a citation; a table has a first row of headings and rows of equal length.
 */

type Inline = Extract<PostNode, { type: 'text' | 'hardBreak' | 'citation' }>;
type Block = Exclude<PostNode, Inline>;

const MARK_ORDER = Object.keys(MARK_ATTRIBUTES);
const CITATION = /\[(\d{1,2}(?:, ?\d{1,2}){0,9})\]/;

const isInline = (node: PostNode): node is Inline =>
  node.type === 'text' || node.type === 'hardBreak' || node.type === 'citation';

/** Brings blocks into the tidy form; those with nothing in them are left out. */
export function tidyBlocks(nodes: readonly PostNode[]): Block[] {
  return nodes.flatMap((node) => (isInline(node) ? [] : tidyBlock(node)));
}

function tidyBlock(node: Block): Block[] {
  switch (node.type) {
    case 'paragraph': {
      const content = tidyInline(node.content ?? []);
      return content.length === 0 ? [] : [{ ...node, content }];
    }
    case 'heading': {
      const content = tidyInline(node.content ?? []);
      return content.length === 0 ? [] : [{ ...node, content }];
    }
    case 'listItem':
      return tidyItem(tidyBlocks(node.content ?? []));
    case 'bulletList':
    case 'orderedList':
    case 'blockquote':
    case 'callout': {
      const content = tidyBlocks(node.content ?? []);
      return content.length === 0 ? [] : [{ ...node, content }];
    }
    case 'table':
      return tidyTable(node);
    default:
      return [node];
  }
}

/** An item begins with its words; a list that stands first in an item is that list one step out. */
function tidyItem(content: readonly Block[]): Block[] {
  const [first, ...rest] = content;
  if (!first) return [];
  if (first.type === 'paragraph') return [{ type: 'listItem', content }];
  const items =
    'content' in first ? (first.content ?? []).filter((item): item is Block => item.type === 'listItem') : [];
  return [...items, ...tidyItem(rest)];
}

function tidyTable(table: Extract<Block, { type: 'table' }>): Block[] {
  const rows = (table.content ?? [])
    .filter(({ type }) => type === 'tableRow')
    .slice(0, DOCUMENT_LIMITS.tableRows)
    .map((row) => ('content' in row ? (row.content ?? []) : []).slice(0, DOCUMENT_LIMITS.tableColumns).map(wordsOf));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0 || rows.every((row) => row.every((cell) => cell.length === 0))) return [];
  const content = rows.map((row, index): Block => {
    const cells = Array.from({ length: columns }, (_, column): Block => {
      const words = row[column] ?? [];
      const paragraph: Block = words.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content: words };
      return index === 0 ? { type: 'tableHeader', content: [paragraph] } : { type: 'tableCell', content: [paragraph] };
    });
    return { type: 'tableRow', content: cells };
  });
  return [{ type: 'table', content }];
}

/** The words of a cell; its paragraphs come one below the other. */
function wordsOf(cell: PostNode): Inline[] {
  const paragraphs = ('content' in cell ? (cell.content ?? []) : []).map((node) =>
    tidyInline(node.type === 'paragraph' ? (node.content ?? []) : []),
  );
  return paragraphs
    .filter((words) => words.length > 0)
    .flatMap((words, index) => (index === 0 ? words : [{ type: 'hardBreak' } as const, ...words]));
}

function tidyInline(nodes: readonly PostNode[]): Inline[] {
  const merged = mergeTexts(nodes.filter(isInline).map(cleaned));
  const cited = mergeTexts(merged.flatMap((node) => (node.type === 'text' ? withCitations(node) : [node])));
  return trimEnds(cited);
}

function cleaned(node: Inline): Inline {
  return node.type === 'text' ? textNode(cleanText(node.text), node.marks ?? []) : node;
}

function textNode(text: string, marks: readonly Mark[]): TextNode {
  const byName = new Map(marks.map((mark) => [mark.type, mark]));
  const ordered = [...byName.values()].toSorted((a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type));
  return {
    type: 'text',
    text,
    ...(ordered.length > 0 && { marks: ordered }),
  };
}

const sameMarks = (a: TextNode, b: TextNode): boolean =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

/** One text where neighbours look alike; white space that another already ends with is left out. */
function mergeTexts(nodes: readonly Inline[]): Inline[] {
  const merged: Inline[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type !== 'text') {
      merged.push(node);
      continue;
    }
    const text = last?.type === 'text' && last.text.endsWith(' ') ? node.text.replace(/^ /, '') : node.text;
    if (text === '') continue;
    if (last?.type === 'text' && sameMarks(last, node)) merged[merged.length - 1] = { ...last, text: last.text + text };
    else merged.push({ ...node, text });
  }
  return merged;
}

function withCitations(node: TextNode): Inline[] {
  const pieces = node.text.split(CITATION);
  return pieces.flatMap((piece, index): Inline[] => {
    if (index % 2 === 0) return piece === '' ? [] : [textNode(piece, node.marks ?? [])];
    const numbers = piece.split(/, ?/).map(Number);
    return numbers.every((number) => number > 0)
      ? [{ type: 'citation', attrs: { numbers } }]
      : [textNode(`[${piece}]`, node.marks ?? [])];
  });
}

/** No white space at the ends of a line and no line end at the ends of a paragraph: nobody sees them. */
function trimEnds(nodes: readonly Inline[]): Inline[] {
  const lines: Inline[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'text') {
      lines.push(node);
      continue;
    }
    const before = lines.at(-1);
    const after = nodes[index + 1];
    let { text } = node;
    if (before === undefined || before.type === 'hardBreak') text = text.trimStart();
    if (after === undefined || after.type === 'hardBreak') text = text.trimEnd();
    if (text !== '') lines.push({ ...node, text });
  }
  while (lines[0]?.type === 'hardBreak') lines.shift();
  while (lines.at(-1)?.type === 'hardBreak') lines.pop();
  return lines.length === nodes.length && lines.every((node, index) => sameNode(node, nodes[index]))
    ? lines
    : trimEnds(lines);
}

const sameNode = (a: Inline, b: Inline | undefined): boolean =>
  b !== undefined && a.type === b.type && (a.type !== 'text' || b.type !== 'text' || a.text === b.text);
