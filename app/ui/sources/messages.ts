import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const sourcesMessages = defineMessages(
  {
    checked: 'Checked against its sources on',
    undated: 'undated',
  },
  others,
);
