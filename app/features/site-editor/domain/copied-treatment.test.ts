import { expect, test } from 'vitest';
import { copiedTreatment, fileOfNewTreatment, treatmentKey } from './copied-treatment.ts';

test('the address of a new treatment is made of the letters of its name', () => {
  expect(
    ['Botox', 'Crème peel', 'QR 678', 'PRP – twice  a year’s worth', 'हाइड्राफेशियल', '2026', 'x'.repeat(90)].map(
      (name) => fileOfNewTreatment('skin', name),
    ),
  ).toEqual([
    'treatments/skin/botox.md',
    'treatments/skin/creme-peel.md',
    'treatments/skin/qr.md',
    'treatments/skin/prp-twice-a-years-worth.md',
    undefined,
    undefined,
    `treatments/skin/${'x'.repeat(70)}.md`,
  ]);
});

test('a treatment is known by its department and name', () => {
  expect(treatmentKey('treatments/hair/prp-therapy.md')).toBe('hair/prp-therapy');
  expect(treatmentKey('pages/home.md')).toBeUndefined();
});

test('a copy leaves out what belongs to the first alone', () => {
  const first = {
    data: {
      title: 'PRP therapy',
      cardTitle: 'PRP',
      video: 'https://www.youtube-nocookie.com/embed/1',
      synonyms: ['prp'],
      otherNames: ['prp'],
      related: ['hair/gfc-therapy', 'skin/acne'],
      cost: { drivers: ['Sessions'], note: 'Ask', price: { from: 1 } },
      reviewed: { by: 'Dr Namuna' },
      faq: ['kept'],
    },
    sections: [{ heading: 'Treat', markdown: 'As before.' }],
  };
  expect(copiedTreatment(first, 'hair/prp-therapy', 'GFC plus')).toEqual({
    data: {
      title: 'GFC plus',
      cardTitle: 'GFC plus',
      copyOf: 'hair/prp-therapy',
      synonyms: [],
      related: ['hair/prp-therapy', 'hair/gfc-therapy'],
      cost: { drivers: ['Sessions'], note: 'Ask' },
      faq: ['kept'],
    },
    sections: first.sections,
  });
});
