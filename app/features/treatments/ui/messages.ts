import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

/** What screens of treatments and of their categories say. */
export const treatmentMessages = defineMessages(
  {
    home: 'Home',
    services: 'Services',
    byCity: 'By the city you come from',
    plate: (number: number) => `Plate ${number}.`,
    facts: {
      sessionLength: 'One session',
      sessions: 'Sessions',
      interval: 'Between sessions',
      anaesthesia: 'Anaesthesia',
      downtime: 'Away from work',
      healing: 'Healing',
      resultsFrom: 'First results',
      resultsFull: 'Full result',
      lasts: 'How long it lasts',
      depth: 'How deep',
      punchWidth: 'Width of the punch',
    },
  },
  others,
);
