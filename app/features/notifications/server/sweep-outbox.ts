import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { appointmentsWhere } from '#app/features/booking/server/appointment-details.ts';
import { appointments } from '#app/features/booking/server/tables.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messages } from './tables.ts';

const batch = 500;

/**
 * Puts messages back into the queue that wait without a job: one was lost, or they were held while there was nothing to
 * send them with. Held ones go out only while they still tell something: for visits to come, and
 * for enquiries always. A message whose job waits already gets no second one.
 * Returns how many were looked at.
 */
export async function sweepOutbox(context: NotificationContext): Promise<number> {
  const { database, clock, mail, clinicMail } = context;
  const { db, jobs } = database;
  const queued = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.status, 'queued'))
    .orderBy(asc(messages.position))
    .limit(batch);
  const waiting = queued.map(({ id }) => id);
  if (mail.configured) {
    const held = await db
      .select({ id: messages.id, appointmentId: messages.appointmentId, recipient: messages.recipient })
      .from(messages)
      .where(eq(messages.status, 'held'))
      .orderBy(asc(messages.position))
      .limit(batch);
    const ids = held.flatMap(({ appointmentId }) => appointmentId ?? []);
    const ahead = ids.length === 0 ? [] : await appointmentsAhead(ids);
    for (const { id, appointmentId, recipient } of held) {
      const canBeSent = recipient === 'patient' || clinicMail !== undefined;
      if (canBeSent && (appointmentId === null || ahead.includes(appointmentId))) waiting.push(id);
    }
  }
  for (const id of waiting) await jobs.enqueue(db, deliveryQueue, { messageId: id }, { singletonKey: id });
  return waiting.length;

  async function appointmentsAhead(ids: string[]): Promise<string[]> {
    const now = clock.now().epochMilliseconds;
    const found = await appointmentsWhere(db, and(inArray(appointments.id, ids), gt(appointments.startsAt, now))!);
    return found.map(({ id }) => id);
  }
}
