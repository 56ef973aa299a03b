import { defineMessages } from '#app/lib/messages.ts';
import type { PartOfDay } from '../domain/waiting-list.ts';

const parts: Readonly<Record<PartOfDay, string>> = {
  any: 'Any time of the day',
  morning: 'Morning, until 12',
  afternoon: 'Afternoon or evening',
};

/** Joining the waiting list of a full day, taking an offered time, and leaving. */
export const waitingMessages = defineMessages({
  title: 'Join the waiting list',
  lede: 'If somebody cancels, we offer the time to the people who wait, one after the other. You have half an hour to take it.',
  days: 'Which days suit you?',
  daysHint: 'These days are full. Tick each one on which you could come.',
  part: 'When on the day?',
  parts,
  emailHint: 'We write to you when a time is free. Without it, we call you.',
  mobileHint: 'So that we can reach you. +91 is assumed.',
  consent: 'Use these details to offer me a time and arrange my appointment',
  consentHint: 'Forgotten when the day has passed and you have no appointment.',
  join: 'Join the waiting list',
  slipNote: 'This is not an appointment yet.',
  backToTimes: 'See free times instead',
  notFull: 'One of these days has a free time now. You can book it.',
  noDays: 'Tick at least one day',
  tooManyDays: 'Tick at most seven days',
  unknownVisit: 'That kind of visit is not offered any more. Please begin again.',

  placeTitle: 'You are on the waiting list',
  joinedMail:
    'When a time is free for you, we write to you between 8 in the morning and 9 in the evening. You then have half an hour to take it.',
  keepMail: 'We also send you this address by mail. It shows an offered time, and here you can leave the list:',
  joinedCall: 'When a time is free for you, we call you during opening hours and keep it for half an hour.',
  keep: 'Keep this address. It shows an offered time, and here you can leave the list:',
  yourDays: 'Days',
  yourPart: 'Time of day',
  leave: 'Leave the waiting list',
  stillFree: 'See free times',

  offerTitle: 'A time is free for you',
  offerLede: (until: string) => `We keep it for you until ${until}. Then it goes to the next person.`,
  take: 'Take this time',
  decline: 'Not this one, keep me on the list',
  offerOver: 'The half hour has passed, and the time has gone to the next person. You are still on the list.',

  leaveTitle: 'Leave the waiting list?',
  leaveText: 'You lose your place. What you told us is deleted.',
  leaveYes: 'Yes, leave the list',
  leaveNo: 'No, stay on it',

  bookedTitle: 'You have an appointment',
  bookedText: 'The time you took is yours.',
  seeAppointment: 'See your appointment',
  leftTitle: 'You are not on the waiting list any more',
  leftText: 'What you told us was deleted.',
  overTitle: 'These days have passed',
  overText: 'No time became free for you. We are sorry.',
  book: 'Book an appointment',
  unknown: 'This link leads nowhere',
  unknownText: 'It may be cut off, or its days have passed and the entry was deleted.',
});
