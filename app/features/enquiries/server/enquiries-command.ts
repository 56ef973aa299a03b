import { z } from 'zod';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { formatReference, parseReference } from '#app/lib/reference.ts';
import type { Command } from '#app/platform/command.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { CommandError } from '#app/platform/control.ts';
import { enquiryStatuses, type EnquiryStatus } from '../domain/enquiry.ts';
import { topicWords } from '../domain/topic.ts';
import { changeStatus } from './change-status.ts';
import { openEnquiries, type Enquiry } from './read-enquiries.ts';

const input = z.object({
  /** Which enquiry gets another status, and which, as somebody types them; null lists the open ones. */
  change: z.object({ reference: z.string().max(40), status: z.string().max(40) }).nullable(),
});

const refusals = {
  'not-found': 'There is no message with this reference.',
  'not-allowed': 'This message cannot get that status from the one it has.',
  'changed-meanwhile': 'Somebody changed this message at the same moment. Look again.',
} as const;

/** `npm run enquiries [-- K7M4-QDXW done]`: what people wrote and nobody has answered, or another status for one. */
export const enquiriesCommand: Command<z.infer<typeof input>> = {
  name: 'enquiries',
  input,
  async run({ database: { db }, clock, keyRing }, { change }, say) {
    if (change === null) {
      for (const line of inboxLines(await openEnquiries({ db, keyRing }), clinic().timeZone)) say(line);
      return;
    }
    const reference = parseReference(change.reference);
    const status = enquiryStatuses.find((each) => each === change.status.trim().toLowerCase());
    if (reference === undefined) throw new CommandError('Write the reference as the list shows it, like K7M4-QDXW.');
    if (status === undefined) throw new CommandError(`The status must be one of ${enquiryStatuses.join(', ')}.`);
    const outcome = await changeStatus({ db, clock }, reference, status);
    if (!outcome.ok) throw new CommandError(refusals[outcome.reason]);
    say(`${formatReference(reference)} is ${status satisfies EnquiryStatus}.`);
  },
};

type Entry = Enquiry | { readonly reference: string; readonly message: undefined };

/** The open enquiries as lines for a terminal, each with what is needed to answer it. */
export function inboxLines(entries: readonly Entry[], timeZone: string): string[] {
  const heading = entries.length === 1 ? '1 open message' : `${entries.length} open messages`;
  return [heading, ...entries.flatMap((entry) => ['', ...entryLines(entry, timeZone)])];
}

function entryLines(entry: Entry, timeZone: string): string[] {
  const reference = formatReference(entry.reference);
  if (entry.message === undefined) return [`${reference}  No key here opens it.`];
  const when = formatMoment(entry.createdAt.epochMilliseconds, timeZone);
  const way = [formatPhone(entry.mobileNumber), ...(entry.email === null ? [] : [entry.email])];
  return [
    `${reference}  ${when}  ${entry.status}  ${topicWords.en[entry.topic]}`,
    `  ${[entry.fullName, ...way].join(', ')}`,
    ...entry.message.split('\n').map((line) => `  | ${line}`),
  ];
}
