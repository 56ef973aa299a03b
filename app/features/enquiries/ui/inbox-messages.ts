import { defineMessages } from '#app/lib/messages.ts';
import type { EnquiryStatus } from '../domain/enquiry.ts';

export const inboxMessages = defineMessages({
  title: 'Inbox',
  statuses: { new: 'New', 'in-progress': 'In progress', done: 'Done', spam: 'Spam' } satisfies Record<
    EnquiryStatus,
    string
  >,
  tabs: 'Status',
  list: 'Messages',
  unreadable: 'No key here opens this message',
  from: 'From',
  empty: {
    new: 'Nothing new. Messages of the contact page appear here by themselves.',
    'in-progress': 'Nobody has a message in hand.',
    done: 'Nothing done yet.',
    spam: 'No spam.',
  } satisfies Record<EnquiryStatus, string>,
  keys: 'Keys: j and k go down and up the list, Enter opens, x ticks, r writes a reply.',
  tick: (name: string) => `Tick the message of ${name}`,
  bulkSpam: 'Mark ticked as spam',
  bulkDone: (count: number) => (count === 1 ? '1 message marked as spam.' : `${count} messages marked as spam.`),
  bulkRefused: (count: number) =>
    count === 1
      ? '1 was left: somebody changed it meanwhile, or it is closed.'
      : `${count} were left: somebody changed them meanwhile, or they are closed.`,
  bulkNone: 'Tick at least one message first.',
  assignedTo: (name: string) => `With ${name}`,
  nobody: 'Nobody yet',
  someone: 'Somebody who has left',
  choose: 'Choose a message to read it here.',
  back: 'Back to the list',
  newer: 'Newer message',
  older: 'Older message',
  fromWhom: 'From',
  phone: 'Phone',
  call: 'Call',
  email: 'E-mail',
  noEmail: 'None given',
  reference: 'Reference',
  received: 'Received',
  topic: 'About',
  message: 'Message',
  status: 'Status',
  moveTo: {
    new: 'Not begun after all',
    'in-progress': 'Take up again',
    done: 'Done',
    spam: 'Spam',
  } satisfies Record<EnquiryStatus, string>,
  notSpam: 'Not spam',
  begin: 'Begin',
  assign: 'With',
  assignButton: 'Hand over',
  answer: 'Answer',
  reply: 'Reply',
  replyHint:
    'Greeting, reference and the clinic’s name and phone are added. Write nothing medical: mail is read by others.',
  replySend: 'Send by mail',
  chatSend: 'Open WhatsApp with this text',
  chatHint: 'WhatsApp opens in a new window; you send it there.',
  chatGreeting: (name: string, clinic: string, reference: string) =>
    `Namaste ${name}, this is ${clinic}. You wrote to us (reference ${reference}).`,
  chatNote: 'Note that I wrote on WhatsApp',
  appointment: 'Make an appointment',
  noteTitle: 'Note for colleagues',
  noteHint: 'Only the desk reads it.',
  noteSave: 'Keep note',
  history: 'What was done',
  noHistory: 'Nothing yet.',
  did: {
    note: 'Note',
    reply: 'Reply by mail',
    whatsapp: 'WhatsApp opened',
    assigned: (name: string) => `Handed to ${name}`,
    unassigned: 'Handed to nobody',
    status: (status: string) => `Now “${status}”`,
    appointment: 'Appointment made',
  },
  terminal: 'Terminal',
  mailStates: {
    queued: 'waiting to go out',
    held: 'waits: no mail server is set up',
    sent: 'sent',
    failed: 'not delivered: please call',
  },
  errors: {
    required: 'Write something first',
    'too-long': 'Shorten it to at most 4,000 characters',
    other: 'Remove signs that are not letters, numbers or punctuation',
  } satisfies Readonly<Record<string, string>>,
  refusals: {
    'not-found': 'This message is no longer here.',
    'not-allowed': 'From this status that is not possible.',
    'changed-meanwhile': 'Somebody changed this message meanwhile. You see it as it is now; what you typed is kept.',
    'no-address': 'Its sender left no mail address. Call, or write on WhatsApp.',
    'unknown-colleague': 'Choose a colleague of the list.',
  },
  saved: {
    reply: 'Your reply is on its way.',
    note: 'Note kept.',
    assign: 'Handed over.',
    status: 'Status changed.',
    chat: 'Noted.',
  },
});

export type InboxTexts = (typeof inboxMessages)['en'];
