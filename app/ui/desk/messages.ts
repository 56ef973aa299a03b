import { defineMessages } from '#app/lib/messages.ts';

export const deskMessages = defineMessages({
  brand: 'Jamun desk',
  navigation: 'Desk',
  more: 'More',
  account: 'Your account',
  signOut: 'Sign out',
  demonstrationLabel: 'About this desk',
  demonstration: 'Demonstration clinic: every patient is called Namuna, “sample”.',
  live: 'Changes of colleagues appear by themselves.',
  notLive: 'No connection: changes of colleagues don’t appear. Trying again.',
  newThings: (count: number) => `${count} new`,
});
