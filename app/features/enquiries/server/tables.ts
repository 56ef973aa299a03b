import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';
import type { EntryKind } from '../domain/enquiry-entry.ts';
import type { EnquiryStatus } from '../domain/enquiry.ts';
import type { Topic } from '../domain/topic.ts';

// The shape of db/migrations/0004_enquiries.sql, 0009_desk.sql and 0019_enquiry_search.sql, which hold the constraints.
export const enquiries = pgTable('enquiries', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  topic: text().$type<Topic>().notNull(),
  status: text().$type<EnquiryStatus>().notNull(),
  fullNameEncrypted: text('full_name_encrypted').notNull(),
  mobileNumberEncrypted: text('mobile_number_encrypted').notNull(),
  emailEncrypted: text('email_encrypted'),
  messageEncrypted: text('message_encrypted').notNull(),
  mobileNumberSearch: text('mobile_number_search'),
  emailSearch: text('email_search'),
  requestHash: bytea('request_hash').notNull(),
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  assignedTo: text('assigned_to'),
  revision: integer().notNull().default(0),
});

export const enquiryEntries = pgTable('enquiry_entries', {
  id: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  enquiryId: uuid('enquiry_id').notNull(),
  happenedAt: instant('happened_at').notNull(),
  staffId: text('staff_id'),
  kind: text().$type<EntryKind>().notNull(),
  value: text(),
  textEncrypted: text('text_encrypted'),
});
