import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { deliveryQueue, type NotificationContext } from '../notification-context.ts';
import { messageAttempts, messages } from '../tables.ts';

type DeskContext = Pick<NotificationContext, 'database' | 'clock'>;

/** A message that failed and that nobody has dealt with; anything else was changed in another window. */
const isOpen = (id: string) => and(eq(messages.id, id), eq(messages.status, 'failed'), isNull(messages.calledAt));

/** Sends a message that failed once more, by every channel from the first on. `changed-meanwhile` when it is settled. */
export async function resendMessage(
  { database: { db, jobs }, clock }: DeskContext,
  id: string,
  by: StaffActor,
): Promise<Result<null, 'changed-meanwhile'>> {
  return db.transaction(async (tx) => {
    const [again] = await tx
      .update(messages)
      .set({ status: 'queued', failedAt: null, lastError: null, resent: sql`${messages.resent} + 1` })
      .where(isOpen(id))
      .returning({ resent: messages.resent });
    if (!again) return fail('changed-meanwhile');
    await tx.delete(messageAttempts).where(eq(messageAttempts.messageId, id));
    await jobs.enqueue(tx, deliveryQueue, { messageId: id }, { singletonKey: id });
    await note(tx, clock, 'message.resent', id, by);
    return ok(null);
  });
}

/** Notes that the patient was told by phone. `changed-meanwhile` when the message is settled. */
export async function markAsCalled(
  { database: { db }, clock }: DeskContext,
  id: string,
  by: StaffActor,
): Promise<Result<null, 'changed-meanwhile'>> {
  return db.transaction(async (tx) => {
    const [called] = await tx
      .update(messages)
      .set({ calledAt: clock.now(), calledBy: by.id })
      .where(isOpen(id))
      .returning({ id: messages.id });
    if (!called) return fail('changed-meanwhile');
    await note(tx, clock, 'message.called', id, by);
    return ok(null);
  });
}

async function note(
  tx: Transaction,
  clock: DeskContext['clock'],
  action: string,
  id: string,
  by: StaffActor,
): Promise<void> {
  const subject = { kind: 'message', id };
  await audit(tx, { at: clock.now().epochMilliseconds, actor: byStaff(by), action, subject });
  await announce(tx, 'messages');
  await announce(tx, 'diary');
}
