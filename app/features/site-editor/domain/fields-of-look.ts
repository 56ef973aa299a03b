import type { DocumentFields } from './field.ts';

/** What the site looks like where a clinic may choose. */
export const lookFields: DocumentFields = {
  headings: 'none',
  sections: [
    {
      title: { en: 'Logo' },
      fields: [
        {
          kind: 'logo',
          name: 'logo',
          label: { en: 'The clinic’s logo' },
          hint: {
            en: 'A PNG, best with a transparent background and at least 320 pixels wide. JPEG and WebP also work; at most 3 MB. It is shown at the top and the foot of every page, on forms, on prints, at the desk and in the browser’s tab. If you have a drawing (SVG, PDF), ask your designer for a PNG of it.',
          },
          isOptional: true,
        },
        {
          kind: 'tick',
          name: 'logoHasName',
          label: { en: 'The logo already contains the clinic’s name: do not write the name beside it' },
        },
      ],
    },
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
