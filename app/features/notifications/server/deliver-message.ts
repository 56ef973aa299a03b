import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { appointmentById, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { codeOfMessage } from '#app/features/booking/server/return-code.ts';
import { entryById } from '#app/features/waiting-list/server/waiting-entries.ts';
import { formLink } from '#app/features/patient-forms/server/send-form-link.ts';
import { CarrierError } from '#app/platform/channels/carrier.ts';
import { TryLaterError } from '#app/platform/jobs.ts';
import { announce } from '#app/platform/live.ts';
import { MailError } from '#app/platform/mail.ts';
import { triesBeforeNext, type Channel } from '../domain/channels.ts';
import { isAppointmentKind, isReminderKind, isSuperseded } from '../domain/message.ts';
import { isLastAttempt, type NotificationContext } from './notification-context.ts';
import { sendBy } from './send-by-channel.ts';
import { messageAttempts, messages, type MessageRow } from './tables.ts';
import { resolveChannels } from './channel-plan.ts';

/** Longer than any attempt to send takes, so that two processes never send the same message side by side. */
const claimMinutes = 2;

/**
 * Sends a message of the outbox by the first channel that takes it, in the clinic's order. A message sent, superseded or
 * failed already is left alone, so a job may come twice. A crash between the carrier's answer and the note of it repeats
 * that one message (a mail with the same Message-ID). Throws when it should be tried again.
 */
export async function deliverMessage(
  context: NotificationContext,
  messageId: string,
  retryCount: number,
): Promise<void> {
  const message = await claim(context, messageId);
  if (!message) return;
  const appointment =
    message.appointmentId === null ? undefined : await appointmentById(context.database.db, message.appointmentId);
  if (await isNeedless(context, message, appointment)) {
    await finish(context, message, { status: 'superseded' });
    return;
  }
  for (;;) {
    const plan = await resolveChannels(context, message, appointment);
    const [channel, ...others] = plan.channels;
    if (channel === undefined) {
      const ended = plan.canRetryLater
        ? { status: 'held' as const }
        : { status: 'failed' as const, lastError: plan.lastError };
      await finish(context, message, ended);
      return;
    }
    if (await tryChannel(context, message, channel, others.length > 0, retryCount)) return;
    await prolongClaim(context, message);
  }
}

/** True when the message is gone; false when this channel is given up. Throws when it is to be tried again later. */
async function tryChannel(
  context: NotificationContext,
  message: MessageRow,
  channel: Channel,
  hasOthers: boolean,
  retryCount: number,
): Promise<boolean> {
  const tries = await noteTry(context, message, channel);
  let providerId: string | undefined;
  try {
    providerId = await sendBy(context, message, channel);
  } catch (error) {
    if (!(error instanceof MailError || error instanceof CarrierError)) throw error;
    const isGivenUp = error.isPermanent || (hasOthers ? tries >= triesBeforeNext : isLastAttempt(retryCount));
    const code = error.code.slice(0, 60);
    context.log.warn({ message: message.id, channel, code, isFinal: isGivenUp }, 'a message was not sent');
    await context.database.db
      .update(messageAttempts)
      .set({ status: isGivenUp ? 'failed' : 'trying', error: code, changedAt: context.clock.now() })
      .where(and(eq(messageAttempts.messageId, message.id), eq(messageAttempts.channel, channel)));
    await context.database.db.update(messages).set({ channel }).where(eq(messages.id, message.id));
    if (isGivenUp) return false;
    await finish(context, message, { status: 'queued', lastError: code });
    // Said above; an operator is not called for a mail server that is away for a minute.
    throw new TryLaterError('not sent');
  }
  await noteSent(context, message, channel, providerId);
  return true;
}

/** Marks a waiting message as in hand and returns it; undefined when there is nothing left to do. */
async function claim({ database, clock }: NotificationContext, id: string): Promise<MessageRow | undefined> {
  const now = clock.now();
  const [claimed] = await database.db
    .update(messages)
    .set({ claimedUntil: now.add({ minutes: claimMinutes }), attempts: sql`${messages.attempts} + 1` })
    .where(
      and(
        eq(messages.id, id),
        inArray(messages.status, ['queued', 'held']),
        or(isNull(messages.claimedUntil), lt(messages.claimedUntil, now)),
      ),
    )
    .returning();
  if (claimed) return claimed;
  const [known] = await database.db.select({ status: messages.status }).from(messages).where(eq(messages.id, id));
  if (known?.status === 'queued' || known?.status === 'held') throw new TryLaterError('in hand elsewhere');
  return undefined;
}

async function prolongClaim({ database, clock }: NotificationContext, { id }: MessageRow): Promise<void> {
  const claimedUntil = clock.now().add({ minutes: claimMinutes });
  await database.db.update(messages).set({ claimedUntil }).where(eq(messages.id, id));
}

/** Whether nobody needs it any more: later news say it better, or a reminder's visit is over, moved or off. */
async function isNeedless(
  context: NotificationContext,
  message: MessageRow,
  appointment: AppointmentDetails | undefined,
): Promise<boolean> {
  const { kind, aboutStartsAt, formId, waitingId } = message;
  // Sent meanwhile, or erased: there is nothing to go on with.
  if (formId !== null) return !(await formLink({ db: context.database.db, keyRing: context.keyRing }, formId))?.to;
  // Booked, left, or taken off meanwhile: they wait no more.
  if (waitingId !== null) return typeof (await entryById(context.database.db, waitingId))?.email !== 'string';
  if (!isAppointmentKind(kind)) return false;
  // Used or too old, so that it opens nothing any more.
  if (kind === 'return-code') return !appointment || !(await codeOf(context, message, appointment));
  if (appointment && (isReminderKind(kind) || kind === 'waiting-offer' || kind === 'choose-again')) {
    const isOffer = kind === 'waiting-offer';
    const isStillOn = isOffer ? appointment.status === 'offered' : ['booked', 'confirmed'].includes(appointment.status);
    const isSameTime = aboutStartsAt === null || aboutStartsAt.epochMilliseconds === appointment.startsAt;
    if (!isStillOn || !isSameTime || appointment.startsAt <= context.clock.now().epochMilliseconds) return true;
  }
  return isSuperseded(kind, await laterKinds(context, message));
}

function codeOf(
  { database: { db }, keyRing, clock }: NotificationContext,
  { returnCodeId }: MessageRow,
  appointment: AppointmentDetails,
) {
  return codeOfMessage({ db, keyRing }, returnCodeId, appointment, clock.now().epochMilliseconds);
}

async function laterKinds({ database }: NotificationContext, message: MessageRow) {
  if (message.appointmentId === null) return [];
  const later = await database.db
    .select({ kind: messages.kind })
    .from(messages)
    .where(
      and(
        eq(messages.appointmentId, message.appointmentId),
        eq(messages.recipient, message.recipient),
        gt(messages.position, message.position),
      ),
    );
  return later.map(({ kind }) => kind);
}

/** Counts a try of a channel before it is made, and returns how many there were with it. */
async function noteTry(
  { database, clock }: NotificationContext,
  { id }: MessageRow,
  channel: Channel,
): Promise<number> {
  const changedAt = clock.now();
  const [row] = await database.db
    .insert(messageAttempts)
    .values({ messageId: id, channel, tries: 1, status: 'trying', changedAt })
    .onConflictDoUpdate({
      target: [messageAttempts.messageId, messageAttempts.channel],
      set: { tries: sql`${messageAttempts.tries} + 1`, status: 'trying', changedAt },
    })
    .returning({ tries: messageAttempts.tries });
  return row?.tries ?? 1;
}

async function noteSent(
  { database, clock }: NotificationContext,
  { id }: MessageRow,
  channel: Channel,
  providerId: string | undefined,
): Promise<void> {
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    await tx
      .update(messages)
      .set({ status: 'sent', channel, sentAt: now, claimedUntil: null, lastError: null })
      .where(eq(messages.id, id));
    await tx
      .update(messageAttempts)
      .set({ status: 'taken', providerId: providerId ?? null, error: null, changedAt: now })
      .where(and(eq(messageAttempts.messageId, id), eq(messageAttempts.channel, channel)));
    await announce(tx, 'messages');
  });
}

async function finish(
  { database, clock }: NotificationContext,
  message: MessageRow,
  outcome: Partial<Pick<MessageRow, 'status' | 'lastError'>>,
): Promise<void> {
  const isFailed = outcome.status === 'failed';
  await database.db.transaction(async (tx) => {
    await tx
      .update(messages)
      .set({ ...outcome, claimedUntil: null, ...(isFailed && { failedAt: clock.now() }) })
      .where(eq(messages.id, message.id));
    if (isFailed) await announce(tx, 'messages');
    // A patient who could not be told stands on the desk's list of calls.
    if (isFailed && message.appointmentId !== null) await announce(tx, 'diary');
  });
}
