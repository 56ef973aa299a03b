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

  it.each([
    ['cost > price > from', 'is missing; write a number, such as 1500', 'write a number, such as 1500 or 1,500'],
    ['cost > price > to', 'must be a number, such as 1500', 'write a number, such as 1500 or 1,500'],
    ['cost > price > from', 'must be a whole number, such as 1500', 'must be a whole number, such as 1500'],
    ['cost > price > on', 'is missing; write a text', 'write a day, such as 27/11/2026'],
    ['cost > price > on', 'must be a date such as 2026-11-20', 'write a day, such as 27/11/2026'],
    ['cost > price > per', 'is missing; write a text', 'is missing: fill it in'],
    ['cost > price > per', 'must not be empty', 'is missing: fill it in'],
    ['cost > price > from', 'must not be more than "to"', 'must not be more than "to"'],
  ])('at "%s", "%s", is said in plain words', (place, fix, said) => {
    const fields = fieldsOfDocument('treatments/hair/prp-therapy.md')!;
    const priced = { data: { cost: { price: {} } }, sections: [] };
    expect(faultsByField([{ field: place, fix }], priced, fields)[0]?.fix).toBe(said);
  });
});
