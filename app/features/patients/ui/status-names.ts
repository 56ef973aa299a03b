import { defineMessages } from '#app/lib/messages.ts';

/** A word for a code, where there is one. */
type Names = Readonly<Record<string, string>>;

/** Statuses of visits and messages, as the desk reads them. */
export const statusNames = defineMessages<{ visit: Names; message: Names; messageStatus: Names }>({
  visit: {
    booked: 'Booked',
    confirmed: 'Confirmed',
    arrived: 'Arrived',
    'in-consultation': 'In consultation',
    completed: 'Completed',
    'no-show': 'No-show',
    cancelled: 'Cancelled',
  },
  message: {
    booked: 'Confirmation',
    moved: 'New time',
    cancelled: 'Cancellation',
    'return-code': 'Code to open it',
    'reminder-day': 'Reminder, day before',
    'reminder-hours': 'Reminder, same day',
    'waiting-offer': 'Offer of a time',
    'choose-again': 'Choose another time',
  },
  messageStatus: {
    queued: 'on its way',
    held: 'waits for a mail server',
    sent: 'sent',
    superseded: 'replaced',
    failed: 'failed',
  },
});

/** The colour that helps to find a status. */
export const visitTones: Readonly<Record<string, 'neutral' | 'plum' | 'leaf' | 'turmeric' | 'brick'>> = {
  booked: 'plum',
  confirmed: 'plum',
  arrived: 'turmeric',
  'in-consultation': 'leaf',
  'no-show': 'brick',
};
