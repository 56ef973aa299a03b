import { describe, expect, it } from 'vitest';
import { faultsByField } from './faults-by-field.ts';

const document = {
  data: { title: 'A', faq: [{ question: 'Q', answer: 'A' }], risks: { common: ['One', 'Two'] } },
  sections: [{ heading: 'Description', markdown: '' }],
};

describe('what the check finds', () => {
  it.each([
    ['title', 'title'],
    ['faq > item 1 > answer', 'faq.0.answer'],
    ['risks > common > item 2', 'risks.common'],
    ['Description', 'section.0.text'],
    ['description', 'section.0.text'],
    ['inShort', 'inShort'],
    ['the whole file', ''],
    ['line 12', ''],
  ])('at "%s" stands at the field "%s"', (place, field) => {
    expect(faultsByField([{ field: place, fix: 'mend it' }], document)).toEqual([{ field, place, fix: 'mend it' }]);
  });
});
