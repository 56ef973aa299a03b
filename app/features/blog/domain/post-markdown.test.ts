import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentToMarkdown } from './document-to-markdown.ts';
import { markdownToDocument } from './markdown-to-document.ts';
import { EMPTY_CONTENT, publishProblems, readContent } from './post-content.ts';
import { checkDocument, readDocument } from './post-document.ts';
import { postFromFile, postToFile } from './post-markdown-file.ts';
import { anyDocument } from './fixtures.ts';

const MEDIA = '3f2b0c9e-7f57-4c0e-9d55-0a5f3c1f6a11';

const json = (markdown: string): string => JSON.stringify(markdownToDocument(markdown));

function problems(file: string): string[] {
  const post = postFromFile(file);
  return post.ok ? [] : post.problems.map(({ field }) => field);
}

describe('a document', () => {
  it('comes back from Markdown as it went in, whatever stands in it', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        const document = readDocument(any);
        expect(markdownToDocument(documentToMarkdown(document))).toEqual(document);
      }),
      { numRuns: 150 },
    );
  });

  it('is tidy once it was made tidy', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        const document = readDocument(any);
        expect(checkDocument(structuredClone(document))).toEqual({ ok: true, value: document });
      }),
    );
  });

  it('is Markdown that people can read and write', () => {
    const markdown = [
      '## In short',
      '',
      '- one **thing** [1]',
      '- another, with _care_',
      '',
      '  and a second paragraph',
      '',
      ':::urgent',
      'Call 112.',
      ':::',
      '',
      '| Scar | Name |',
      '| - | - |',
      '| Deep | Ice pick<br>[2, 3] |',
      '',
      '::plate{name="prp-therapy" caption="A drop"}',
      '',
      '::treatment{path="hair/prp-therapy"}',
      '',
      '::video{youtube="dQw4w9WgXcQ" title="How it goes"}',
      '',
      `::picture{media="${MEDIA}" alt="A hand" focal="50,40"}`,
      '',
    ].join('\n');
    const document = markdownToDocument(markdown);
    expect(document.content.map(({ type }) => type)).toEqual([
      'heading',
      'bulletList',
      'callout',
      'table',
      'plate',
      'treatmentCard',
      'video',
      'image',
    ]);
    expect(documentToMarkdown(document)).toBe(markdown);
  });
});

describe('Markdown from elsewhere', () => {
  it('keeps raw HTML as words and loses the address of a link that is not safe', () => {
    expect(json('<script>alert(1)</script>')).toContain('"text":"<script>alert(1)</script>"');
    expect(json('a <b onclick="x()">bold</b> word')).toContain('<b onclick=');
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'vbscript:x',
    ]) {
      expect(json(`[words](${href})`)).toBe(
        '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"words"}]}]}',
      );
    }
    expect(json('![a picture](https://example.org/x.png)')).not.toContain('example.org');
  });

  it('is refused whole when it is longer or deeper than any post may be', () => {
    expect(markdownToDocument('a'.repeat(300_000)).content).toEqual([]);
    expect(markdownToDocument(`${'> '.repeat(5000)}deep`).content).toEqual([]);
  });
});

describe('a post as a file', () => {
  const folder = `${process.cwd()}/content/posts`;
  const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

  it('holds everything of it, for the posts the clinic starts with and for one with a picture', () => {
    expect(files).toHaveLength(10);
    for (const file of files) {
      const post = postFromFile(file);
      if (!post.ok) throw new Error(JSON.stringify(post.problems));
      expect(publishProblems(post.value)).toEqual([]);
      expect(postFromFile(postToFile(post.value))).toEqual(post);
      expect(readContent(structuredClone(post.value))).toEqual(post.value);
    }
    const other = {
      ...EMPTY_CONTENT,
      title: 'A: title, with "quotes" # and more',
      seoTitle: 'no',
      authorName: 'Dr Namuna',
      reviewerName: '2026-11-22',
      reviewedOn: '2026-11-22',
      cover: { kind: 'media', media: MEDIA, alt: 'A hand: open' } as const,
    };
    expect(postFromFile(postToFile(other))).toEqual({ ok: true, value: other });
  });

  it('is refused with the place of what is wrong', () => {
    expect(problems('# no front matter')).toEqual(['the first line']);
    expect(problems('---\ntitle: a: b\n---\n\ntext')).toEqual(['line 2']);
    expect(problems('---\ntitle: A\ntags: [Not A Tag]\n---\n\ntext')).toEqual(['tags > 0']);
  });
});
