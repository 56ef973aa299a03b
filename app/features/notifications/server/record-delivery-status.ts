import { and, eq } from 'drizzle-orm';
import { announce } from '#app/platform/live.ts';
import { receiptCounts, type Channel, type ReceiptStatus } from '../domain/channels.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messageAttempts, messages } from './tables.ts';

export interface Receipt {
  readonly channel: Channel;
  /** The carrier's id of the message. */
  readonly providerId: string;
  readonly status: ReceiptStatus;
  /** Why it failed, as a code. */
  readonly code?: string | undefined;
}

/**
 * Records the delivery status a carrier reports. Receipts may come twice and in any order; one without news changes
 * nothing. A message that did not arrive goes to its next channel, and when there is none the patient has to be called.
 */
export async function recordDeliveryStatus(
  { database: { db, jobs }, clock }: Pick<NotificationContext, 'database' | 'clock'>,
  { channel, providerId, status, code }: Receipt,
): Promise<'noted' | 'nothing-new' | 'unknown'> {
  return db.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(messageAttempts)
      .where(and(eq(messageAttempts.channel, channel), eq(messageAttempts.providerId, providerId)))
      .for('update');
    if (!attempt) return 'unknown';
    if (!receiptCounts(attempt.status, status)) return 'nothing-new';
    const { messageId } = attempt;
    await tx
      .update(messageAttempts)
      .set({ status, error: status === 'failed' ? (code ?? 'failed').slice(0, 60) : null, changedAt: clock.now() })
      .where(and(eq(messageAttempts.messageId, messageId), eq(messageAttempts.channel, channel)));
    if (status === 'failed') {
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
