import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, epochMs } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0015_doctor_part.sql, which holds the constraints; `form_handling` is read and written in SQL.

export const formDoctorParts = pgTable('form_doctor_parts', {
  id: uuid().primaryKey(),
  formId: uuid('form_id').notNull(),
  revision: integer().notNull(),
  answersSealed: bytea('answers_sealed').notNull(),
  changedAt: epochMs('changed_at').notNull(),
  changedBy: uuid('changed_by').notNull(),
});

export const formNotes = pgTable('form_notes', {
  id: uuid().primaryKey(),
  formId: uuid('form_id').notNull(),
  textSealed: bytea('text_sealed').notNull(),
  writtenAt: epochMs('written_at').notNull(),
  writtenBy: uuid('written_by').notNull(),
});
