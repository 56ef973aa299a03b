import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '#app/platform/database/columns.ts';
import type { AppointmentStatus } from '../domain/appointment.ts';
import type { ClinicSettings, WeeklyHours } from '../domain/clinic-settings.ts';

// The shape of db/migrations/0002_booking.sql, 0006_diary.sql and 0031_return_codes.sql, which hold the constraints; the waiting list is in
// waiting-tables.ts.

/** An instant, which the application counts in epoch milliseconds. */
const instant = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

/** Ids in one column; the drivers of the two databases take and give them as text alike. */
const ids = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'uuid[]',
  toDriver: (value) => `{${value.join(',')}}`,
});

/** How an appointment came to be. */
export type BookedThrough = 'website' | 'api' | 'desk' | 'walk-in';

export const clinicSettings = pgTable('clinic_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: integer().notNull(),
  settings: jsonb().$type<ClinicSettings>().notNull(),
  source: text().$type<'file' | 'staff'>().notNull(),
  fileFingerprint: bytea('file_fingerprint').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const appointmentTypes = pgTable('appointment_types', {
  id: text().primaryKey(),
  position: integer().notNull(),
  active: boolean().notNull(),
  name: text().notNull(),
  minutes: integer().notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
  feeRupees: integer('fee_rupees'),
});

export const practitioners = pgTable('practitioners', {
  id: text().primaryKey(),
  position: integer().notNull(),
  active: boolean().notNull(),
  name: text().notNull(),
  qualification: text(),
  registrationNumber: text('registration_number'),
  hours: jsonb().$type<WeeklyHours>(),
});

export const practitionerAppointmentTypes = pgTable(
  'practitioner_appointment_types',
  {
    practitionerId: text('practitioner_id').notNull(),
    appointmentTypeId: text('appointment_type_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.practitionerId, table.appointmentTypeId] })],
);

export const practitionerLeave = pgTable('practitioner_leave', {
  id: uuid().primaryKey(),
  practitionerId: text('practitioner_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  kind: text().$type<'leave' | 'block'>().notNull().default('leave'),
  label: text(),
  staffId: text('staff_id'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});

export const appointments = pgTable('appointments', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  manageKeyId: text('manage_key_id').notNull(),
  manageTokenHash: bytea('manage_token_hash').notNull(),
  requestKeyHash: bytea('request_key_hash'),
  requestFingerprint: bytea('request_fingerprint'),
  /** Null where nobody is meant (any more): an erased patient's visit stays as a count. */
  patientId: uuid('patient_id'),
  practitionerId: text('practitioner_id').notNull(),
  appointmentTypeId: text('appointment_type_id').notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  heldFrom: instant('held_from').notNull(),
  heldUntil: instant('held_until').notNull(),
  sequence: integer().notNull(),
  fullName: text('full_name').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  email: text(),
  noteEncrypted: text('note_encrypted'),
  treatment: text(),
  /** The page of our site the booking began on. */
  beganOn: text('began_on'),
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  bookedThrough: text('booked_through').$type<BookedThrough>().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  overbookingReason: text('overbooking_reason'),
  seriesId: uuid('series_id'),
  statusSince: instant('status_since')
    .notNull()
    .default(sql`now()`),
});

export const appointmentEvents = pgTable('appointment_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id').notNull(),
  happenedAt: instant('happened_at').notNull(),
  kind: text().$type<'booked' | 'moved' | 'cancelled' | 'status-changed' | 'undone'>().notNull(),
  actor: text().$type<'patient' | 'staff' | 'system'>().notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: instant('starts_at').notNull(),
  practitionerId: text('practitioner_id').notNull(),
  staffId: text('staff_id'),
  reason: text(),
});

export const appointmentUndo = pgTable('appointment_undo', {
  appointmentId: uuid('appointment_id').primaryKey(),
  sequence: integer().notNull(),
  staffId: text('staff_id').notNull(),
  madeAt: instant('made_at').notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  statusSince: instant('status_since').notNull(),
  practitionerId: text('practitioner_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  heldFrom: instant('held_from').notNull(),
  heldUntil: instant('held_until').notNull(),
  overbookingReason: text('overbooking_reason'),
  wasTold: boolean('was_told').notNull(),
});

export const returnCodes = pgTable('return_codes', {
  id: uuid().primaryKey(),
  keyId: text('key_id').notNull(),
  ticketHash: bytea('ticket_hash').notNull(),
  appointmentIds: ids('appointment_ids').notNull(),
  madeAt: instant('made_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: integer().notNull().default(0),
  usedAt: instant('used_at'),
  openedIds: ids('opened_ids'),
  listHash: bytea('list_hash'),
});

export const walkIns = pgTable('walk_ins', {
  id: uuid().primaryKey(),
  joinedOn: date('joined_on', { mode: 'string' }).notNull(),
  token: integer().notNull(),
  status: text().$type<'waiting' | 'called' | 'left'>().notNull(),
  fullName: text('full_name'),
  mobileNumber: text('mobile_number'),
  appointmentTypeId: text('appointment_type_id').notNull(),
  practitionerId: text('practitioner_id'),
  joinedAt: instant('joined_at').notNull(),
  /** Who saw them come. */
  joinedBy: text('joined_by'),
  changedAt: instant('changed_at').notNull(),
  appointmentId: uuid('appointment_id'),
});

export const calendarFeeds = pgTable('calendar_feeds', {
  practitionerId: text('practitioner_id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  withNames: boolean('with_names').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull(),
  readAt: instant('read_at'),
  readFrom: text('read_from'),
});
