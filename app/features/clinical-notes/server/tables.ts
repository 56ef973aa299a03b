import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, epochMs } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0035_clinical_notes.sql, which holds the constraints.

export const clinicalNotes = pgTable('clinical_notes', {
  id: uuid().primaryKey(),
  appointmentId: uuid('appointment_id').notNull(),
  recordKeyEncrypted: bytea('record_key_encrypted').notNull(),
  revision: integer().notNull(),
  draftSealed: bytea('draft_sealed'),
  draftChangedAt: epochMs('draft_changed_at'),
  draftChangedBy: uuid('draft_changed_by'),
  draftWriter: uuid('draft_writer'),
  createdAt: epochMs('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
});

export const clinicalNoteVersions = pgTable('clinical_note_versions', {
  id: uuid().primaryKey(),
  noteId: uuid('note_id').notNull(),
  version: integer().notNull(),
  textSealed: bytea('text_sealed').notNull(),
  signedAt: epochMs('signed_at').notNull(),
  signedBy: uuid('signed_by').notNull(),
  signerName: text('signer_name').notNull(),
  signerRegistration: text('signer_registration'),
});

export const clinicalNoteAddenda = pgTable('clinical_note_addenda', {
  id: uuid().primaryKey(),
  noteId: uuid('note_id').notNull(),
  textSealed: bytea('text_sealed').notNull(),
  addedAt: epochMs('added_at').notNull(),
  addedBy: uuid('added_by').notNull(),
  authorName: text('author_name').notNull(),
  authorRegistration: text('author_registration'),
});
