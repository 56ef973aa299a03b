import { customType, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, epochMs } from '#app/platform/database/columns.ts';
import type { OfferOutcome, PartOfDay, WaitingStatus } from '../domain/waiting-list.ts';

// The shape of db/migrations/0018_waiting_list.sql, which holds the constraints.

/** Days, written as an array; `readEntries` reads them as one text, since drivers differ in how they give arrays. */
const days = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'date[]',
  toDriver: (value) => `{${value.join(',')}}`,
});

export const waitingEntries = pgTable('waiting_entries', {
  id: uuid().primaryKey(),
  linkKeyId: text('link_key_id').notNull(),
  linkHash: bytea('link_hash').notNull(),
  requestHash: bytea('request_hash'),
  status: text().$type<WaitingStatus>().notNull(),
  appointmentTypeId: text('appointment_type_id').notNull(),
  practitionerId: text('practitioner_id'),
  wantedOn: days('wanted_on').notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  partOfDay: text('part_of_day').$type<PartOfDay>().notNull(),
  fullName: text('full_name'),
  mobileNumber: text('mobile_number'),
  email: text(),
  noteEncrypted: text('note_encrypted'),
  treatment: text(),
  beganOn: text('began_on'),
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  joinedThrough: text('joined_through').$type<'website' | 'desk'>().notNull(),
  noticeVersion: text('notice_version'),
  legalVersions: text('legal_versions'),
  joinedAt: epochMs('joined_at').notNull(),
  changedAt: epochMs('changed_at').notNull(),
  appointmentId: uuid('appointment_id'),
});

export const waitingOffers = pgTable('waiting_offers', {
  id: uuid().primaryKey(),
  entryId: uuid('entry_id').notNull(),
  heldBy: uuid('held_by'),
  practitionerId: text('practitioner_id').notNull(),
  startsAt: epochMs('starts_at').notNull(),
  endsAt: epochMs('ends_at').notNull(),
  madeAt: epochMs('made_at').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
  madeBy: text('made_by'),
  outcome: text().$type<OfferOutcome>(),
  endedAt: epochMs('ended_at'),
});
