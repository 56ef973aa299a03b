import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { namesOfVisits } from '#app/features/scheduling/server/visits.ts';
import { namesOfWaiting } from '#app/features/waiting-list/server/waiting-entries.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Channel, ReceiptStatus } from '../../domain/channels.ts';
import type { MessageFilter } from '../../domain/message-filter.ts';
import type { MessageKind, MessageStatus, Recipient } from '../../domain/message.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { NotificationContext } from '../notification-context.ts';
import { messageAttempts, messages } from '../tables.ts';

export const messagesPageSize = 50;

export interface ListedMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly recipient: Recipient;
  readonly channel: Channel;
  readonly status: MessageStatus;
  readonly lastError: string | null;
  /** When it was queued, and when it went out or was given up. */
  readonly createdAt: EpochMs;
  readonly endedAt: EpochMs | null;
  readonly calledAt: EpochMs | null;
  readonly receipt: ReceiptStatus | 'trying' | null;
  readonly enquiryId: string | null;
  /** A place on the waiting list: who waits, while they do, and the last day they wait for. */
  readonly waiting: { readonly fullName: string | null; readonly lastDay: string } | null;
  readonly visit: { readonly id: string; readonly fullName: string; readonly startsAt: EpochMs } | null;
}

const conditions: Readonly<Record<MessageFilter, SQL>> = {
  failed: and(eq(messages.status, 'failed'), isNull(messages.calledAt))!,
  waiting: inArray(messages.status, ['queued', 'held']),
  sent: eq(messages.status, 'sent'),
  done: sql`(${messages.status} = 'superseded' OR ${messages.calledAt} IS NOT NULL)`,
};

/** How many messages no channel took and nobody has dealt with; from an index of just these. */
export async function countFailed(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(conditions.failed);
  return row?.count ?? 0;
}

/** A page (from 1) of the outbox, the newest first, how many each filter has, and a note of it in the audit log. */
export async function listMessages(
  { database: { db }, clock }: Pick<NotificationContext, 'database' | 'clock'>,
  filter: MessageFilter,
  page: number,
  by: StaffActor,
): Promise<{ readonly rows: readonly ListedMessage[]; readonly counts: Readonly<Record<MessageFilter, number>> }> {
  const counts = { failed: 0, waiting: 0, sent: 0, done: 0 };
  const [counted] = await db
    .select({
      failed: sql<number>`count(*) FILTER (WHERE ${conditions.failed})::int`,
      waiting: sql<number>`count(*) FILTER (WHERE ${conditions.waiting})::int`,
      sent: sql<number>`count(*) FILTER (WHERE ${conditions.sent})::int`,
      done: sql<number>`count(*) FILTER (WHERE ${conditions.done})::int`,
    })
    .from(messages);
  Object.assign(counts, counted);
  const [visit, waiting] = [namesOfVisits(db), namesOfWaiting(db)];
  const rows = await db
    .select({
      id: messages.id,
      kind: messages.kind,
      recipient: messages.recipient,
      channel: messages.channel,
      status: messages.status,
      lastError: messages.lastError,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
      failedAt: messages.failedAt,
      calledAt: messages.calledAt,
      receipt: messageAttempts.status,
      enquiryId: messages.enquiryId,
      waitingName: waiting.fullName,
      waitingDay: waiting.lastDay,
      visitId: visit.id,
      fullName: visit.fullName,
      startsAt: visit.startsAt,
    })
    .from(messages)
    .leftJoin(visit, eq(visit.id, messages.appointmentId))
    .leftJoin(waiting, eq(waiting.id, messages.waitingId))
    .leftJoin(
      messageAttempts,
      and(eq(messageAttempts.messageId, messages.id), eq(messageAttempts.channel, messages.channel)),
    )
    .where(conditions[filter])
    .orderBy(desc(messages.position))
    .limit(messagesPageSize)
    .offset((page - 1) * messagesPageSize);
  if (rows.length > 0) {
    await audit(db, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'messages.listed',
      details: { filter, page, count: rows.length },
    });
  }
  return {
    counts,
    rows: rows.map(
      ({ sentAt, failedAt, createdAt, calledAt, visitId, fullName, startsAt, waitingName, waitingDay, ...row }) => ({
        ...row,
        waiting: waitingDay === null ? null : { fullName: waitingName, lastDay: waitingDay },
        createdAt: createdAt.epochMilliseconds,
        endedAt: (sentAt ?? failedAt)?.epochMilliseconds ?? null,
        calledAt: calledAt?.epochMilliseconds ?? null,
        visit: visitId === null || fullName === null || startsAt === null ? null : { id: visitId, fullName, startsAt },
      }),
    ),
  };
}
