import { z } from 'zod';
import { day } from '#app/features/treatments/domain/source.ts';
import { cleanText } from './clean-text.ts';
import { checkDocument, EMPTY_DOCUMENT, readDocument, type PostDocument } from './post-document.ts';
import type { PostNode } from './post-nodes.ts';

/** Lengths, in characters: what search results and shared links show without cutting. */
export const TITLE_LENGTH = { most: 90 } as const;
export const DESCRIPTION_LENGTH = { fewest: 60, most: 160 } as const;

const line = (most: number, fewest = 0) =>
  z.string().transform(cleanText).pipe(z.string().trim().min(fewest).max(most));
const lineOrNull = (most: number) =>
  line(most)
    .nullish()
    .transform((text) => text || null);

/** A source as editors write it. An address stands where the page was really read. */
const postSource = z.object({
  title: line(300, 1),
  publisher: line(200, 1),
  year: z.union([z.int().min(1900).max(2100), z.literal('undated')]),
  address: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  readOn: day.optional(),
  part: line(300).optional(),
  supports: line(1000).optional(),
  id: line(60).optional(),
});
export type PostSource = z.output<typeof postSource>;

/** What stands at the head of a post and on its card: a drawing by its name, or a picture of the media library. */
const postCover = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plate'), name: z.string().regex(/^[a-z][a-z0-9-]{0,60}$/) }),
  z.object({ kind: z.literal('media'), media: z.uuid(), alt: line(300, 1) }),
]);
export type PostCover = z.output<typeof postCover>;

const tag = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(30);
const treatmentPath = z.string().regex(/^[a-z-]{1,60}\/[a-z-]{1,80}$/);
const distinct = <T>(items: T[]): T[] => [...new Set(items)];

/** Everything of a post that is written, without its document: what a draft may hold, complete or not. */
export const postFields = z.object({
  title: line(TITLE_LENGTH.most),
  description: line(300),
  /** Title for search results and shared links, where it is another one. */
  seoTitle: lineOrNull(TITLE_LENGTH.most),
  /** The name that is shown; null shows the clinic's. */
  authorName: lineOrNull(100),
  reviewerName: lineOrNull(100),
  reviewedOn: day.nullish().transform((date) => date ?? null),
  /** When its text was last held against its sources. */
  checkedOn: day.nullish().transform((date) => date ?? null),
  tags: z.array(tag).max(6).transform(distinct),
  cover: postCover.nullable(),
  /** Treatments it leads to, `category/slug`. */
  treatments: z.array(treatmentPath).max(4).transform(distinct),
  sources: z.array(postSource).max(40),
});
export type PostFields = z.output<typeof postFields>;

/** A post as it is written, kept and restored: its fields and its document. */
export interface PostContent extends PostFields {
  readonly document: PostDocument;
}

export const EMPTY_CONTENT: PostContent = {
  title: '',
  description: '',
  seoTitle: null,
  authorName: null,
  reviewerName: null,
  reviewedOn: null,
  checkedOn: null,
  tags: [],
  cover: null,
  treatments: [],
  sources: [],
  document: EMPTY_DOCUMENT,
};

/** Takes posted content in, for `safeParse`. Its document is checked and brought into the tidy form. */
export const postContent = postFields.extend({
  document: z.unknown().transform((json, context): PostDocument => {
    const checked = checkDocument(json);
    if (checked.ok) return checked.value;
    for (const { kind, where } of checked.problems) {
      context.issues.push({ code: 'custom', message: kind, input: where, path: where === '' ? [] : [where] });
    }
    return z.NEVER;
  }),
});

/** Reads content that is kept, whatever an older or a broken version of the application wrote. Never throws. */
export function readContent(json: unknown): PostContent {
  const kept: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  const fields = Object.fromEntries(
    Object.entries(postFields.shape).flatMap(([name, schema]) => {
      const parsed = schema.safeParse(kept[name]);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
  return { ...EMPTY_CONTENT, ...fields, document: readDocument(kept['document']) };
}

/** What keeps a post from being published; each is a thing the editor can put right. */
export type PublishProblem =
  | 'no-title'
  | 'description-too-short'
  | 'description-too-long'
  | 'no-cover'
  | 'no-text'
  | 'cites-missing-source'
  | 'reviewed-without-date'
  | 'no-tag';

/** What has to be put right before a post may be shown to readers, in the order of the screen. */
export function publishProblems(content: PostContent): PublishProblem[] {
  const length = content.description.length;
  const cited = citedNumbers(content.document.content);
  const problems: [PublishProblem, boolean][] = [
    ['no-title', content.title === ''],
    ['description-too-short', length < DESCRIPTION_LENGTH.fewest],
    ['description-too-long', length > DESCRIPTION_LENGTH.most],
    ['no-cover', content.cover === null],
    ['no-tag', content.tags.length === 0],
    ['no-text', content.document.content.length === 0],
    ['cites-missing-source', cited.some((number) => number > content.sources.length)],
    ['reviewed-without-date', (content.reviewerName === null) !== (content.reviewedOn === null)],
  ];
  return problems.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

/** Numbers of sources that a text cites, each once, in rising order. */
function citedNumbers(nodes: readonly PostNode[]): number[] {
  const numbers = nodes.flatMap((node): readonly number[] => {
    if (node.type === 'citation') return node.attrs.numbers;
    return 'content' in node && node.content ? citedNumbers(node.content) : [];
  });
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}
