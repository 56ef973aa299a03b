import { defineMessages } from '#app/lib/messages.ts';
import { hi } from './calendar-messages.hi.ts';
import { mr } from './calendar-messages.mr.ts';

/** What an appointment says in somebody's calendar, and where its link is shared. */
export const calendarMessages = defineMessages(
  {
    title: (clinic: string) => `Appointment at ${clinic}`,
    shared: (title: string, when: string) => `${title}: ${when}.`,
    reference: (reference: string) => `Reference ${reference}.`,
    manage: (link: string) => `See, move or cancel: ${link}`,
    orCall: (phone: string) => `Or call ${phone}.`,
  },
  { hi, mr },
);
