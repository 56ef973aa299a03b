import { and, asc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { visitsBegun } from '#app/features/scheduling/server/visits.ts';
import { announce } from '#app/platform/live.ts';
import { templateKinds } from '../domain/channels.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messages } from './tables.ts';

const batch = 500;

/**
 * Puts messages back into the queue that wait without a job: one was lost, or they were held while there was nothing to
 * send them with. Held ones go out only while they still tell something: for visits to come, and
 * for enquiries always; those about visits that have begun are settled. A message whose job waits already gets no second one.
 * Returns how many were looked at.
 */
export async function sweepOutbox(context: NotificationContext): Promise<number> {
  const { db, jobs } = context.database;
  await settleWhatIsOver(context);
  const isWaiting = or(eq(messages.status, 'queued'), and(eq(messages.status, 'held'), canBeSent(context)));
  let count = 0;
  for (let after = 0; ;) {
    const found = await db
      .select({ id: messages.id, position: messages.position })
      .from(messages)
      .where(and(isWaiting, gt(messages.position, after)))
      .orderBy(asc(messages.position))
      .limit(batch);
    for (const { id } of found) await jobs.enqueue(db, deliveryQueue, { messageId: id }, { singletonKey: id });
    count += found.length;
    const last = found.at(-1);
    if (!last || found.length < batch) return count;
    after = last.position;
  }
}

/** Held messages about visits that have begun tell nobody anything any more. */
async function settleWhatIsOver({ database: { db }, clock }: NotificationContext): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const settled = await tx
      .update(messages)
      .set({ status: 'superseded' })
      .where(
        and(
          eq(messages.status, 'held'),
          inArray(messages.appointmentId, visitsBegun(db, now.epochMilliseconds)),
          or(isNull(messages.claimedUntil), lt(messages.claimedUntil, now)),
        ),
      )
      .returning({ id: messages.id });
    if (settled.length > 0) await announce(tx, 'messages');
  });
}

/** Which held messages there is something to send with now; by which way each goes is decided when it goes out. */
function canBeSent({ mail, clinicMail, carriers }: NotificationContext): SQL {
  const ways: (SQL | undefined)[] = [];
  if (mail.configured) ways.push(clinicMail === undefined ? eq(messages.recipient, 'patient') : sql`true`);
  if (carriers?.whatsApp ?? carriers?.sms)
    ways.push(and(eq(messages.recipient, 'patient'), inArray(messages.kind, [...templateKinds])));
  return or(...ways) ?? sql`false`;
}
