import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./details-messages.hi.ts')).hi, mr: (await import('./details-messages.mr.ts')).mr }
  : {};

/** By field and reason; `other` stands for every reason that has no sentence of its own. */
const errors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fullName: {
    required: 'Enter the name of the person who is coming',
    'not-a-name': 'Enter a name with letters',
    'too-long': 'Enter a name of at most 100 characters',
    'bad-characters': 'Enter the name without signs such as < > @ or web addresses',
  },
  mobileNumber: {
    required: 'Enter a mobile number, like 98765 43210',
    other: 'Enter a phone number with 10 digits, like 98765 43210',
  },
  email: { other: 'Enter an e-mail address, like name@example.com, or leave it empty' },
  note: {
    'too-long': 'Shorten the note to at most 1,000 characters',
    other: 'Remove signs from the note that are not letters, numbers or punctuation',
  },
  consent: { other: 'Tick that we may use these details for the appointment' },
  startsAt: { other: 'Choose a time' },
  appointmentTypeId: { other: 'Choose the kind of visit' },
  practitionerId: { other: 'Choose the person again' },
  treatment: { other: 'That treatment is not on this site' },
};

/** Who is coming, and what is wrong with what was typed. */
export const detailsMessages = defineMessages(
  {
    details: 'Your details',
    detailsLede: 'No account needed. Under a minute.',
    changeTime: 'Change time',
    timeGone: 'Not chosen yet',
    notHeld: 'The time is yours once you have booked it.',
    goneTitle: 'That time is no longer free',
    goneText: 'If you booked it yourself a moment ago, it stays yours. Otherwise choose another time first:',
    noLongerFree: (when: string) => `${when} (no longer free)`,
    otherTimes: 'Free times near it',
    noOther: 'No other time is free nearby.',
    seeAllTimes: 'See all times',
    tooFast: 'That was very quick, so we have to make sure you are a person. Please press the button once more.',
    keyReused:
      'This form was already sent with other details, and that booking stands. To change it, use the link from its confirmation.',
    alreadyBooked: 'You already have an appointment at that time, so we have not booked a second one.',
    alreadyBookedTitle: 'Your first appointment stands',
    alreadyBookedText:
      'You can see, move or cancel it with your mobile number. If this second visit is for somebody else, please give their name below and send again.',
    openMyAppointment: 'Open my appointment',
    chooseAnotherTime: 'Choose another time',
    fullName: 'Full name',
    fullNameHint: 'Of the person who is coming.',
    mobileNumber: 'Mobile number',
    mobileHint: 'For the desk, if the time has to change. +91 is assumed.',
    email: 'E-mail',
    emailHint: 'For a confirmation, a calendar entry and a link to move or cancel.',
    note: 'Note for the doctor',
    noteHint: 'A few words. Stored encrypted, never mailed.',
    consentLegend: 'Consent',
    consent: 'Use these details to arrange my appointment',
    consentHint: 'Kept as clinic records.',
    consentLink: 'What is stored, and how to have it erased',
    book: 'Book appointment',
    hidden: 'Leave this empty',
    errors,
  },
  others,
);
