import { defineMessages } from '#app/lib/messages.ts';

export const deskWalkInMessages = defineMessages({
  title: 'Walk-in',
  who: 'Somebody without an appointment',
  fullName: 'Full name',
  mobileNumber: 'Mobile number',
  what: 'Kind of visit',
  withWhom: 'With',
  anyone: 'Whoever is free first',
  give: 'Give a number',
  given: (token: number) => `Number ${token}`,
  givenText: (words: string) => `Expected wait: ${words}.`,
  noRoom: 'the day has no room left: offer a time tomorrow',
  now: 'none, they can go in',
  about: (words: string) => `about ${words}`,
  queue: 'Today’s queue',
  nobody: 'Nobody waits without an appointment.',
  waited: (words: string) => `here for ${words}`,
  callIn: 'Call in',
  left: 'Left',
  refusals: {
    'unknown-type': 'Choose the kind of visit.',
    'unknown-practitioner': 'This practitioner does not offer that kind of visit.',
    'not-yours': 'That is a colleague’s queue: the front desk looks after it.',
    gone: 'They are no longer in the queue, or somebody took this very minute. Please look again.',
  },
});
