import type { DocumentFields } from './field.ts';

/** What the site looks like where a clinic may choose. */
export const lookFields: DocumentFields = {
  headings: 'none',
  sections: [
    {
      title: { en: 'Colour' },
      fields: [
        {
          kind: 'line',
          name: 'accent',
          label: { en: 'Accent colour' },
          hint: {
            en: 'A “#” and six digits, as a designer writes it: #5b2a6e is the plum it comes with. Links, buttons and marks take it; it has to be dark enough to be read.',
          },
        },
      ],
    },
  ],
};
