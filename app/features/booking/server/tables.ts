import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '#app/platform/database/columns.ts';
import type { AppointmentStatus } from '../domain/appointment.ts';
import type { ClinicSettings, WeeklyHours } from '../domain/clinic-settings.ts';

// The shape of db/migrations/0002_booking.sql, which holds the constraints.

/** An instant, which the application counts in epoch milliseconds. */
const instant = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

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
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  bookedThrough: text('booked_through').$type<'website' | 'api' | 'desk'>().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const appointmentEvents = pgTable('appointment_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id').notNull(),
  happenedAt: instant('happened_at').notNull(),
  kind: text().$type<'booked' | 'moved' | 'cancelled' | 'status-changed'>().notNull(),
  actor: text().$type<'patient' | 'staff' | 'system'>().notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: instant('starts_at').notNull(),
  practitionerId: text('practitioner_id').notNull(),
});
