import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, epochMs } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0043_visit_photos.sql, which holds the constraints.
export const visitPhotos = pgTable('visit_photos', {
  id: uuid().primaryKey(),
  appointmentId: uuid('appointment_id').notNull(),
  recordKeyEncrypted: bytea('record_key_encrypted').notNull(),
  /** The stored files are called after it, and after it with "-small". */
  file: text().notNull(),
  aboutSealed: bytea('about_sealed').notNull(),
  takenAt: epochMs('taken_at').notNull(),
  takenBy: uuid('taken_by').notNull(),
});
