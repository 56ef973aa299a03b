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
  notLive: (since: string) =>
    `Not up to date since ${since}: there is no connection, so changes of colleagues do not appear. Trying again.`,
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  weekdays: [
    ['Mo', 'Monday'],
    ['Tu', 'Tuesday'],
    ['We', 'Wednesday'],
    ['Th', 'Thursday'],
    ['Fr', 'Friday'],
    ['Sa', 'Saturday'],
    ['Su', 'Sunday'],
  ] as const,
  grid: {
    search: 'Find by a word',
    found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
    most: (count: number, most: number) => `${count} of at most ${most} chosen`,
  },
  newThings: (count: number) => `${count} new`,
});
