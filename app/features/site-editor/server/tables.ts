import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0046_site_documents.sql and 0054_signature_asked.sql and 0057_undo_and_schedule.sql, which hold the constraints.

export const siteDocuments = pgTable(
  'site_documents',
  {
    file: text().notNull(),
    language: text().notNull(),
    draft: text().notNull(),
    revision: integer().notNull(),
    baseHash: bytea('base_hash'),
    published: text(),
    publishedRevision: integer('published_revision'),
    publishedAt: instant('published_at'),
    publishedBy: uuid('published_by'),
    scheduledAt: instant('scheduled_at'),
    scheduledText: text('scheduled_text'),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by'),
    /** Since when it waits for a doctor's signature. */
    signatureAskedAt: instant('signature_asked_at'),
    signatureAskedBy: uuid('signature_asked_by'),
  },
  ({ file, language }) => [primaryKey({ columns: [file, language] })],
);

/** How a version came to be; `set-aside` is what somebody typed over a change that another had made meanwhile. */
export type DocumentRevisionKind =
  | 'shipped'
  | 'autosave'
  | 'saved'
  | 'published'
  | 'restored'
  | 'set-aside'
  | 'imported';

export const siteDocumentRevisions = pgTable('site_document_revisions', {
  id: uuid().primaryKey(),
  file: text().notNull(),
  language: text().notNull(),
  revision: integer().notNull(),
  kind: text().$type<DocumentRevisionKind>().notNull(),
  source: text().notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by'),
});

export const sitePublications = pgTable('site_publications', {
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  file: text().notNull(),
  language: text().notNull(),
  before: text(),
  after: text(),
  reason: text(),
  isUndo: boolean('is_undo').notNull().default(false),
  publishedAt: instant('published_at').notNull(),
  publishedBy: uuid('published_by'),
});

export const sitePreviews = pgTable('site_previews', {
  id: uuid().primaryKey(),
  file: text().notNull(),
  language: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by'),
  expiresAt: instant('expires_at').notNull(),
});

// The shape of db/migrations/0051_site_launch.sql.

export const siteLaunches = pgTable('site_launches', {
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  isLive: boolean('is_live').notNull(),
  at: instant().notNull(),
  by: uuid(),
});

export const siteSteps = pgTable('site_steps', {
  step: text().notNull().primaryKey(),
  doneAt: instant('done_at').notNull(),
  doneBy: uuid('done_by'),
});
