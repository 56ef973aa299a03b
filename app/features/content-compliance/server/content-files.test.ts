import { describe, expect, it } from 'vitest';
import { contentFile, contentFiles } from './content-files.ts';

const source = `---
title: Lamp
synonyms: [permanent lamp]
checkedOn: 2026-11-20
facts:
  lasts: { from: 3, to: 4, unit: months, note: About, basis: [specification] }
faq:
  - { question: Does it last?, answer: A while. }
  - { question: How long?, answer: For 3 to 4 months., basis: [specification] }
sources:
  - { title: The best lamp, address: 'https://lamp.example/paper' }
cities: [akola]
---

## Treat

The lamp **shines**
on [skin](/services/skin).

- One
- **Two.** And so on.
`;

describe('what a file says', () => {
  const file = contentFile('treatments/skin/lamp.md', source);

  it('is every text a reader gets, with its place, and no search words, sources or marks', () => {
    expect(file.passages).toEqual([
      { field: 'title', text: 'Lamp' },
      { field: 'facts > lasts > unit', text: 'months' },
      { field: 'facts > lasts > note', text: 'About' },
      { field: 'faq > item 1 > question', text: 'Does it last?' },
      { field: 'faq > item 1 > answer', text: 'A while.' },
      { field: 'faq > item 2 > question', text: 'How long?' },
      { field: 'faq > item 2 > answer', text: 'For 3 to 4 months.' },
      { field: 'Treat', text: 'The lamp shines on skin.' },
      { field: 'Treat', text: 'One' },
      { field: 'Treat', text: 'Two. And so on.', label: 'Two.' },
    ]);
  });

  it('comes with its figures, its sources and its day', () => {
    expect(file.figures).toEqual([
      { field: 'facts > lasts', said: '3 to 4 months', note: 'About', basis: ['specification'] },
      { field: 'faq > item 2 > answer', said: 'For 3 to 4 months.', note: '', basis: ['specification'] },
    ]);
    expect(file).toMatchObject({ sources: 1, cities: ['akola'], checkedOn: '2026-11-20' });
    expect(file.addresses).toEqual([{ field: 'sources > item 1', text: 'https://lamp.example/paper' }]);
  });
});

describe('the content of the project', () => {
  it('is read whole: treatments, categories, landing pages, pages, legal texts and patient forms', () => {
    const folders = new Set(contentFiles().map(({ file }) => file.split('/')[0]));
    expect([...folders]).toEqual(
      expect.arrayContaining(['categories', 'clinic.yml', 'forms', 'landing', 'legal', 'pages', 'treatments']),
    );
  });

  it('has no words of the notes for editors', () => {
    expect(contentFiles().filter(({ file }) => file.endsWith('README.md'))).toEqual([]);
  });
});
