import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#app/lib/time.ts';
import { bytea, instant } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0017_media.sql, 0053_picture_consents.sql and 0058_films.sql, which hold the constraints.

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
  /** Of a picture that shows a person who can be recognised: the day of the consent in writing. */
  consentOn: date('consent_on', { mode: 'string' }).$type<IsoDate>(),
  consentWithdrawnAt: instant('consent_withdrawn_at'),
});

export const mediaPictures = pgTable('media_pictures', {
  mediaId: uuid('media_id').primaryKey(),
  jpeg: bytea().notNull(),
});

export const mediaFilms = pgTable('media_films', {
  mediaId: uuid('media_id').primaryKey(),
  hash: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  seconds: integer().notNull(),
  captions: text(),
});

export const mediaFilmPieces = pgTable(
  'media_film_pieces',
  {
    mediaId: uuid('media_id').notNull(),
    number: integer().notNull(),
    piece: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.number] })],
);
