import { defineMessages } from '#app/lib/messages.ts';

const visits = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);
const patients = (count: number): string => (count === 1 ? '1 patient' : `${count} patients`);

/** Visits that cannot take place as they stand. */
export const newTimesMessages = defineMessages({
  title: 'Needs a new time',
  note: (count: number) => visits(count),
  lede: 'These visits lie in leave, on a closed day or outside the hours that are set now. Each stays here until it is moved or cancelled, or until you say that it may stay as it is: for a week after its time, too.',
  none: 'Every visit has its place',
  noneText: 'When leave, a closure or new hours leave a visit without room, it is listed here until it has a new time.',
  noneNext: 'Enter leave or block time',
  reasons: {
    leave: 'on leave then',
    block: 'blocked time',
    'closed-day': 'the clinic is closed that day',
    'outside-hours': 'outside the opening hours',
    'own-hours': 'outside this person’s hours',
    'in-break': 'in a break',
    'person-gone': 'no longer works here',
    'visit-gone': 'this kind of visit is no longer offered',
    'not-offered': 'this person does not offer that kind of visit',
  },
  why: (person: string, reason: string) => `${person}: ${reason}`,
  notAsked: 'Not told yet',
  over: 'Its time is over: call, then move or cancel it, or say that it took place',
  byPhoneOnly: 'No message reaches them: please call',
  states: {
    queued: 'Message on its way',
    held: 'Message waits for a mail server',
    sent: 'Told, has not chosen yet',
    superseded: 'Not told: please call',
    failed: 'Message failed: please call',
  },
  askAll: (count: number) => `Tell ${patients(count)}, with a link to choose again`,
  askAllText: 'Each of them is told once for this time, by the ways set under Messages.',
  ask: 'Tell with a link',
  call: 'Call',
  move: 'Move',
  keep: 'It stays as it is',
  of: (name: string) => `: ${name}`,
  said: {
    asked: (asked: number, others: number) =>
      others === 0
        ? `${patients(asked)} will be told.`
        : `${patients(asked)} will be told. ${others === 1 ? '1 was told before or has' : `${others} were told before or have`} no address: please call.`,
    kept: 'The visit stays as it is, and is off this list.',
    gone: 'Somebody has settled this visit meanwhile. The list is up to date now.',
  },
  notice: (count: number) => `${visits(count)} ${count === 1 ? 'needs' : 'need'} a new time`,
  noticeText: 'They lie in leave, on a closed day or outside the hours that are set now.',
  see: 'See them',
});
