import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** Changes when documents already kept would no longer be read as they were meant. */
export const SCHEMA_VERSION = 1;

/** A UUID of a picture in the media library. */
const mediaId = z.uuid();
const shortText = z.string().transform(cleanText).pipe(z.string().trim().min(1).max(300));
const caption = z
  .string()
  .transform(cleanText)
  .pipe(z.string().trim().max(300))
  .nullish()
  .transform((text) => text || null);
const percent = z.int().min(0).max(100);

export const CALLOUT_KINDS = ['note', 'warning', 'urgent'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** Attributes of each kind of node, by ProseMirror's name. Others that an editor adds are left out when it is kept. */
export const NODE_ATTRIBUTES = {
  paragraph: z.object({}),
  heading: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  bulletList: z.object({}),
  orderedList: z.object({ start: z.int().min(0).max(9999).default(1) }),
  listItem: z.object({}),
  blockquote: z.object({}),
  /** A box of a kind: what to know, what to be careful with, what cannot wait. */
  callout: z.object({ kind: z.enum(CALLOUT_KINDS) }),
  table: z.object({}),
  tableRow: z.object({}),
  tableHeader: z.object({}),
  tableCell: z.object({}),
  /** A picture of the media library; the focal point, in per cent from the left and the top, is what a crop keeps. */
  image: z.object({
    media: mediaId,
    alt: shortText,
    caption,
    focalX: percent.default(50),
    focalY: percent.default(50),
  }),
  /** A drawing of `plates` by its name. Without a caption it has its own. */
  plate: z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{0,60}$/), caption }),
  /** A treatment with its picture and the way to book it. */
  treatmentCard: z.object({ path: z.string().regex(/^[a-z-]{1,60}\/[a-z-]{1,80}$/) }),
  /** A video that loads on a click. */
  video: z.object({ provider: z.literal('youtube'), id: z.string().regex(/^[\w-]{6,20}$/), title: shortText }),
  horizontalRule: z.object({}),
  hardBreak: z.object({}),
  /** Numbers of the post's sources, counted from 1: [2] or [2, 5]. */
  citation: z.object({ numbers: z.array(z.int().min(1).max(99)).min(1).max(10) }),
} as const;
export type NodeName = keyof typeof NODE_ATTRIBUTES;

const FLOW = ['paragraph', 'bulletList', 'orderedList'] as const;
const INLINE = ['text', 'hardBreak', 'citation'] as const;

/** What may stand in a node, in the order of the document. No entry: it holds nothing. */
export const NODE_CONTENT: Readonly<Partial<Record<NodeName | 'doc', readonly (NodeName | 'text')[]>>> = {
  doc: [
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'blockquote',
    'callout',
    'table',
    'image',
    'plate',
    'treatmentCard',
    'video',
    'horizontalRule',
  ],
  paragraph: INLINE,
  // A heading is one line.
  heading: ['text', 'citation'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: FLOW,
  blockquote: FLOW,
  callout: FLOW,
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  // Of exactly one paragraph: Markdown's tables hold no more, and a phone shows no more.
  tableHeader: ['paragraph'],
  tableCell: ['paragraph'],
};

const expressions: Partial<Record<NodeName | 'doc', string>> = {
  listItem: 'paragraph (paragraph | bulletList | orderedList)*',
  tableHeader: 'paragraph',
  tableCell: 'paragraph',
  paragraph: '(text | hardBreak | citation)*',
  heading: '(text | citation)*',
};

/** What may stand in a node as ProseMirror's content expression, for the editor's schema. */
export function contentExpression(name: NodeName | 'doc'): string {
  const children = NODE_CONTENT[name];
  return expressions[name] ?? (children ? `(${children.join(' | ')})+` : '');
}

const href = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => isSafeHref(text), 'must lead to the web, a mail address, a phone or a page of this site');

/** Attributes of each kind of mark, in the order marks are kept in: outermost first. */
export const MARK_ATTRIBUTES = {
  link: z.object({ href }),
  bold: z.object({}),
  italic: z.object({}),
} as const;
export type MarkName = keyof typeof MARK_ATTRIBUTES;

/**
 * Whether a link may stand in a post: http(s), mailto, tel, or a path of this site or a place on its page. A browser
 * drops tabs and line ends in an address and takes `\` for `/`, so none of them may be there.
 */
export function isSafeHref(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- what a browser would drop, so that `java\nscript:` runs
  if (/[\u0000-\u0020\u007f\\<>"`]/.test(text)) return false;
  if (/^\/(?!\/)/.test(text) || /^#[\w-]+$/.test(text)) return true;
  if (/^(?:mailto:[^:@]+@[^:@]+|tel:\+?[\d-]+)$/i.test(text)) return true;
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) && URL.canParse(text);
}

/** Limits of a document: what no honest post comes near. */
export const DOCUMENT_LIMITS = { depth: 12, nodes: 4000, characters: 120_000, tableColumns: 8, tableRows: 60 } as const;

type Attributes<Name extends NodeName> = z.output<(typeof NODE_ATTRIBUTES)[Name]>;

type NodeOf<Name extends NodeName> = {
  readonly type: Name;
  readonly content?: readonly PostNode[];
} & (Attributes<Name> extends Record<string, never> ? object : { readonly attrs: Attributes<Name> });

export type Mark =
  | { readonly type: 'link'; readonly attrs: z.output<(typeof MARK_ATTRIBUTES)['link']> }
  | { readonly type: Exclude<MarkName, 'link'> };

export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

/** A node of a post as ProseMirror writes it, with the attributes its kind has; kinds without any have none. */
export type PostNode = TextNode | { [Name in NodeName]: NodeOf<Name> }[NodeName];
