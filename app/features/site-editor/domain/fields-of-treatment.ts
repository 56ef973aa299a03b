import { UNITS } from '#app/features/treatments/domain/units.ts';
import type { DocumentFields, Field, PlainField } from './field.ts';
import { faqField } from './fields-of-texts.ts';

const plain = (kind: PlainField['kind'], name: string, label: string, hint?: string): PlainField => ({
  kind,
  name,
  label: { en: label },
  ...(hint !== undefined && { hint: { en: hint } }),
});

const optional = (field: PlainField): PlainField => ({ ...field, isOptional: true });

const sentences = 'One on each line.';
const basis = optional(
  plain(
    'lines',
    'basis',
    'Rests on',
    'Short names of sources of this page, "clinic" or "specification", one on each line.',
  ),
);

const range: readonly PlainField[] = [
  plain('number', 'from', 'From'),
  plain('number', 'to', 'To'),
  { kind: 'choice', name: 'unit', label: { en: 'Of what' }, choices: UNITS },
];

/** A figure of the page: numbers with their unit, or words where there is no number. */
const fact = (name: string, label: string): Field => ({
  kind: 'group',
  name,
  label: { en: label },
  isOptional: true,
  fields: [
    ...range.map(optional),
    optional(plain('line', 'text', 'Or in words', 'Instead of numbers, where there are none.')),
    optional(plain('line', 'note', 'Small print')),
    basis,
  ],
});

const group = (name: string, label: string, fields: readonly Field[]): Field => ({
  kind: 'group',
  name,
  label: { en: label },
  fields,
});

/** The clinic's own price. Who may not change prices has no field for it, and leaves it as it is. */
export const price: Field = {
  kind: 'group',
  name: 'price',
  label: { en: 'Your price' },
  hint: {
    en: 'Shown on the page with the day it was checked: “₹5,000 per session (as of 27 Nov 2026)”. Leave all four empty to show none.',
  },
  isOptional: true,
  fields: [
    optional(plain('number', 'from', 'From, in rupees', '5000, or 5,000.')),
    optional(plain('number', 'to', 'To, in rupees', 'Leave it empty for one price.')),
    optional(plain('line', 'per', 'For what', 'One word without "a" or "per": session, graft, visit, area.')),
    optional(plain('date', 'on', 'Checked on', 'Day, month and year: 27/11/2026.')),
  ],
};

/** The fields of a treatment, in the order of its page. */
export const treatmentFields: DocumentFields = {
  headings: 'fixed',
  sections: [
    {
      title: { en: 'The head of the page' },
      fields: [
        {
          kind: 'tick',
          name: 'offered',
          isOnAtFirst: true,
          label: { en: 'We offer this treatment' },
          hint: { en: 'Without it the page stays, says that you do not do it, and leads to a doctor.' },
        },
        plain('line', 'title', 'Heading', 'With the department it makes a title of at most 65 characters.'),
        plain('line', 'cardTitle', 'Name on cards and in menus'),
        optional(plain('line', 'subtitle', 'Below the heading')),
        plain('text', 'inShort', 'In short', '40 to 70 words: what it is, what it does, what it does not do.'),
      ],
    },
    {
      title: { en: 'Facts at a glance' },
      fields: [
        group('facts', 'Figures', [
          fact('sessionLength', 'How long a session takes'),
          fact('sessions', 'Sessions'),
          fact('interval', 'Between sessions'),
          fact('anaesthesia', 'Numbing'),
          fact('downtime', 'Days off'),
          fact('healing', 'Healing'),
          fact('resultsFrom', 'First results'),
          fact('resultsFull', 'Full result'),
          fact('lasts', 'How long it lasts'),
          fact('depth', 'Depth'),
          fact('punchWidth', 'Width of the punch'),
        ]),
        group('visits', 'Visits for somebody from another city', [
          group('onSite', 'Visits at the clinic', range),
          group('remote', 'From home', range),
          group('daysInTown', 'Days in town', range),
          optional(plain('text', 'note', 'What to know')),
          basis,
        ]),
      ],
    },
    {
      title: { en: 'For whom' },
      fields: [
        plain('lines', 'suits', 'It may suit you when', sentences),
        plain('lines', 'waitOrAvoid', 'Wait, or do not have it, when', sentences),
        plain('text', 'whoDoes', 'Who does it'),
      ],
    },
    {
      title: { en: 'Risks' },
      fields: [
        plain('lines', 'emergency', 'Call 112 at once', 'Two to five signs, one on each line.'),
        group('risks', 'Risks', [
          plain('lines', 'common', 'Common', 'Each says whether it passes or stays. One on each line.'),
          plain('lines', 'uncommon', 'Less common or rare', sentences),
          plain('lines', 'callUs', 'Call us the same day', sentences),
        ]),
      ],
    },
    {
      title: { en: 'After the treatment' },
      fields: [
        {
          kind: 'list',
          name: 'recovery',
          label: { en: 'The course by days' },
          hint: { en: 'Three to seven steps, in the order of time.' },
          itemLabel: { en: 'Step' },
          fields: [...range, plain('text', 'see', 'What you see'), plain('text', 'do', 'What you do'), basis],
        },
        {
          kind: 'list',
          name: 'afterCare',
          label: { en: 'The sheet to take home' },
          hint: { en: 'Five points.' },
          itemLabel: { en: 'Point' },
          fields: [plain('line', 'label', 'Label'), plain('text', 'text', 'What to do')],
        },
      ],
    },
    {
      title: { en: 'Other ways, and what it costs' },
      fields: [
        {
          kind: 'list',
          name: 'otherWays',
          label: { en: 'Other ways' },
          hint: { en: 'Two to six, doing nothing among them.' },
          itemLabel: { en: 'Way' },
          fields: [
            plain('line', 'name', 'Name'),
            plain('text', 'how', 'How it works'),
            plain('text', 'for', 'What speaks for it'),
            plain('text', 'against', 'What speaks against it'),
            basis,
          ],
        },
        group('cost', 'Cost', [
          plain('lines', 'drivers', 'What makes it cost more or less', 'Two to four, one on each line.'),
          plain('text', 'note', 'What the patient is told'),
          price,
        ]),
      ],
    },
    { title: { en: 'Questions' }, fields: [faqField] },
    {
      title: { en: 'Finding it' },
      fields: [
        plain('lines', 'concerns', 'Concerns it is for', sentences),
        plain('lines', 'synonyms', 'Words people use for it', 'In any language and spelling, one on each line.'),
        plain('lines', 'related', 'Related treatments', 'As department/name: hair/prp-therapy.'),
      ],
    },
    {
      title: { en: 'Pictures and video' },
      fields: [
        plain('line', 'coverAlt', 'What the drawing shows', 'For who cannot see it.'),
        {
          kind: 'picture',
          name: 'photo',
          label: { en: 'A photo in place of the drawing' },
          none: { en: 'No photo: the drawing stays' },
          hint: {
            en: 'Chosen from the library (Blog, Pictures), whose words say what it shows. People who can be recognised must have consented in writing, which the library records. If a consent is withdrawn there, readers see the drawing again.',
          },
          isOptional: true,
        },
        {
          kind: 'picture',
          name: 'film',
          label: { en: 'A film of your own' },
          none: { en: 'No film' },
          hint: {
            en: 'Chosen from the pictures of the library that have a film (Blog, Pictures, the picture, Film of this picture). Readers see the picture until they press play. If a consent is withdrawn there, the film goes from the page.',
          },
          isOptional: true,
        },
        optional(
          plain(
            'line',
            'video',
            'Video',
            'Its address on YouTube or Vimeo, as you copy it there. Nothing of it is loaded before a reader asks for it.',
          ),
        ),
        optional(
          plain(
            'text',
            'videoTranscript',
            'The film or the video in words',
            'What is said and shown in it, for anyone who cannot hear or see it. An empty line begins a new paragraph.',
          ),
        ),
      ],
    },
    {
      title: { en: 'Sources' },
      fields: [
        plain('date', 'checkedOn', 'Sources last read on', 'Day, month and year: 27/11/2026.'),
        {
          kind: 'list',
          name: 'sources',
          label: { en: 'Sources' },
          itemLabel: { en: 'Source' },
          fields: [
            plain('line', 'id', 'Short name', 'One word of letters and digits.'),
            plain('line', 'title', 'Title'),
            plain('line', 'publisher', 'Publisher'),
            plain('line', 'year', 'Year', 'Or "undated".'),
            optional(plain('line', 'address', 'Address', 'Only where somebody really read it.')),
            optional(plain('date', 'readOn', 'Read on')),
            optional(plain('text', 'supports', 'What it supports')),
            optional(plain('line', 'part', 'Page or section')),
          ],
        },
      ],
    },
  ],
};
