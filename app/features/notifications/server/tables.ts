import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#app/platform/database/columns.ts';
import type { MessageKind, MessageStatus, Recipient } from '../domain/message.ts';

// The shape of db/migrations/0003_notifications.sql and 0004_enquiries.sql, which hold the constraints.
export const messages = pgTable('messages', {
  id: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id'),
  enquiryId: uuid('enquiry_id'),
  kind: text().$type<MessageKind>().notNull(),
  recipient: text().$type<Recipient>().notNull(),
  channel: text().$type<'email'>().notNull(),
  status: text().$type<MessageStatus>().notNull(),
  messageId: text('message_id').notNull(),
  attempts: integer().notNull().default(0),
  claimedUntil: instant('claimed_until'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
});

/** What a message is about, by its id: exactly one of the two. */
export interface MessageSubject {
  readonly appointmentId: string | null;
  readonly enquiryId: string | null;
}

export type MessageRow = typeof messages.$inferSelect;
