import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToDocument } from './markdown-to-document.ts';
import { readDocument } from './post-document.ts';
import { renderDocument } from './render-document.ts';
import { anyDocument } from './fixtures.ts';

const KNOWN_TAG =
  /^<(?:\/?(?:p|h3|h4|ul|ol|li|blockquote|strong|em|sup|table|thead|tbody|tr|td)|br|hr|ol start="\d+"|th scope="col"|\/th|\/a|a href="[^"<>]*"(?: rel="noopener"| aria-label="Source \d+")?)>$/;

const htmlOf = (markdown: string): string =>
  renderDocument(markdownToDocument(markdown))
    .flatMap(({ parts }) => parts.map((part) => ('html' in part ? part.html : '')))
    .join('');

describe('a document as a page shows it', () => {
  it('holds known tags only and no address that runs anything, whatever is in it', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        for (const { parts } of renderDocument(readDocument(any))) {
          for (const part of parts) {
            if (!('html' in part)) continue;
            const tags = part.html.match(/<[^>]*>/g) ?? [];
            expect(tags.filter((tag) => !KNOWN_TAG.test(tag))).toEqual([]);
            expect(part.html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
            expect(part.html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
          }
        }
      }),
    );
  });

  it('is sections by its headings, each with an id of its own that the page does not use', () => {
    const sections = renderDocument(markdownToDocument('Lead.\n\n## Sources\n\na\n\n## When?\n\nb\n\n## When?\n\nc'));
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      [null, null],
      ['part-sources-2', 'Sources'],
      ['when', 'When?'],
      ['part-when-2', 'When?'],
    ]);
  });

  it('has citations that hang on the word before them', () => {
    expect(htmlOf('It fades [2, 5].')).toBe(
      '<p>It fades<sup><a href="#source-2" aria-label="Source 2">2</a>, <a href="#source-5" aria-label="Source 5">5</a></sup>.</p>',
    );
  });

  it('keeps lists tight, tables with headings and links of elsewhere without a handle on the page', () => {
    expect(htmlOf('- one\n  - two\n\n3. three')).toBe(
      '<ul><li>one<ul><li>two</li></ul></li></ul><ol start="3"><li>three</li></ol>',
    );
    expect(htmlOf('| a |\n| - |\n| b |')).toBe(
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    );
    expect(htmlOf('[a](https://example.org/?b&c) [b](/blog)')).toBe(
      '<p><a href="https://example.org/?b&amp;c" rel="noopener">a</a> <a href="/blog">b</a></p>',
    );
  });
});
