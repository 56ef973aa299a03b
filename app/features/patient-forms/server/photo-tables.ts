import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0014_photos.sql, which holds the constraints.
export const formPhotos = pgTable('form_photos', {
  id: uuid().primaryKey(),
  formId: uuid('form_id').notNull(),
  /** The stored files are called after it, and after it with "-small". */
  file: text().notNull(),
  aboutSealed: bytea('about_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
