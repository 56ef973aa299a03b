import { randomUUID } from 'node:crypto';
import type { AppointmentMessages } from '#app/features/booking/server/booking-context.ts';
import { recipientsOf, type MessageKind, type Recipient } from '../domain/message.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messages } from './tables.ts';

/**
 * The outbox behind booking: messages and their jobs are written in the transaction of the change they tell of, so
 * neither can exist without the other. While there is nothing to send with, a message is held and waits for the sweep.
 */
export function createOutbox(
  context: Pick<NotificationContext, 'database' | 'clock' | 'mail' | 'clinicMail' | 'origin'>,
): AppointmentMessages {
  const { host } = new URL(context.origin);
  const domain = host.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
  const canBeSent = (recipient: Recipient) =>
    context.mail.configured && (recipient === 'patient' || context.clinicMail !== undefined);
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
          status: canBeSent(recipient) ? ('queued' as const) : ('held' as const),
          messageId: `<${id}@${domain}>`,
          createdAt,
        };
      });
      if (rows.length === 0) return;
      await tx.insert(messages).values(rows);
      for (const { id, status } of rows) {
        if (status === 'queued')
          await context.database.jobs.enqueue(tx, deliveryQueue, { messageId: id }, { singletonKey: id });
      }
    },
  };
}
