import { defineMessages } from '#app/lib/messages.ts';

export const notesOfDayMessages = defineMessages({
  title: 'Your notes',
  row: (what: string, status: string) => `${what}. ${status}`,
  statuses: {
    'in-consultation': 'With you now',
    arrived: 'Waiting',
    completed: 'Seen, not signed',
    expected: 'Not here yet',
  },
  write: 'Write note',
  goOn: 'Go on',
  of: (name: string) => `about ${name}`,
});
