import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#app/platform/database/columns.ts';
import type { MessageKind, MessageStatus, Recipient } from '../domain/message.ts';

// The shape of db/migrations/0003_notifications.sql, which holds the constraints.
export const messages = pgTable('messages', {
  id: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id').notNull(),
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

export type MessageRow = typeof messages.$inferSelect;
