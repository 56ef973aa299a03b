import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0017_media.sql, which holds the constraints.

export const media = pgTable('media', {
  id: uuid().primaryKey(),
  hash: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull(),
  focalX: integer('focal_x').notNull(),
  focalY: integer('focal_y').notNull(),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  changedAt: instant('changed_at').notNull(),
});

export const mediaPictures = pgTable('media_pictures', {
  mediaId: uuid('media_id').primaryKey(),
  jpeg: bytea().notNull(),
});
