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
import { bytea, epochMs } from '#app/platform/database/columns.ts';
import type { AppointmentStatus } from '../domain/appointment.ts';
import type { ClinicSettings, PractitionerKind, WeeklyHours } from '../domain/clinic-settings.ts';

// The shape of db/migrations/0002_booking.sql, 0006_diary.sql, 0031_return_codes.sql and 0039_desk_in_use.sql, which hold the constraints; the waiting list is in
// waiting-tables.ts.

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
  changedAt: epochMs('changed_at').notNull(),
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
  kind: text().$type<PractitionerKind>().notNull().default('doctor'),
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
  startsAt: epochMs('starts_at').notNull(),
  endsAt: epochMs('ends_at').notNull(),
  kind: text().$type<'leave' | 'block'>().notNull().default('leave'),
  label: text(),
  staffId: text('staff_id'),
  createdAt: epochMs('created_at')
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
  startsAt: epochMs('starts_at').notNull(),
  endsAt: epochMs('ends_at').notNull(),
  heldFrom: epochMs('held_from').notNull(),
  heldUntil: epochMs('held_until').notNull(),
  sequence: integer().notNull(),
  fullName: text('full_name').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  email: text(),
  noteEncrypted: text('note_encrypted'),
  /** What colleagues tell each other about the visit; nothing medical. */
  deskNoteEncrypted: text('desk_note_encrypted'),
  treatment: text(),
  /** The page of our site the booking began on. */
  beganOn: text('began_on'),
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  bookedThrough: text('booked_through').$type<BookedThrough>().notNull(),
  createdAt: epochMs('created_at').notNull(),
  changedAt: epochMs('changed_at').notNull(),
  overbookingReason: text('overbooking_reason'),
  seriesId: uuid('series_id'),
  /** It came of an offer of the waiting list. */
  fromWaitingList: boolean('from_waiting_list').notNull().default(false),
  /** Booked by a visitor while the site was a demonstration. */
  isTrial: boolean('is_trial').notNull().default(false),
  statusSince: epochMs('status_since')
    .notNull()
    .default(sql`now()`),
});

export const appointmentEvents = pgTable('appointment_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id').notNull(),
  happenedAt: epochMs('happened_at').notNull(),
  kind: text().$type<'booked' | 'moved' | 'cancelled' | 'status-changed' | 'undone'>().notNull(),
  actor: text().$type<'patient' | 'staff' | 'system'>().notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: epochMs('starts_at').notNull(),
  practitionerId: text('practitioner_id').notNull(),
  staffId: text('staff_id'),
  reason: text(),
});

export const appointmentUndo = pgTable('appointment_undo', {
  appointmentId: uuid('appointment_id').primaryKey(),
  sequence: integer().notNull(),
  staffId: text('staff_id').notNull(),
  madeAt: epochMs('made_at').notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  statusSince: epochMs('status_since').notNull(),
  practitionerId: text('practitioner_id').notNull(),
  startsAt: epochMs('starts_at').notNull(),
  endsAt: epochMs('ends_at').notNull(),
  heldFrom: epochMs('held_from').notNull(),
  heldUntil: epochMs('held_until').notNull(),
  overbookingReason: text('overbooking_reason'),
  wasTold: boolean('was_told').notNull(),
});

export const returnCodes = pgTable('return_codes', {
  id: uuid().primaryKey(),
  keyId: text('key_id').notNull(),
  ticketHash: bytea('ticket_hash').notNull(),
  appointmentIds: ids('appointment_ids').notNull(),
  madeAt: epochMs('made_at').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
  tries: integer().notNull().default(0),
  usedAt: epochMs('used_at'),
  openedIds: ids('opened_ids'),
  listHash: bytea('list_hash'),
});

/** Visits that stay at their time although a rule says otherwise: for one cause each, at one time. */
export const keptVisits = pgTable(
  'kept_visits',
  {
    appointmentId: uuid('appointment_id').notNull(),
    startsAt: epochMs('starts_at').notNull(),
    cause: text().notNull(),
    keptAt: epochMs('kept_at').notNull(),
    keptBy: text('kept_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.startsAt, table.cause] })],
);

/** Arrivals since closing that a member of staff has marked as seen, once for the whole clinic. */
export const seenArrivals = pgTable(
  'seen_arrivals',
  {
    kind: text().$type<'booking' | 'message' | 'form'>().notNull(),
    id: uuid().notNull(),
    seenAt: epochMs('seen_at').notNull(),
    seenBy: text('seen_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const walkIns = pgTable('walk_ins', {
  id: uuid().primaryKey(),
  joinedOn: date('joined_on', { mode: 'string' }).notNull(),
  token: integer().notNull(),
  status: text().$type<'waiting' | 'called' | 'left'>().notNull(),
  fullName: text('full_name'),
  mobileNumber: text('mobile_number'),
  appointmentTypeId: text('appointment_type_id').notNull(),
  practitionerId: text('practitioner_id'),
  language: text().$type<'en' | 'hi' | 'mr'>(),
  joinedAt: epochMs('joined_at').notNull(),
  /** Who saw them come. */
  joinedBy: text('joined_by'),
  changedAt: epochMs('changed_at').notNull(),
  appointmentId: uuid('appointment_id'),
});

export const calendarFeeds = pgTable('calendar_feeds', {
  practitionerId: text('practitioner_id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  withNames: boolean('with_names').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: epochMs('made_at').notNull(),
  readAt: epochMs('read_at'),
  readFrom: text('read_from'),
});
