import type { DocumentLine } from './compare-documents.ts';
import type { PostContent } from './post-content.ts';
import type { PostNode } from './post-nodes.ts';

function wordsOf(node: PostNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'citation') return `[${node.attrs.numbers.join(', ')}]`;
  return 'content' in node ? (node.content ?? []).map(wordsOf).join('') : '';
}

function linesOf(node: PostNode, place: string): DocumentLine[] {
  switch (node.type) {
    case 'text':
    case 'hardBreak':
    case 'citation':
      return [];
    case 'paragraph':
      return [{ kind: place, text: wordsOf(node) }];
    case 'heading':
      return [{ kind: `heading ${node.attrs.level}`, text: wordsOf(node) }];
    case 'tableRow':
      return [{ kind: 'table', text: (node.content ?? []).map(wordsOf).join(' | ') }];
    case 'image':
      return [{ kind: 'picture', text: [node.attrs.alt, node.attrs.caption].filter(Boolean).join('. ') }];
    case 'plate':
      return [{ kind: 'plate', text: [node.attrs.name, node.attrs.caption].filter(Boolean).join('. ') }];
    case 'treatmentCard':
      return [{ kind: 'treatment', text: node.attrs.path }];
    case 'video':
      return [{ kind: 'video', text: `${node.attrs.title} (${node.attrs.id})` }];
    case 'horizontalRule':
      return [{ kind: 'line', text: '' }];
    default: {
      const inside = node.type === 'callout' ? `box ${node.attrs.kind}` : PLACES[node.type];
      return ('content' in node ? (node.content ?? []) : []).flatMap((child) => linesOf(child, inside ?? place));
    }
  }
}

/** What a paragraph is called by what it stands in. */
const PLACES: Partial<Record<PostNode['type'], string>> = {
  listItem: 'point',
  blockquote: 'quotation',
};

/** A document line by line, each with what it is, for comparing two versions. */
export function documentLines(nodes: readonly PostNode[]): DocumentLine[] {
  return nodes.flatMap((node) => linesOf(node, 'paragraph'));
}

/** A whole post line by line: what stands beside its text comes first. */
export function contentLines({ document, ...fields }: PostContent): DocumentLine[] {
  const { title, description, seoTitle, authorName, reviewerName, reviewedOn, tags, treatments, cover, sources } =
    fields;
  const beside: readonly (readonly [string, string])[] = [
    ['title', title],
    ['description', description],
    ['search title', seoTitle ?? ''],
    ['author', authorName ?? ''],
    ['reviewer', [reviewerName, reviewedOn].filter(Boolean).join(', ')],
    ['tags', tags.join(', ')],
    ['treatments', treatments.join(', ')],
    ['cover', cover === null ? '' : cover.kind === 'plate' ? cover.name : cover.alt],
    ...sources.map((source) => ['source', `${source.title}. ${source.publisher}, ${source.year}`] as const),
  ];
  return [
    ...beside.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text })),
    ...documentLines(document.content),
  ];
}
