import { parseDocument, stringify } from 'yaml';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { documentToMarkdown } from './document-to-markdown.ts';
import { isTooMuchMarkdown } from './markdown-limits.ts';
import { markdownToDocument } from './markdown-to-document.ts';
import { postFields, type PostContent } from './post-content.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Writes a post as a file: its fields as front matter, its document as Markdown. Fields that are empty are left out. */
export function postToFile({ document, cover, authorName, reviewerName, ...fields }: PostContent): string {
  const frontMatter = {
    ...fields,
    author: authorName,
    reviewer: reviewerName,
    ...(cover?.kind === 'plate' && { plate: cover.name }),
    ...(cover?.kind === 'media' && { picture: { media: cover.media, alt: cover.alt } }),
  };
  const filled = Object.entries(frontMatter).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return `---\n${stringify(Object.fromEntries(filled), { lineWidth: 0 })}---\n\n${documentToMarkdown(document)}`;
}

/** What is wrong with a file, field by field; `the first line` and `line 4` are places in its front matter. */
export interface FileProblem {
  readonly field: string;
  readonly fix: string;
}

/** Reads a post's file. Of its Markdown only what no post can be is refused; what is not understood in it stands as text. */
export function postFromFile(
  source: string,
): Result<PostContent, 'unreadable', { readonly problems: readonly FileProblem[] }> {
  const match = FRONT_MATTER.exec(source);
  if (!match) {
    const fix = 'must start with a line of three dashes, the short fields, and another line of three dashes';
    return fail('unreadable', { problems: [{ field: 'the first line', fix }] });
  }
  const yaml = parseDocument(match[1] ?? '');
  const [error] = yaml.errors;
  if (error) {
    const problem = { field: `line ${(error.linePos?.[0].line ?? 0) + 1}`, fix: error.message.split('\n')[0] ?? '' };
    return fail('unreadable', { problems: [problem] });
  }
  const parsed = postFields.safeParse(fieldsOf(yaml.toJS({ maxAliasCount: 0 }) as unknown));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join(' > '), fix: message }));
    return fail('unreadable', { problems });
  }
  const markdown = source.slice(match[0].length);
  if (isTooMuchMarkdown(markdown)) {
    const fix =
      'is longer than a post can be, or has more signs and nested lists or boxes than one; make several posts of it';
    return fail('unreadable', { problems: [{ field: 'the text', fix }] });
  }
  return ok({ ...parsed.data, document: markdownToDocument(markdown) });
}

/** The fields by the names they have in a post. */
function fieldsOf(yaml: unknown): Record<string, unknown> {
  const { plate, picture, author, reviewer, ...fields }: Record<string, unknown> =
    typeof yaml === 'object' && yaml !== null ? { ...yaml } : {};
  const media = typeof picture === 'object' && picture !== null ? { ...picture, kind: 'media' } : null;
  return {
    title: '',
    description: '',
    tags: [],
    treatments: [],
    sources: [],
    ...fields,
    authorName: author,
    reviewerName: reviewer,
    cover: typeof plate === 'string' ? { kind: 'plate', name: plate } : media,
  };
}
