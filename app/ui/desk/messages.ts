import { defineMessages } from '#app/lib/messages.ts';

export const deskMessages = defineMessages({
  brand: 'Jamun desk',
  navigation: 'Desk',
  more: 'More',
  account: 'Your account',
  signOut: 'Sign out',
  demonstration: 'Demonstration clinic: every patient is called Namuna, “sample”.',
  live: 'Changes of colleagues appear by themselves.',
  notLive: 'No connection: changes of colleagues don’t appear. Trying again.',
  newThings: (count: number) => `${count} new`,
  forbiddenTitle: 'Not for your role',
  forbiddenText: 'Your role does not include this. If your work needs it, ask the owner.',
  notFoundTitle: 'Not here',
  notFoundText: 'There is nothing at this address of the desk. It may have been merged, removed or mistyped.',
  failedTitle: 'That did not work',
  failedText: 'Something failed on our side. Nothing was changed that you did not see confirmed. Please try again.',
  back: 'Back to Today',
});
