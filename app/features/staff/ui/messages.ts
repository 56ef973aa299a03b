import { defineMessages } from '#app/lib/messages.ts';

export const staffMessages = defineMessages({
  home: 'Home',
  title: 'Staff sign-in',
  description:
    'The entrance for the clinic’s staff. Patients need no account: they book and change visits without one.',
  subtitle: 'Staff sign-in is not set up yet.',
  staffTitle: 'If you work here',
  staffText: [
    'This version of the website has no staff accounts. There is no password that would work, so please do not try any.',
    'New bookings reach the clinic by e-mail. Whoever runs the website can also print the list of a day.',
  ],
  patientTitle: 'If you are a patient',
  patientText:
    'You need no account. Book without one, and move or cancel a visit with the private link in your confirmation.',
  book: 'Book an appointment',
  lostLink: 'I lost my private link',
  contact: 'Contact the clinic',
});
