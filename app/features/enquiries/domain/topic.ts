import { defineMessages } from '#app/lib/messages.ts';

/** What an enquiry is about, in the order of the form. The database knows the same list. */
export const topics = ['treatment', 'appointment', 'bill-or-paper', 'opinion', 'my-data', 'other'] as const;
export type Topic = (typeof topics)[number];

/** How a topic is called, in the form and in the clinic's mail. General on purpose: none says what somebody has. */
export const topicWords = defineMessages<Readonly<Record<Topic, string>>>({
  treatment: 'A treatment',
  appointment: 'An appointment',
  'bill-or-paper': 'A bill or a paper',
  opinion: 'Praise or a complaint',
  'my-data': 'My data',
  other: 'Something else',
});
