import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { parseMarkdownFile } from '#app/platform/content/markdown-file.ts';
import { type PostFrontMatter, postFrontMatter, textProblems } from '../domain/post-file.ts';

/** A post the clinic starts with, as `content/posts/` holds it. */
export interface PostFile extends PostFrontMatter {
  /** The name of its file, and of its address. */
  readonly slug: string;
  readonly sections: readonly { readonly heading: string; readonly markdown: string }[];
}

const LEADS_WITH_HEADING = /^---\r?\n[\s\S]*?\r?\n---\r?\n\s*## /;

/** Parses one file of `content/posts/`. Throws ContentError naming field and fix. */
export function parsePostFile(file: string, source: string): PostFile {
  const { frontMatter, sections } = parseMarkdownFile(file, source);
  const post = checkContent(file, postFrontMatter, frontMatter);
  const text = sections.map(({ heading, markdown }) => `${heading}\n\n${markdown}`).join('\n\n');
  const problems = [
    ...textProblems(text, post.sources.length),
    ...post.treatments
      .filter((path) => !catalogue().treatments.has(path))
      .map((path) => ({ field: 'treatments', fix: `names "${path}", which has no file in treatments/` })),
    ...(LEADS_WITH_HEADING.test(source)
      ? []
      : [
          { field: 'the text', fix: 'must begin with a heading, such as "## In short"; what stands before it is lost' },
        ]),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  return { ...post, slug: file.replace(/^.*\/|\.md$/g, ''), sections };
}
