import type { DocumentFields } from './field.ts';

/** What the clinic says of one of its doctors; name, qualification, registration and days stand in the diary's settings. */
export const peopleFields: DocumentFields = {
  headings: 'none',
  sections: [
    {
      title: { en: 'About the doctor' },
      fields: [
        {
          kind: 'picture',
          name: 'portrait',
          label: { en: 'Portrait' },
          none: { en: 'No portrait' },
          hint: {
            en: 'Choose from the pictures of people whose consent in writing is on record. Add a new one under Blog, Pictures, with the day of the consent. If the consent is withdrawn there, the portrait disappears from every page.',
          },
          isOptional: true,
        },
        {
          kind: 'text',
          name: 'about',
          label: { en: 'A short text' },
          hint: {
            en: 'Two to six sentences, as you would introduce them to a patient: training, years of work, what they care about. An empty line begins a new paragraph. No “best” and no promises: the medical council forbids them.',
          },
        },
        {
          kind: 'lines',
          name: 'sees',
          label: { en: 'What patients come to them for' },
          hint: { en: 'One on each line, in a patient’s words: acne, hair fall, moles. At most twelve.' },
          isOptional: true,
        },
        {
          kind: 'lines',
          name: 'languages',
          label: { en: 'Languages they speak' },
          hint: { en: 'One on each line.' },
          isOptional: true,
        },
        {
          kind: 'line',
          name: 'council',
          label: { en: 'Medical council' },
          hint: { en: 'The one that keeps the register, such as Maharashtra Medical Council.' },
          isOptional: true,
        },
        {
          kind: 'choice',
          name: 'gender',
          label: { en: 'Gender' },
          hint: {
            en: 'Some patients ask for a doctor of their own sex. If you choose “female”, the page About us says on which days a woman doctor is here.',
          },
          choices: ['female', 'male'],
          isOptional: true,
        },
      ],
    },
  ],
};
