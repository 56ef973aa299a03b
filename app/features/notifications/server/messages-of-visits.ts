import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Channel } from '../domain/channels.ts';
import { stateOf, type MessageState } from '../domain/message-state.ts';
import type { MessageKind, MessageStatus } from '../domain/message.ts';
import { messageAttempts, messages } from './tables.ts';

/** A message that the patient of a visit was sent, or was to be sent; never its words. */
export interface MessageOfVisit {
  readonly visitId: string | null;
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly status: MessageStatus;
  readonly state: MessageState;
  /** Code of what went wrong last. */
  readonly error: string | null;
  readonly at: EpochMs;
}

/** What the patients of these visits were told, in the order it was queued. */
export async function messagesOfVisits(db: Db, visitIds: readonly string[]): Promise<MessageOfVisit[]> {
  if (visitIds.length === 0) return [];
  const rows = await db
    .select({
      visitId: messages.appointmentId,
      kind: messages.kind,
      channel: messages.channel,
      status: messages.status,
      error: messages.lastError,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
      calledAt: messages.calledAt,
      receipt: messageAttempts.status,
    })
    .from(messages)
    .leftJoin(
      messageAttempts,
      and(eq(messageAttempts.messageId, messages.id), eq(messageAttempts.channel, messages.channel)),
    )
    .where(and(inArray(messages.appointmentId, [...visitIds]), eq(messages.recipient, 'patient')))
    .orderBy(messages.position);
  return rows.map(({ createdAt, sentAt, calledAt, receipt, ...row }) => ({
    ...row,
    state: stateOf({ status: row.status, isCalled: calledAt !== null, receipt }),
    at: (sentAt ?? createdAt).epochMilliseconds,
  }));
}

/** Those of these visits of which somebody, patient or clinic, was told anything. */
export async function visitsWithMessages(db: Db, visitIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (visitIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT DISTINCT appointment_id AS id FROM messages WHERE appointment_id IN ${visitIds}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Erases inside `tx` what told of these visits. */
export async function eraseMessagesOf(tx: Db, visitIds: readonly string[]): Promise<void> {
  if (visitIds.length > 0) await tx.execute(sql`DELETE FROM messages WHERE appointment_id IN ${visitIds}`);
}

/** Whether the patient of a visit was, or is being, told that it is booked. */
export async function wasToldOfBooking(tx: Db, visitId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM messages WHERE appointment_id = ${visitId} AND recipient = 'patient' AND kind = 'booked' LIMIT 1`);
  return rows.length > 0;
}

/** The offered times, by the rows that hold them, of which somebody was sent, or is being sent, a message. */
export async function toldOffers(db: Db, heldBy: readonly string[]): Promise<ReadonlySet<string>> {
  if (heldBy.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT appointment_id AS id FROM messages
    WHERE kind = 'waiting-offer' AND status IN ('queued', 'sent') AND appointment_id IN ${heldBy}`);
  return new Set(rows.map(({ id }) => id));
}
