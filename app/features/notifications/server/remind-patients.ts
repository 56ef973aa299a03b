import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { visitsExpected } from '#app/features/scheduling/server/visit-fragments.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import type { ReminderKind } from '../domain/message.ts';
import { remindAheadMs, remindersDue } from '../domain/reminders.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { domainOf } from './outbox.ts';

interface Visit {
  readonly id: string;
  readonly hasEmail: boolean;
  readonly startsAt: number;
  readonly toldAt: number;
  readonly reminded: readonly ReminderKind[];
}

/**
 * Queues the reminders that are due. What is due is asked of the appointments as they are, so moving and cancelling need
 * no bookkeeping; the database lets each visit and time be reminded of once, however many processes look. Returns how
 * many were queued.
 */
export async function remindPatients(context: NotificationContext): Promise<number> {
  const { database, clock, settings } = context;
  const now = clock.now().epochMilliseconds;
  const { timeZone } = (await settings.current()).clinic;
  const visits = await visitsAhead(context, now);
  let queued = 0;
  for (const visit of visits) {
    const due = remindersDue(visit, timeZone, now).filter((kind) => !visit.reminded.includes(kind));
    if (due.length === 0) continue;
    await database.db.transaction(async (tx) => {
      for (const kind of due) queued += await queueReminder(tx, context, visit, kind);
    });
  }
  return queued;
}

/** Visits that take place as far as anybody knows and whose patient can be written to, with what they heard. */
async function visitsAhead({ database: { db }, mail, carriers }: NotificationContext, now: number): Promise<Visit[]> {
  const reachesPhones = carriers?.sms !== undefined || carriers?.whatsApp !== undefined;
  if (!reachesPhones && !mail.configured) return [];
  const { rows } = await db.execute<{
    id: string;
    has_email: boolean;
    starts_at: string | Date;
    told_at: string | Date;
    reminded: ReminderKind[];
  }>(sql`
    SELECT visit.*, ARRAY(
      SELECT m.kind FROM messages m
      WHERE m.appointment_id = visit.id AND m.about_starts_at = visit.starts_at
    ) AS reminded
    FROM ${visitsExpected(now, now + remindAheadMs)} visit
    WHERE visit.has_email OR ${reachesPhones}
    ORDER BY visit.starts_at, visit.id`);
  return rows.map((row) => ({
    id: row.id,
    hasEmail: row.has_email,
    startsAt: new Date(row.starts_at).getTime(),
    toldAt: new Date(row.told_at).getTime(),
    reminded: row.reminded,
  }));
}

async function queueReminder(
  tx: Transaction,
  { database, clock, origin }: NotificationContext,
  visit: Visit,
  kind: ReminderKind,
): Promise<number> {
  const id = randomUUID();
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO messages
      (id, appointment_id, kind, recipient, channel, status, message_id, created_at, about_starts_at)
    VALUES (${id}, ${visit.id}, ${kind}, 'patient', ${visit.hasEmail ? 'email' : 'sms'}, 'queued',
      ${`<${id}@${domainOf(origin)}>`}, ${clock.now().toString()}::timestamptz,
      ${new Date(visit.startsAt).toISOString()}::timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING id`);
  if (rows.length === 0) return 0;
  await database.jobs.enqueue(tx, deliveryQueue, { messageId: id }, { singletonKey: id });
  return 1;
}
