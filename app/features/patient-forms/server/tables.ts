import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';
import type { FormKind } from '../domain/form-kind.ts';

// The shape of db/migrations/0013_intake.sql, which holds the constraints.
export const patientForms = pgTable('patient_forms', {
  id: uuid().primaryKey(),
  form: text().$type<FormKind>().notNull(),
  /** The definition it was filled in with: "hair.v1". */
  version: text().notNull(),
  state: text().$type<'draft' | 'submitted'>().notNull(),
  tokenKeyId: text('token_key_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  recordKeyEncrypted: bytea('record_key_encrypted').notNull(),
  answersSealed: bytea('answers_sealed').notNull(),
  /** Slugs of the sections that were continued from. */
  finished: text().array().notNull(),
  revision: integer().notNull().default(1),
  appointmentId: uuid('appointment_id'),
  patientId: uuid('patient_id'),
  urgent: boolean().notNull().default(false),
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  submittedAt: instant('submitted_at'),
  expiresAt: instant('expires_at'),
});
