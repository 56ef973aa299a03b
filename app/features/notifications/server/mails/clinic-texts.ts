import type { MailTexts } from './mail-words.ts';

/** The words of the mails to the clinic, which works in English whatever the patient reads. */
export const clinicMailTexts = {
  name: 'Name',
  mobile: 'Mobile',
  practitioner: 'With',
  type: 'Kind of visit',
  news: {
    booked: {
      subject: (when) => `New appointment: ${when}`,
      heading: 'New appointment',
      opening: 'Booked on the website.',
      action: null,
      closing: ['A note for the doctor, if there is one, is in the day’s list only.'],
    },
    moved: {
      subject: (when) => `Appointment moved to ${when}`,
      heading: 'Appointment moved',
      opening: 'Moved by the patient on the website. This is the new time.',
      action: null,
      closing: [],
    },
    cancelled: {
      subject: (when) => `Appointment cancelled: ${when}`,
      heading: 'Appointment cancelled',
      opening: 'Cancelled by the patient on the website. The time is free again.',
      action: null,
      closing: [],
    },
  } satisfies Record<string, MailTexts>,
  /** The opening where it was not the patient on the website. */
  openings: {
    desk: {
      booked: 'Booked at the desk.',
      moved: 'Moved at the desk. This is the new time.',
      cancelled: 'Cancelled at the desk. The time is free again.',
    },
    program: { booked: 'Booked by a program that books for patients.' },
  },
};
