import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const offerMessages = defineMessages(
  {
    bookingKicker: 'It begins with a',
    bookingNext: (type: string) => `Next ${type.toLowerCase()}`,
    bookingLine: (minutes: number) => `About ${minutes} minutes. You need not decide on a treatment that day.`,
    chooseTime: 'Choose a time',
  },
  others,
);
