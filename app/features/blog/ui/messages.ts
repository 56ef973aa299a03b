import { defineMessages } from '#app/lib/messages.ts';

export const blogMessages = defineMessages({
  home: 'Home',
  departments: 'By department',
  finder: 'Find a treatment',
  bookTitle: 'Rather ask a doctor?',
  bookLede: 'A visit is for looking at your skin or hair, and for every question you bring.',
  chooseTime: 'Choose a time',
});
