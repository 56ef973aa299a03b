import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const closingMessages = defineMessages(
  {
    lede: (type: string, minutes: number) => `It starts with a ${type.toLowerCase()} of about ${minutes} minutes.`,
    next: (type: string) => `Next ${type.toLowerCase()}`,
    chooseTime: 'Choose a time',
    orCall: 'Or call',
  },
  others,
);
