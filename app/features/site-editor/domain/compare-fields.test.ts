import { describe, expect, it } from 'vitest';
import { differentParts, withParts } from './compare-fields.ts';
import { fieldsOfDocument } from './document-fields.ts';

const fields = fieldsOfDocument('pages/home.md')!;
const mine = {
  data: { title: 'Ours', subtitle: 'Same', faq: [{ question: 'Q', answer: 'A' }] },
  sections: [
    { heading: 'Diagnose', markdown: 'Our words.' },
    { heading: 'Only ours', markdown: 'Here.' },
  ],
};
const theirs = {
  data: { title: 'Newer', subtitle: 'Same', faq: [{ question: 'Q', answer: 'B' }], description: 'New.' },
  sections: [
    { heading: 'Diagnose', markdown: 'Newer words.' },
    { heading: 'Treat', markdown: 'Added.' },
  ],
};

describe('a newer shipped text', () => {
  it('is told part by part, in words', () => {
    expect(differentParts(fields, mine, theirs, ({ en }) => en)).toEqual([
      { name: 'title', label: 'Heading', mine: 'Ours', theirs: 'Newer' },
      { name: 'description', label: 'For search results', mine: '', theirs: 'New.' },
      {
        name: 'faq',
        label: 'Questions',
        mine: 'Question 1, Question: Q\nQuestion 1, Answer: A',
        theirs: 'Question 1, Question: Q\nQuestion 1, Answer: B',
      },
      { name: 'text:Diagnose', label: 'Diagnose', mine: 'Our words.', theirs: 'Newer words.' },
      { name: 'text:Treat', label: 'Treat', mine: '', theirs: 'Added.' },
      { name: 'text:Only ours', label: 'Only ours', mine: 'Here.', theirs: '' },
    ]);
  });

  it('is taken over by the parts that are wanted, and nothing else changes', () => {
    expect(withParts(mine, theirs, ['faq', 'text:Treat'])).toEqual({
      data: { ...mine.data, faq: theirs.data.faq },
      sections: [...mine.sections, { heading: 'Treat', markdown: 'Added.' }],
    });
    expect(withParts(mine, theirs, [])).toEqual(mine);
  });

  it('with all its parts is the newer text', () => {
    const all = differentParts(fields, mine, theirs, ({ en }) => en).map(({ name }) => name);
    const taken = withParts(mine, theirs, all);
    expect(taken.data).toEqual(theirs.data);
    expect(taken.sections).toEqual(theirs.sections);
  });
});
