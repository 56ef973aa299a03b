import { randomUUID } from 'node:crypto';
import type { AppointmentMessages } from '#app/features/booking/server/booking-context.ts';
import { recipientsOf, type MessageKind } from '../domain/message.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messages } from './tables.ts';

/**
 * The outbox behind booking: messages and their jobs are written in the transaction of the change they tell of, so
 * neither can exist without the other.
 */
export function createOutbox(context: Pick<NotificationContext, 'database' | 'clock' | 'origin'>): AppointmentMessages {
  const { host } = new URL(context.origin);
  const domain = host.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
  return {
    async queue(tx, news, appointment) {
      // News of booking are kinds of messages by the same names; a new one does not compile until it is one.
      const kind: MessageKind = news;
      const createdAt = context.clock.now();
      const rows = recipientsOf(kind, appointment.email !== null).map((recipient) => {
        const id = randomUUID();
        return {
          id,
          appointmentId: appointment.id,
          kind,
          recipient,
          channel: 'email' as const,
          status: 'queued' as const,
          messageId: `<${id}@${domain}>`,
          createdAt,
        };
      });
      if (rows.length === 0) return;
      await tx.insert(messages).values(rows);
      for (const { id } of rows) {
        await context.database.jobs.enqueue(tx, deliveryQueue, { messageId: id }, { singletonKey: id });
      }
    },
  };
}
