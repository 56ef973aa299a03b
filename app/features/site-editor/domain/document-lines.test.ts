import { describe, expect, it } from 'vitest';
import { documentLines } from './document-lines.ts';
import { fieldsOfDocument } from './document-fields.ts';

describe('a document as lines', () => {
  it('names every field as its form does, with what it says', () => {
    const data = {
      title: 'We explain',
      faq: [{ question: 'Does it hurt?', answer: 'A little, for an hour.' }],
      description: undefined,
    };
    const lines = documentLines(
      fieldsOfDocument('pages/home.md')!,
      { data, sections: [{ heading: 'Diagnose', markdown: 'The doctor listens.' }] },
      ({ en }) => en,
    );
    expect(lines).toBe(
      'Heading: We explain\nQuestion 1, Question: Does it hurt?\nQuestion 1, Answer: A little, for an hour.\nDiagnose\nThe doctor listens.\n',
    );
  });

  it('says a day as the desk does', () => {
    const data = { effectiveOn: '2026-11-27' };
    const lines = documentLines(fieldsOfDocument('legal/privacy-policy.md')!, { data, sections: [] }, ({ en }) => en);
    expect(lines).toBe('In force from: Fri 27 Nov 2026\n');
  });

  it('gives each line of a list a line of its own', () => {
    const lines = documentLines(
      fieldsOfDocument('clinic.yml')!,
      { data: { phones: ['+91 1', '+91 2'], address: { city: 'Pune' } }, sections: [] },
      ({ en }) => en,
    );
    expect(lines).toBe('Phone numbers: +91 1\nPhone numbers: +91 2\nAddress, City: Pune\n');
  });
});
