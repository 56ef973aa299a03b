import { defineMessages } from '#app/lib/messages.ts';

/** What screens of treatments and of their categories say. */
export const treatmentMessages = defineMessages({
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
});
