import { defineMessages } from '#app/lib/messages.ts';
import type { MailWords } from './mail-words.ts';
import { hi } from './texts.hi.ts';
import { mr } from './texts.mr.ts';

const keepLink = 'The link opens this one appointment for whoever has it, so please do not pass this mail on.';

const en: MailWords = {
  greeting: (name: string) => `Dear ${name},`,
  when: 'When',
  whenSoFar: 'Time so far',
  where: 'Where',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  reference: 'Reference',
  phone: 'Phone',
  code: 'Code',
  worksUntil: 'It works until',
  clock: (city: string) => `Times are ${city} time.`,
  seeIt: 'See your appointment',
  until: (when: string, phone: string) =>
    `With the link you can move or cancel it until ${when}. After that, please call ${phone}.`,
  tooLate: (phone: string) =>
    `It is too close to the visit to move or cancel it online. If you cannot come, please call ${phone}.`,
  form: (url: string) =>
    `If you like, fill in a form for the doctor before you come. It takes about ten minutes:\n${url}`,
  notAsked: 'If you did not book this appointment, somebody typed your address by mistake. Please tell us by phone.',
  patient: {
    booked: {
      subject: (when) => `Your appointment on ${when}`,
      heading: 'You are booked',
      opening: 'Your appointment is booked. The calendar entry is attached.',
      action: 'See, move or cancel',
      closing: [
        'Please bring the medicines and creams you use, or photos of their boxes, and any earlier reports.',
        keepLink,
      ],
    },
    moved: {
      subject: (when) => `Your appointment has moved to ${when}`,
      heading: 'Your new time',
      opening: 'Your appointment has moved. The attached calendar entry replaces the earlier one.',
      action: 'See, move or cancel',
      closing: [keepLink],
    },
    cancelled: {
      subject: (when) => `Your appointment on ${when} is cancelled`,
      heading: 'Your appointment is cancelled',
      opening: 'This appointment will not take place. The attached file takes it out of your calendar.',
      action: 'Book another time',
      closing: ['If you did not cancel it, please call us.'],
    },
    'reminder-day': {
      subject: (when) => `Reminder: your appointment on ${when}`,
      heading: 'Your appointment',
      opening: 'This is a reminder of your appointment.',
      action: 'See, move or cancel',
      closing: [keepLink],
    },
    'reminder-hours': {
      subject: (when) => `Today: your appointment on ${when}`,
      heading: 'We expect you soon',
      opening: 'This is a reminder of your appointment.',
      action: 'See your appointment',
      closing: [keepLink],
    },
    'waiting-offer': {
      subject: (when) => `A time is free: ${when}`,
      heading: 'A time is free',
      opening: 'A time has become free, and you are the next on the waiting list. We hold it for you for 30 minutes.',
      action: 'Take or decline this time',
      closing: ['After half an hour the next person is asked, and you stay on the list for other times.', keepLink],
    },
    'choose-again': {
      subject: (when) => `Please choose another time for your appointment on ${when}`,
      heading: 'Please choose another time',
      opening: 'We are sorry: your appointment cannot take place at the time we agreed.',
      action: 'Choose another time',
      closing: [
        'Please do not come at the earlier time. Until you choose, your appointment stays in our book, so that it is not forgotten.',
        keepLink,
      ],
    },
    'return-code': {
      subject: () => 'Your code to open your appointment',
      heading: 'Your code',
      opening: 'You asked for a code to open your appointment on our website.',
      action: null,
      closing: [
        'Type it on the page on which you asked for it. Nobody from the clinic asks you for it, on the phone or elsewhere.',
        'If you did not ask for it, you need not do anything: without the code nobody can open your appointment.',
      ],
    },
  },
};

/** The words of the mails to patients. No treatment, no kind of visit and no note: mail is read over shoulders and by employers. */
export const mailTexts = defineMessages(en, { hi, mr });
