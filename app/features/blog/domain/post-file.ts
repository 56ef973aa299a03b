import { z } from 'zod';
import { day, source } from '#app/features/treatments/domain/source.ts';

/** What posts are sorted by. Few on purpose: a new one has to fit at least two posts. */
export const POST_TAGS = ['hair', 'skin', 'pigmentation', 'sun', 'procedures', 'medicines', 'prepare'] as const;

/** Words of a post's text, in both directions. */
const LENGTH = { fewest: 700, most: 1200 } as const;

const words = z.string().trim().min(1);
const treatment = z.string().regex(/^[a-z-]+\/[a-z-]+$/, 'must be category/slug, such as hair/prp-therapy');

/** The short fields at the top of a post. `checkedOn` is the day its text was last held against its sources. */
export const postFrontMatter = z.strictObject({
  title: words.max(70, 'must be at most 70 characters'),
  description: words
    .min(120, 'must be at least 120 characters')
    .max(158, 'must be at most 158 characters, as search results cut it'),
  tags: z
    .array(z.enum(POST_TAGS, { error: `must be one of ${POST_TAGS.join(', ')}` }))
    .min(2, 'must name two to four tags')
    .max(4, 'must name two to four tags'),
  treatments: z.array(treatment).min(1, 'must name one to four treatments').max(4, 'must name one to four treatments'),
  plate: words,
  sources: z.array(source).min(2, 'must name at least two sources'),
  checkedOn: day,
});

export type PostFrontMatter = z.infer<typeof postFrontMatter>;

/** A mark such as [2] or [2, 5]: the number of a source, counted from 1 in the order of the list. */
const MARK = /\[(\d+(?:, \d+)*)\]/g;

/** Numbers of sources that a post's Markdown names, each once, in rising order. */
function citedNumbers(markdown: string): number[] {
  const numbers = [...markdown.matchAll(MARK)].flatMap(([, list = '']) => list.split(', ').map(Number));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

const countWords = (markdown: string): number =>
  markdown.replaceAll(MARK, '').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** What is wrong with a post's text, held against its `sourceCount` sources: marks that lead nowhere, sources nobody needs, length. */
export function textProblems(markdown: string, sourceCount: number): { field: string; fix: string }[] {
  const cited = citedNumbers(markdown);
  const missing = cited.filter((number) => number < 1 || number > sourceCount);
  const idle = Array.from({ length: sourceCount }, (_, index) => index + 1).filter((number) => !cited.includes(number));
  const length = countWords(markdown);
  return [
    ...missing.map((number) => ({
      field: 'the text',
      fix: `names [${number}], but there is no source of that number`,
    })),
    ...idle.map((number) => ({
      field: `sources > item ${number}`,
      fix: `is named nowhere in the text; write [${number}] where it is used, or delete it`,
    })),
    ...(length < LENGTH.fewest || length > LENGTH.most
      ? [{ field: 'the text', fix: `has ${length} words; it must have ${LENGTH.fewest} to ${LENGTH.most}` }]
      : []),
  ];
}
