import { and, eq } from 'drizzle-orm';
import { announce } from '#app/platform/live.ts';
import { receiptCounts, type Channel, type ReceiptStatus } from '../domain/channels.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messageAttempts, messages } from './tables.ts';

export interface Receipt {
  readonly channel: Channel;
  /** The carrier's id of the message. */
  readonly providerId: string;
  readonly told: ReceiptStatus;
  /** Why it failed, as a code. */
  readonly code?: string | undefined;
}

/**
 * Notes what a carrier says became of a message. Receipts come twice and in any order, and one that says nothing new
 * changes nothing. A message that did not arrive takes its next channel, and without one is to be called.
 */
export async function takeReceipt(
  { database: { db, jobs }, clock }: Pick<NotificationContext, 'database' | 'clock'>,
  { channel, providerId, told, code }: Receipt,
): Promise<'noted' | 'nothing-new' | 'unknown'> {
  return db.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(messageAttempts)
      .where(and(eq(messageAttempts.channel, channel), eq(messageAttempts.providerId, providerId)))
      .for('update');
    if (!attempt) return 'unknown';
    if (!receiptCounts(attempt.status, told)) return 'nothing-new';
    const { messageId } = attempt;
    await tx
      .update(messageAttempts)
      .set({ status: told, error: told === 'failed' ? (code ?? 'failed').slice(0, 60) : null, changedAt: clock.now() })
      .where(and(eq(messageAttempts.messageId, messageId), eq(messageAttempts.channel, channel)));
    if (told === 'failed') {
      const [again] = await tx
        .update(messages)
        .set({ status: 'queued', sentAt: null, claimedUntil: null })
        .where(and(eq(messages.id, messageId), eq(messages.status, 'sent'), eq(messages.channel, channel)))
        .returning({ id: messages.id });
      if (again) await jobs.enqueue(tx, deliveryQueue, { messageId }, { singletonKey: messageId });
    }
    await announce(tx, 'messages');
    return 'noted';
  });
}
