import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, epochMs } from '#app/platform/database/columns.ts';
import type { ContactKind } from '../domain/patient.ts';
import type { ColumnMapping } from '../domain/import-fields.ts';
import type { ImportResult } from '../domain/import-lines.ts';
import type { MovedByMerge } from '../domain/merge.ts';

// The shape of db/migrations/0007_patients.sql, which holds the constraints.

export const patients = pgTable('patients', {
  id: uuid().primaryKey(),
  fullName: text('full_name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  language: text().$type<'en' | 'hi' | 'mr'>().notNull(),
  version: integer().notNull().default(1),
  madeThrough: text('made_through').$type<'website' | 'api' | 'desk' | 'import'>().notNull(),
  importId: uuid('import_id'),
  createdAt: epochMs('created_at').notNull(),
  changedAt: epochMs('changed_at').notNull(),
  mergedInto: uuid('merged_into'),
  restrictedAt: epochMs('restricted_at'),
  eraseOn: date('erase_on', { mode: 'string' }),
  erasedAt: epochMs('erased_at'),
});

export const patientContacts = pgTable('patient_contacts', {
  id: uuid().primaryKey().defaultRandom(),
  patientId: uuid('patient_id').notNull(),
  kind: text().$type<ContactKind>().notNull(),
  value: text().notNull(),
  /** Null: the patient's own. Else whose it is, in the desk's words. */
  whose: text(),
  createdAt: epochMs('created_at').notNull(),
});

export const patientMerges = pgTable('patient_merges', {
  id: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  keptId: uuid('kept_id').notNull(),
  mergedId: uuid('merged_id').notNull(),
  mergedAt: epochMs('merged_at').notNull(),
  mergedBy: text('merged_by').notNull(),
  moved: jsonb().$type<MovedByMerge>().notNull(),
  undoneAt: epochMs('undone_at'),
  undoneBy: text('undone_by'),
});

export const patientImports = pgTable('patient_imports', {
  id: uuid().primaryKey(),
  fileHash: bytea('file_hash').notNull(),
  result: jsonb().$type<ImportResult>().notNull(),
  importedAt: epochMs('imported_at').notNull(),
  importedBy: text('imported_by').notNull(),
  undoneAt: epochMs('undone_at'),
  undoneBy: text('undone_by'),
});

export const patientImportVisits = pgTable(
  'patient_import_visits',
  { importId: uuid('import_id').notNull(), appointmentId: uuid('appointment_id').notNull() },
  (table) => [primaryKey({ columns: [table.importId, table.appointmentId] })],
);

export const patientImportDrafts = pgTable('patient_import_drafts', {
  id: uuid().primaryKey(),
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: epochMs('uploaded_at').notNull(),
  fileHash: bytea('file_hash').notNull(),
  textEncrypted: text('text_encrypted').notNull(),
  mapping: jsonb().$type<ColumnMapping>().notNull(),
});
