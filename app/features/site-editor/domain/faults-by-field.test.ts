import { describe, expect, it } from 'vitest';
import { fieldsOfDocument } from './document-fields.ts';
import { faultsByField } from './faults-by-field.ts';

const document = {
  data: { title: 'A', faq: [{ question: 'Q', answer: 'A' }], risks: { common: ['One', 'Two'] } },
  sections: [{ heading: 'Description', markdown: '' }],
};

describe('what the check finds', () => {
  it.each([
    ['title', 'title', 'Heading'],
    ['faq > item 1 > answer', 'faq.0.answer', 'Question 1, Answer'],
    ['risks > common > item 2', 'risks.common', 'Risks, Common'],
    ['Description', 'section.0.text', 'Description'],
    ['description', 'section.0.text', 'description'],
    ['inShort', 'inShort', 'In short'],
    ['the whole file', '', 'the whole file'],
    ['line 12', '', 'line 12'],
  ])('at "%s" stands at the field "%s" and is called "%s"', (place, field, label) => {
    const fields = fieldsOfDocument('treatments/hair/prp-therapy.md')!;
    expect(faultsByField([{ field: place, fix: 'mend it' }], document, fields)).toEqual([
      { field, place: label, fix: 'mend it' },
    ]);
  });
});
