import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, type PostContent } from './post-content.ts';
import {
  contentOfForm,
  formOfContent,
  readPostForm,
  readSentText,
  sourceFieldName,
  type PostForm,
} from './post-form.ts';

const CONTENT: PostContent = {
  ...EMPTY_CONTENT,
  title: 'Sunscreen for Indian skin',
  description: 'Which sunscreen, how much of it, and how often, for skin that tans and stains.',
  authorName: 'Dr. Meera Namuna',
  reviewerName: 'Dr. Arjun Namuna',
  reviewedOn: '2026-11-20',
  tags: ['sun', 'skin'],
  cover: { kind: 'media', media: '7d7e2f5a-3f35-4c3b-9a7e-0d2f7a0b1c2d', alt: 'A hand' },
  treatments: ['skin/chemical-peels'],
  sources: [
    {
      id: 'sun2020',
      title: 'Light and skin',
      publisher: 'A journal',
      year: 2020,
      address: 'https://example.org/light',
      readOn: '2026-11-01',
      part: 'abstract',
      supports: 'visible light',
    },
    { title: 'Notes', publisher: 'A society', year: 'undated' },
  ],
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }] },
};

/** The form as a browser sends it. */
function sent(form: PostForm): FormData {
  const data = new FormData();
  const { tags, treatments, sources, ...lines } = form;
  for (const [name, value] of Object.entries(lines)) data.set(name, value);
  for (const tag of tags) data.append('tag', tag);
  for (const path of treatments) data.append('treatment', path);
  for (const source of sources)
    for (const [name, value] of Object.entries(source)) data.append(sourceFieldName(name as 'title'), value);
  return data;
}

const TODAY = '2026-11-23';

describe('the form of a post', () => {
  it('takes days as they are typed in India, the newest such day where the year is left out', () => {
    const typed = { ...formOfContent(CONTENT), reviewedOn: '3/10/26', checkedOn: '30 Dec' };
    const json = JSON.stringify(CONTENT.document);
    expect(contentOfForm(typed, { json }, TODAY)).toMatchObject({
      ok: true,
      value: { reviewedOn: '2026-10-03', checkedOn: '2025-12-30' },
    });
    expect(contentOfForm({ ...typed, checkedOn: '31 Feb' }, { json }, TODAY)).toMatchObject({
      ok: false,
      fields: ['checkedOn'],
    });
  });

  it('loses nothing of a post on its way out and back', () => {
    const form = formOfContent(CONTENT);
    const read = readPostForm(sent(form));
    expect(read).toEqual(form);
    expect(contentOfForm(read, { json: JSON.stringify(CONTENT.document) }, TODAY)).toEqual({
      ok: true,
      value: CONTENT,
    });
  });

  it('keeps a draft that lacks everything', () => {
    expect(contentOfForm(readPostForm(new FormData()), { markdown: '' }, TODAY)).toEqual({
      ok: true,
      value: EMPTY_CONTENT,
    });
  });

  it('takes Markdown where no script sent a document', () => {
    const data = new FormData();
    data.set('document', '');
    data.set('markdown', '## Heading\n\nWords.');
    const content = contentOfForm(formOfContent(EMPTY_CONTENT), readSentText(data)!, TODAY);
    expect(content).toMatchObject({
      ok: true,
      value: { document: { content: [{ type: 'heading' }, { type: 'paragraph' }] } },
    });
  });

  it('does not take a form without a text for an empty post', () => {
    expect(readSentText(new FormData())).toBeUndefined();
  });

  it('names what cannot be kept: a title too long, a source without a publisher, a text with a script', () => {
    const form = { ...formOfContent(CONTENT), title: 'x'.repeat(500) };
    const rows = form.sources.map((row) => ({ ...row, publisher: '' }));
    const evil = { type: 'doc', content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }] };
    for (const json of [JSON.stringify(evil), '{', '[]'])
      expect(contentOfForm({ ...form, sources: rows }, { json }, TODAY)).toMatchObject({
        ok: false,
        fields: expect.arrayContaining(['title', 'sources', 'document']),
      });
  });

  it('refuses Markdown that would keep the parser busy, instead of keeping an empty text', () => {
    for (const markdown of ['[a]('.repeat(30_000), ':::note\n'.repeat(1000), 'a'.repeat(300_000)])
      expect(contentOfForm(formOfContent(CONTENT), { markdown }, TODAY)).toMatchObject({
        ok: false,
        fields: ['document'],
      });
  });

  it('refuses a link that runs something', () => {
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    const words = { type: 'text', text: 'here', marks: [link] };
    const json = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [words] }] });
    expect(contentOfForm(formOfContent(CONTENT), { json }, TODAY)).toEqual({
      ok: false,
      reason: 'invalid',
      fields: ['document'],
    });
  });
});
