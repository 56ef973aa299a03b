import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { MailError } from '#app/platform/mail.ts';
import { isAppointmentKind, isSuperseded } from '../domain/message.ts';
import { isLastAttempt, type NotificationContext } from './notification-context.ts';
import { renderMessage } from './render-message.ts';
import { messages, type MessageRow } from './tables.ts';

/** Longer than any attempt to send takes, so that two processes never send the same message side by side. */
const claimMinutes = 2;

/** Thrown to have the job tried again later: somebody else has the message in hand, or the mail server was not there. */
class TryLaterError extends Error {
  override readonly name = 'TryLaterError';
}

/**
 * Sends a message of the outbox. A message sent, superseded or failed already is left alone, so a job may come twice.
 * A crash between the mail server's answer and the note of it repeats that one mail, with the same Message-ID. Throws
 * when it should be tried again.
 */
export async function deliverMessage(
  context: NotificationContext,
  messageId: string,
  retryCount: number,
): Promise<void> {
  const { database, mail, log } = context;
  const message = await claim(context, messageId);
  if (!message) return;
  if (isAppointmentKind(message.kind) && isSuperseded(message.kind, await laterKinds(context, message))) {
    await finish(context, message, { status: 'superseded' });
    return;
  }
  if (!mail.configured) {
    await finish(context, message, { status: 'held' });
    return;
  }
  const rendered = await renderMessage(context, message);
  if (rendered.to === undefined) {
    await finish(context, message, { status: 'held' });
    return;
  }
  const { to, replyTo, subject, html, text, calendar } = rendered;
  try {
    await mail.sendMail({
      messageId: message.messageId,
      to,
      replyTo,
      subject,
      html,
      text,
      ...(calendar ? { calendar } : {}),
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isFinal = error.isPermanent || isLastAttempt(retryCount);
    await finish(context, message, { status: isFinal ? 'failed' : 'queued', lastError: error.code.slice(0, 60) });
    log.warn({ message: message.id, code: error.code, isFinal }, 'a message was not sent');
    if (!isFinal) throw new TryLaterError('not sent');
    return;
  }
  await database.db
    .update(messages)
    .set({ status: 'sent', sentAt: context.clock.now(), claimedUntil: null, lastError: null })
    .where(eq(messages.id, message.id));
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

async function finish(
  { database }: NotificationContext,
  message: MessageRow,
  outcome: Partial<Pick<MessageRow, 'status' | 'lastError'>>,
): Promise<void> {
  await database.db
    .update(messages)
    .set({ ...outcome, claimedUntil: null })
    .where(eq(messages.id, message.id));
}
