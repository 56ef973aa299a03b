import { defineMessages } from '#app/lib/messages.ts';

export const deskFeedMessages = defineMessages({
  title: 'Calendar feeds',
  text: 'A secret address shows a practitioner’s visits in the calendar of a phone or computer. Whoever has the address can read it, so it names no patient unless you choose so, and never a phone number. An address works for a year, and ends when whoever made it leaves the team, gets another role or changes their password.',
  since: (day: string) => `Address made on ${day}`,
  until: (day: string) => `The address works until ${day}.`,
  read: (day: string, address: string) => `Last read on ${day}, from ${address}.`,
  unread: 'No calendar has read it yet.',
  withNames: 'With the names of patients',
  make: 'Make the address',
  renew: 'Make a new address',
  end: 'End it',
  made: 'This is the address',
  madeText: 'It is shown this once. An earlier address no longer works. Add it to the calendar as a subscription.',
});
