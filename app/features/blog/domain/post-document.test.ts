import { describe, expect, it } from 'vitest';
import { checkDocument, readDocument } from './post-document.ts';
import { DOCUMENT_LIMITS, isSafeHref } from './post-nodes.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const cell = (text: string) => ({ type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(words(text))] });
const fine = paragraph(words('fine'));
const left = { type: 'paragraph', content: [{ type: 'text', text: 'fine' }] };

function nested(depth: number): unknown {
  let inner: unknown = { type: 'listItem', content: [fine] };
  for (let level = 0; level < depth; level += 1) {
    inner = { type: 'listItem', content: [fine, { type: 'bulletList', content: [inner] }] };
  }
  return { type: 'bulletList', content: [inner] };
}

describe('a document of bad intent', () => {
  const attacks: [string, unknown, string][] = [
    ['a script as a node', { type: 'script', content: [words('alert(1)')] }, 'unknown-node'],
    ['raw HTML as a node', { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } }, 'unknown-node'],
    ['a node named like a property of objects', { type: '__proto__' }, 'unknown-node'],
    ['a node named constructor', { type: 'constructor', content: [fine] }, 'unknown-node'],
    ['a node without a kind', { content: [fine] }, 'unknown-node'],
    ['a node that is a text', 'paragraph', 'unknown-node'],
    ['nothing', null, 'unknown-node'],
    ['a heading of level 1', { type: 'heading', attrs: { level: 1 } }, 'wrong-attributes'],
    ['a plate with a path', { type: 'plate', attrs: { name: '../../etc/passwd' } }, 'wrong-attributes'],
    [
      'a video from elsewhere',
      { type: 'video', attrs: { provider: 'evil', id: 'abcdefgh', title: 'x' } },
      'wrong-attributes',
    ],
    [
      'a video with an address',
      { type: 'video', attrs: { provider: 'youtube', id: '"><script>', title: 'x' } },
      'wrong-attributes',
    ],
    [
      'a picture by address',
      { type: 'image', attrs: { media: 'https://evil.example/x.png', alt: 'x' } },
      'wrong-attributes',
    ],
    [
      'a picture without words',
      { type: 'image', attrs: { media: '3f2b0c9e-7f57-4c0e-9d55-0a5f3c1f6a11', alt: ' ' } },
      'wrong-attributes',
    ],
    ['a box of another kind', { type: 'callout', attrs: { kind: 'x" onload="' }, content: [fine] }, 'wrong-attributes'],
    ['a list item outside a list', { type: 'listItem', content: [fine] }, 'wrong-place'],
    ['a document in a document', doc(fine), 'unknown-node'],
    ['lists without end', nested(400), 'too-deep'],
  ];

  it.each(attacks)('%s is left out when read and refused when written', (_name, node, kind) => {
    const read = readDocument(doc(fine, node, fine));
    expect([read.content[0], read.content.at(-1)]).toEqual([left, left]);
    expect(JSON.stringify(read)).not.toMatch(/script|onerror|evil|passwd|onload/);
    const checked = checkDocument(doc(fine, node, fine));
    expect(checked.ok ? [] : checked.problems.map((problem) => problem.kind)).toContain(kind);
  });

  it('is no document when it is something else', () => {
    for (const json of [null, undefined, 7, 'doc', [], {}, { type: 'doc', content: 'x' }, { type: 'paragraph' }]) {
      expect(readDocument(json)).toEqual({ type: 'doc', content: [] });
      expect(checkDocument(json)).toMatchObject({ ok: false, problems: [{ kind: 'not-a-document' }] });
    }
  });

  it('stays within its limits of nodes and of letters', () => {
    const many = doc(...Array.from({ length: DOCUMENT_LIMITS.nodes * 2 }, () => fine));
    expect(readDocument(many).content.length).toBeLessThanOrEqual(DOCUMENT_LIMITS.nodes);
    expect(checkDocument(many)).toMatchObject({ ok: false, problems: [{ kind: 'too-many-nodes' }] });
    const long = doc(fine, paragraph(words('x'.repeat(DOCUMENT_LIMITS.characters + 1))), fine);
    expect(readDocument(long).content).toEqual([left]);
    expect(checkDocument(long)).toMatchObject({ ok: false });
  });

  it('keeps no mark, attribute or letter that does not belong', () => {
    const text = {
      ...words('a\u0000b\u202ec', { type: 'bold', attrs: { style: 'x' } }, { type: 'textStyle' }),
      onclick: 'x',
    };
    const read = readDocument(doc({ ...paragraph(text), attrs: { class: 'evil', style: 'position:fixed' } }));
    expect(read.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'abc', marks: [{ type: 'bold' }] }] },
    ]);
  });
});

describe('a link', () => {
  it('leads to the web, to mail, to a phone or within the site', () => {
    for (const href of [
      'https://example.org/a?b=c#d',
      'http://example.org',
      '/services/hair',
      '/',
      '#in-short',
      'mailto:care@example.org',
      'tel:+919876543210',
    ]) {
      expect([href, isSafeHref(href)]).toEqual([href, true]);
    }
  });

  it('leads nowhere else, however it is written', () => {
    for (const href of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://user@evil.example',
      'https://',
      'file:///etc/passwd',
      'blob:https://x',
      'mailto:',
      ' ',
      '',
      'services',
      '"onmouseover="x',
    ]) {
      expect([href, isSafeHref(href)]).toEqual([href, false]);
    }
  });
});

describe('the tidy form', () => {
  it('has no empty places, one space for many, and citations where a text names a source', () => {
    const json = doc(paragraph(), paragraph(words('  a \n b '), words('c [2,  x] [2,5]', { type: 'bold' })), {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph()] }],
    });
    expect(readDocument(json).content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a b ' },
          { type: 'text', text: 'c [2, x] ', marks: [{ type: 'bold' }] },
          { type: 'citation', attrs: { numbers: [2, 5] } },
        ],
      },
    ]);
  });

  it('has tables with a row of headings and rows of one length', () => {
    const table = {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('a'), cell('b')] },
        { type: 'tableRow', content: [cell('c')] },
      ],
    };
    const [read] = readDocument(doc(table)).content;
    const kinds =
      read?.type === 'table'
        ? read.content?.map((row) => ('content' in row ? row.content?.map(({ type }) => type) : []))
        : [];
    expect(kinds).toEqual([
      ['tableHeader', 'tableHeader'],
      ['tableCell', 'tableCell'],
    ]);
  });
});
