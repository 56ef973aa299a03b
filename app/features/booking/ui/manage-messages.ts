import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./manage-messages.hi.ts')).hi, mr: (await import('./manage-messages.mr.ts')).mr }
  : {};

/** An appointment that is booked, and changing it. */
export const manageMessages = defineMessages(
  {
    booked: 'You are booked',
    bookedWithMail:
      'A confirmation is on its way by e-mail. If it does not come, this page is enough: note the reference.',
    bookedWithoutMail: 'This page is your confirmation: send yourself its link below, or note the reference.',
    yourAppointment: 'Your appointment',
    reference: 'Your reference',
    referenceNote: 'Say it on the phone letter by letter. With it and your mobile number you come back here:',
    myAppointment: 'My appointment',
    addToCalendar: 'Add to calendar',
    googleCalendar: 'Add to Google Calendar',
    moveOrCancel: 'Move or cancel',
    shareTitle: 'Keep it or share it',
    yourLink: 'Your private link',
    yourLinkHint: (until: string | null) =>
      `${until === null ? 'With it you can see this appointment.' : `With it you can see this appointment, and move or cancel it until ${until}.`} So can anybody who has it: share it only with people you trust.`,
    outOfCalendar: 'Take it out of my calendar',
    howToReach: 'How to reach us',
    before: 'Before you come',
    formTitle: { hair: 'Fill in the hair form', skin: 'Fill in the skin form' },
    formText: 'About ten minutes, at home. The doctor reads it before you meet, so there is more time for you.',
    formLink: { hair: 'Open the hair form', skin: 'Open the skin form' },
    formDetail: 'Before you fill in a form',
    bringTitle: 'Bring what you use',
    bringText: 'Tablets, creams, oils, shampoos, reports of blood tests. Photos of the boxes are fine.',
    comeTitle: { hair: 'Come with clean, dry hair', skin: 'Come without make-up' },
    comeText: {
      hair: 'No oil, fibre or spray on the day, so that the scalp can be seen.',
      skin: 'No cream on the place in question, so that the skin can be seen as it is.',
    },
    statusLine: {
      offered: 'Offered to you',
      booked: 'Booked',
      confirmed: 'Confirmed by the clinic',
      arrived: 'You have arrived',
      'in-consultation': 'With the doctor',
      completed: 'This visit has taken place',
      'no-show': 'This visit did not take place',
      cancelled: 'Cancelled',
    },
    moved: 'Your appointment has moved',
    movedText:
      'The reference and this link stay the same. If your calendar shows the old time, add the appointment again.',
    moveTitle: 'Move or cancel your appointment',
    moveLede: (when: string) => `Now: ${when}. It stays yours until you have chosen another time.`,
    changeUntil: (until: string) => `You can move or cancel it here until ${until}.`,
    moveTo: 'Move to this time',
    cancelTitle: 'Cancel your appointment?',
    cancelText: 'The time goes back to other patients. This cannot be undone, but you can book again.',
    cancelYes: 'Yes, cancel it',
    cancelNo: 'Keep it',
    cancelLink: 'Cancel the appointment',
    cancelledTitle: 'Your appointment is cancelled',
    cancelledText: 'Thank you for telling us. Somebody else can use the time now.',
    bookAgain: 'Book another time',
    late: (phone: string) =>
      `It is too close to the visit to change it here. Please call ${phone}: the desk will help you.`,
    pastTitle: 'Thank you for your visit',
    pastText:
      'This appointment has passed. If something has worried you since then, do not wait: call us. In an emergency call 112.',
    noShowTitle: 'We missed you',
    noShowText: 'This appointment has passed. Things come up: you are welcome to choose another time.',
    underWay: 'You are already here, so changes are made at the desk.',
    followUp: 'Book a follow-up',
    call: (phone: string) => `Call ${phone}`,
    changedMeanwhile: 'This appointment was changed in another window meanwhile. This is how it stands now.',
    unknownLink: 'This link opens no appointment',
    unknownLinkText:
      'It may be cut off: links from mails are long. Copy it whole, or open your appointment another way.',
    lostLinkLabel: 'Open my appointment',
  },
  others,
);
