import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#app/platform/database/columns.ts';
import type { Channel, ReceiptStatus, TemplateKind } from '../domain/channels.ts';
import type { MessageKind, MessageStatus, Recipient } from '../domain/message.ts';

// The shape of db/migrations/0003_notifications.sql, 0004_enquiries.sql, 0009_desk.sql, 0012_messages.sql,
// 0013_intake.sql, 0020_waiting_joined.sql, 0031_return_codes.sql and 0039_desk_in_use.sql, which hold the constraints.
export const messages = pgTable('messages', {
  id: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id'),
  enquiryId: uuid('enquiry_id'),
  formId: uuid('form_id'),
  waitingId: uuid('waiting_id'),
  returnCodeId: uuid('return_code_id'),
  kind: text().$type<MessageKind>().notNull(),
  recipient: text().$type<Recipient>().notNull(),
  channel: text().$type<Channel>().notNull(),
  status: text().$type<MessageStatus>().notNull(),
  messageId: text('message_id').notNull(),
  attempts: integer().notNull().default(0),
  claimedUntil: instant('claimed_until'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  aboutStartsAt: instant('about_starts_at'),
  failedAt: instant('failed_at'),
  calledAt: instant('called_at'),
  calledBy: text('called_by'),
  resent: integer().notNull().default(0),
});

export const messageAttempts = pgTable(
  'message_attempts',
  {
    messageId: uuid('message_id').notNull(),
    channel: text().$type<Channel>().notNull(),
    tries: integer().notNull().default(0),
    status: text().$type<ReceiptStatus | 'trying'>().notNull(),
    providerId: text('provider_id'),
    error: text(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.channel] })],
);

export const messageTemplates = pgTable(
  'message_templates',
  {
    kind: text().$type<TemplateKind>().notNull(),
    channel: text().$type<Channel>().notNull(),
    language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    dltId: text('dlt_id'),
    whatsappName: text('whatsapp_name'),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.channel, table.language, table.version] })],
);

/** What a message is about, by its id: exactly one of the four. */
export interface MessageSubject {
  readonly appointmentId: string | null;
  readonly enquiryId: string | null;
  readonly formId: string | null;
  readonly waitingId: string | null;
}

export type MessageRow = typeof messages.$inferSelect;
