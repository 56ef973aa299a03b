import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? {
      hi: (await import('./my-appointment-messages.hi.ts')).hi,
      mr: (await import('./my-appointment-messages.mr.ts')).mr,
    }
  : {};

/** Coming back to an appointment: with its reference, or with a code. */
export const myAppointmentMessages = defineMessages(
  {
    title: 'My appointment',
    lede: 'See, move or cancel an appointment you have booked.',
    byReference: 'With your reference',
    mobileNumber: 'Mobile number',
    mobileHint: 'The one you booked with. +91 is assumed.',
    reference: 'Reference',
    referenceHint: '8 letters and digits, like K7M4-QDXW. It is on your confirmation.',
    open: 'Open my appointment',
    noMatch:
      'No appointment has this mobile number together with this reference. Check both, or have a code sent to you instead.',
    byCode: 'Without the reference',
    byCodeText: 'We send a code with 6 digits to the phone or e-mail address that you gave when you booked.',
    contact: 'Mobile number or e-mail address',
    send: 'Send me a code',
    orCall: 'Neither at hand?',
    orCallText: (phone: string) => `Call ${phone}: the desk finds your appointment by your name.`,

    codeTitle: 'Enter your code',
    codeLede: (minutes: number) =>
      `If an appointment is coming up under what you typed, a code is on its way to the phone or e-mail address on file. It works for ${minutes} minutes.`,
    code: 'Code with 6 digits',
    noCode: 'No code?',
    noCodeText: (phone: string) =>
      `Look among unwanted mail, too. If nothing comes within a few minutes, we may have no e-mail address of yours. Then use your reference, or call ${phone}: the desk finds your appointment by your name.`,
    again: 'Ask for another code, or use the reference',
    notACode: 'Enter the 6 digits of the code',
    wrongCode: 'This is not the code. Check the digits in the latest message and try again.',
    over: 'This code does not work any more. Please ask for another one.',
    tooMany: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes < 2 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`}, or call us.`,

    listTitle: 'Your appointments',
    listLede: 'Choose one to see, move or cancel it.',
    closed: 'The list of your appointments has closed, as it does after half an hour. You can ask for another code.',

    errors: {
      mobileNumber: {
        empty: 'Enter the mobile number you booked with, like 98765 43210',
        other: 'Enter a phone number with 10 digits, like 98765 43210',
      },
      reference: 'Enter the reference: 8 letters and digits, like K7M4-QDXW',
      contact: {
        empty: 'Enter the mobile number or e-mail address you booked with',
        'not-an-email': 'Enter an e-mail address, like name@example.com',
        other: 'Enter a phone number with 10 digits, like 98765 43210, or an e-mail address',
      },
    },
  },
  others,
);
