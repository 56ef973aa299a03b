import { desc, inArray } from 'drizzle-orm';
import type { Temporal } from '#app/lib/time.ts';
import type { MessageKind, MessageStatus, Recipient } from '../domain/message.ts';
import type { NotificationContext } from './notification-context.ts';
import { renderMessage, type RenderedMessage } from './render-message.ts';
import { messages } from './tables.ts';

export interface HeldMessage extends RenderedMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly recipient: Recipient;
  readonly status: MessageStatus;
  readonly createdAt: Temporal.Instant;
}

/** The newest messages that wait because nothing is set up to send them, as they would go out; for `/dev/outbox`. */
export async function listHeldMessages(context: NotificationContext, most = 50): Promise<HeldMessage[]> {
  const rows = await context.database.db
    .select()
    .from(messages)
    .where(inArray(messages.status, ['held', 'queued']))
    .orderBy(desc(messages.position))
    .limit(most);
  const held: HeldMessage[] = [];
  for (const row of rows) {
    const { id, kind, recipient, status, createdAt } = row;
    held.push({ ...(await renderMessage(context, row)), id, kind, recipient, status, createdAt });
  }
  return held;
}
