import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./category-messages.hi.ts')).hi, mr: (await import('./category-messages.mr.ts')).mr }
  : {};

/** The page of a category. */
export const categoryMessages = defineMessages(
  {
    treatmentsTitle: 'Treatments',
    notOffered: 'We explain this treatment, but we do not give it.',
    unsure: 'Not sure which is yours?',
    openFinder: 'Open the treatment finder',
    compareTitle: 'Compared at a glance',
    compareCaption: 'About how long, how often, and for how long',
    compareTreatment: 'Treatment',
    /** Of pages in another language: treatments whose words are in English alone. */
    compareRest: '',
    notStated: 'Not stated',
    categoryQuestions: 'Questions',
    bookCategory: (type: string) => `Book a ${type.toLowerCase()}`,
  },
  others,
);
