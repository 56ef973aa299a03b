import { eq } from 'drizzle-orm';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { Channel } from '../domain/channels.ts';
import type { NotificationContext } from './notification-context.ts';
import { messageAttempts, type MessageRow } from './tables.ts';
import { readWays } from './ways-to-patients.ts';

export interface ChannelPlan {
  /** Channels still to be tried, in order. */
  readonly channels: readonly Channel[];
  /** Nothing can be tried now, but a change of settings could help, so the message is held. */
  readonly canRetryLater: boolean;
  /** Code of the last refusal; where nothing was tried, `not-registered` or `no-channel`. */
  readonly lastError: string;
}

/** The channels left for a message: the clinic's order, less those not configured, not available to the patient, or failed. */
export async function resolveChannels(
  context: NotificationContext,
  { id, kind, recipient }: MessageRow,
  appointment: AppointmentDetails | undefined,
): Promise<ChannelPlan> {
  const { db } = context.database;
  const tried = await db.select().from(messageAttempts).where(eq(messageAttempts.messageId, id));
  const failed = tried.filter(({ status }) => status === 'failed');
  // Only senders of an enquiry who gave an address get messages.
  const hasEmail = appointment === undefined || appointment.email !== null;
  const waysOf = await readWays(db, context);
  const to = { recipient, hasEmail, language: appointment?.language ?? 'en' };
  const { channels, waitsForMail, waitsForWords } = waysOf(kind, to, new Set(failed.map(({ channel }) => channel)));
  const last = failed.toSorted((a, b) => a.changedAt.epochMilliseconds - b.changedAt.epochMilliseconds).at(-1);
  return {
    channels,
    // An offer stands for half an hour: who can't be written to now is called.
    canRetryLater: kind !== 'waiting-offer' && failed.length === 0 && waitsForMail,
    lastError: last?.error ?? (waitsForWords ? 'not-registered' : 'no-channel'),
  };
}
