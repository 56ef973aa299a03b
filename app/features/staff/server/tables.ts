import { bigint, boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';
import type { SignInFactor } from '../domain/session.ts';
import type { LinkKind } from '../domain/staff-link.ts';
import type { StaffRole } from '../domain/staff-member.ts';

// The shape of db/migrations/0011_sign_in.sql, which holds the constraints. better-auth reads and writes the first five
// by the names of these properties; its columns of time are Dates.

const date = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** better-auth takes any number, PostgreSQL gives `bigint` as text. */
const counter = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: Number,
});

export const staffMembers = pgTable('staff_members', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull(),
  role: text().$type<StaffRole>().notNull(),
  practitionerId: text('practitioner_id'),
  createdAt: date('created_at').notNull(),
  updatedAt: date('updated_at').notNull(),
  removedAt: instant('removed_at'),
  image: text(),
});

export const staffPasswords = pgTable('staff_passwords', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text().notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: date('access_token_expires_at'),
  refreshTokenExpiresAt: date('refresh_token_expires_at'),
  scope: text(),
  createdAt: date('created_at').notNull(),
  updatedAt: date('updated_at').notNull(),
});

export const staffSessions = pgTable('staff_sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  token: text().notNull(),
  expiresAt: date('expires_at').notNull(),
  createdAt: date('created_at').notNull(),
  updatedAt: date('updated_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  factor: text().$type<SignInFactor>().notNull(),
  startedAt: date('started_at').notNull(),
  provedAt: date('proved_at').notNull(),
  seenAt: date('seen_at').notNull(),
});

export const staffChallenges = pgTable('staff_challenges', {
  id: uuid().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: date('expires_at').notNull(),
  createdAt: date('created_at').notNull(),
  updatedAt: date('updated_at').notNull(),
});

export const staffPasskeys = pgTable('staff_passkeys', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text(),
  publicKey: text('public_key').notNull(),
  credentialID: text('credential_id').notNull(),
  counter: counter('counter').notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text(),
  createdAt: date('created_at'),
  aaguid: text(),
});

export const staffAuthenticators = pgTable('staff_authenticators', {
  staffId: uuid('staff_id').primaryKey(),
  secretEncrypted: text('secret_encrypted'),
  confirmedAt: instant('confirmed_at'),
  nextSecretEncrypted: text('next_secret_encrypted'),
  nextMadeAt: instant('next_made_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});

export const staffBackupCodes = pgTable('staff_backup_codes', {
  staffId: uuid('staff_id').notNull(),
  keyId: text('key_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
});

export const staffLinks = pgTable('staff_links', {
  id: uuid().primaryKey(),
  keyId: text('key_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  kind: text().$type<LinkKind>().notNull(),
  staffId: uuid('staff_id'),
  email: text(),
  role: text().$type<StaffRole>(),
  practitionerId: text('practitioner_id'),
  madeBy: uuid('made_by'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const staffAttempts = pgTable('staff_attempts', {
  subjectHash: bytea('subject_hash').primaryKey(),
  failures: integer().notNull(),
  blockedUntil: instant('blocked_until'),
  lastAt: instant('last_at').notNull(),
});

/** The shape of db/migrations/0037_desk_drafts.sql. */
export const deskDrafts = pgTable('desk_drafts', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<'typed' | 'refused'>().notNull(),
  route: text().notNull(),
  object: text().notNull(),
  form: text().notNull(),
  bodyEncrypted: bytea('body_encrypted').notNull(),
  begunAt: instant('begun_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The shape of db/migrations/0038_desk_requests.sql. */
export const deskRequests = pgTable('desk_requests', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  key: uuid().notNull(),
  askedAt: instant('asked_at').notNull(),
  doneAt: instant('done_at'),
  answerEncrypted: bytea('answer_encrypted'),
});
