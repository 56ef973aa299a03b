import { defineMessages } from '#app/lib/messages.ts';

/** The page of a category. */
export const categoryMessages = defineMessages({
  treatmentsTitle: 'Treatments',
  notOffered: 'We explain this treatment, but we do not give it.',
  unsure: 'Not sure which is yours?',
  openFinder: 'Open the treatment finder',
  compareTitle: 'Compared at a glance',
  compareCaption: 'About how long, how often, and for how long',
  compareTreatment: 'Treatment',
  notStated: 'Not stated',
  categoryQuestions: 'Questions',
  bookCategory: (type: string) => `Book a ${type.toLowerCase()}`,
});
