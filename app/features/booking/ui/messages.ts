import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

/** What several screens of booking say. */
export const bookingMessages = defineMessages(
  {
    steps: ['Choose the visit', 'Choose a time', 'Your details'],
    anyone: 'Anyone',
    home: 'Home',
    typeAndMinutes: (type: string, minutes: number) => `${type}, ${minutes} minutes`,
    fee: 'Fee',
    priceOfTreatment: 'Price of the treatment',
    treatmentPrice: (said: string, day: string) => `${said} (as of ${day})`,
    askFee: (phone: string) => `Ask for the fee when you call: ${phone}.`,
    feeAtClinic: (fee: string) => `${fee}, paid at the clinic`,
    when: 'When',
    who: 'With',
    what: 'What',
    treatment: 'For',
    where: 'Where',
    errorTitle: (title: string) => `Error: ${title}`,
    slotTaken: 'Somebody booked that time a moment ago. Choose another; what you typed is kept.',
    notOffered: 'That time can no longer be booked. Choose another; what you typed is kept.',
    tooMany: (minutes: number) =>
      `Too many attempts from this phone or connection. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`,
    noTimeChosen: 'Choose a time first',
    /** Of pages in another language. */
    notReviewed: '',
  },
  others,
);
