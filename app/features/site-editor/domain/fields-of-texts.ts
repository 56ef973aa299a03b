import { MOST_PHOTOS } from '#app/features/clinic-pages/domain/most-photos.ts';
import type { DocumentFields, Field, PlainField } from './field.ts';

const plain = (kind: PlainField['kind'], name: string, label: string, hint?: string): PlainField => ({
  kind,
  name,
  label: { en: label },
  ...(hint !== undefined && { hint: { en: hint } }),
});

/** Questions that patients ask, with the answers. */
export const faqField: Field = {
  kind: 'list',
  name: 'faq',
  label: { en: 'Questions' },
  itemLabel: { en: 'Question' },
  fields: [plain('line', 'question', 'Question'), plain('text', 'answer', 'Answer')],
};

const description = plain(
  'text',
  'description',
  'For search results',
  'One or two sentences, 110 to 160 characters: what the page is about.',
);

const head = [plain('line', 'title', 'Heading'), plain('text', 'subtitle', 'Below the heading'), description];

export const pageFields: DocumentFields = {
  headings: 'free',
  sections: [{ title: { en: 'The head of the page' }, fields: head }],
};

/** The page about the clinic, with photos of it. */
export const clinicPageFields: DocumentFields = {
  headings: 'free',
  sections: [
    { title: { en: 'The head of the page' }, fields: head },
    {
      title: { en: 'Photos of the clinic' },
      fields: [
        {
          kind: 'pictures',
          most: MOST_PHOTOS,
          name: 'gallery',
          label: { en: 'Photos, below the text' },
          hint: {
            en: 'Chosen from the library (Blog, Pictures): the door, the waiting area, the rooms. People who can be recognised must have consented in writing, which the library records.',
          },
          isOptional: true,
        },
      ],
    },
  ],
};

export const homeFields: DocumentFields = {
  headings: 'free',
  sections: [
    { title: { en: 'The head of the page' }, fields: head },
    { title: { en: 'How a visit goes' }, fields: [plain('text', 'visitIntroduction', 'Before the steps')] },
    { title: { en: 'Questions' }, fields: [faqField] },
  ],
};

export const categoryFields: DocumentFields = {
  headings: 'fixed',
  sections: [
    {
      title: { en: 'The head of the page' },
      fields: [
        plain('line', 'displayName', 'Name of the department', 'It stands in the menu, in paths and as the heading.'),
        plain('text', 'subtitle', 'Below the heading'),
        description,
        plain('line', 'sheetLine', 'In the menu, below its picture'),
      ],
    },
    {
      title: { en: 'Treatments' },
      fields: [
        plain(
          'lines',
          'treatments',
          'Treatments, in the order of the page',
          'One on each line, as its address ends: fue-hair-transplant.',
        ),
      ],
    },
    { title: { en: 'Questions' }, fields: [faqField] },
  ],
};

export const legalFields: DocumentFields = {
  headings: 'fixed',
  sections: [
    {
      title: { en: 'The head of the page' },
      fields: [
        plain('line', 'title', 'Heading'),
        plain(
          'text',
          'description',
          'Below the heading',
          'Also for search results: one or two sentences, 110 to 160 characters.',
        ),
        plain('date', 'effectiveOn', 'In force from', 'Day, month and year: 23/11/2026.'),
        plain(
          'line',
          'version',
          'Version',
          'Raise it with every change of substance: bookings and forms record which version was in force.',
        ),
      ],
    },
  ],
};

const basis = plain('lines', 'basis', 'Rests on', 'The short names of sources of this page, one on each line.');

export const cityFields: DocumentFields = {
  headings: 'fixed',
  sections: [
    { title: { en: 'The city' }, fields: [plain('text', 'line', 'In one or two sentences')] },
    {
      title: { en: 'Facts' },
      fields: [
        {
          kind: 'list',
          name: 'facts',
          label: { en: 'Facts about the way and the place' },
          itemLabel: { en: 'Fact' },
          fields: [plain('line', 'label', 'Label'), plain('text', 'text', 'Text'), basis],
        },
      ],
    },
  ],
};

export const phraseFields: DocumentFields = {
  headings: 'fixed',
  sections: [
    {
      title: { en: 'The head of the page' },
      fields: [
        plain('line', 'words', 'What people look for'),
        plain('text', 'line', 'In one or two sentences'),
        plain('lines', 'check', 'What to look for in any clinic', 'One sentence on each line.'),
        plain('lines', 'remote', 'What can be settled from home', 'One sentence on each line.'),
      ],
    },
    { title: { en: 'Questions' }, fields: [faqField] },
  ],
};
