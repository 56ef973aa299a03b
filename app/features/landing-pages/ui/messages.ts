import { defineMessages } from '#app/lib/messages.ts';

export const quickLinksMessages = defineMessages({
  home: 'Home',
  title: 'Quick links',
  description:
    'Every treatment page of the clinic from A to Z and by department, with the number of treatments in each.',
  subtitle: (count: number) => `All ${count} treatments from A to Z, and by department.`,
  finder: 'Find by what bothers you',
  letters: 'Letters',
  aToZ: 'From A to Z',
  departments: 'By department',
  count: (count: number) => (count === 1 ? '1 treatment' : `${count} treatments`),
  bookTitle: 'Found it?',
  bookLede: 'Book a visit for it, or ask first.',
  chooseTime: 'Choose a time',
  call: (phone: string) => `Call ${phone}`,
});
