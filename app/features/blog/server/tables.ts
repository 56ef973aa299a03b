import { customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#app/platform/database/columns.ts';
import type { PostCover } from '../domain/post-content.ts';
import type { PostState } from '../domain/post-state.ts';

// The shape of db/migrations/0016_posts.sql, which holds the constraints. Content is read through `readContent`.

/** Made by the database; read in conditions only. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const posts = pgTable('posts', {
  id: uuid().primaryKey(),
  slug: text().notNull(),
  state: text().$type<PostState>().notNull(),
  content: jsonb().$type<unknown>().notNull(),
  schemaVersion: integer('schema_version').notNull(),
  revision: integer().notNull(),
  authorId: uuid('author_id'),
  scheduledAt: instant('scheduled_at'),
  publishedAt: instant('published_at'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: uuid('changed_by'),
});

export const publishedPosts = pgTable('published_posts', {
  postId: uuid('post_id').primaryKey(),
  content: jsonb().$type<unknown>().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  tags: text().array().notNull(),
  treatments: text().array().notNull(),
  cover: jsonb().$type<PostCover | null>(),
  minutes: integer().notNull(),
  words: text().notNull(),
  search: tsvector().generatedAlwaysAs(''),
  /** Title and description only. */
  heading: tsvector().generatedAlwaysAs(''),
  revision: integer().notNull(),
  publishedAt: instant('published_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const postSlugs = pgTable('post_slugs', {
  slug: text().primaryKey(),
  postId: uuid('post_id').notNull(),
  retiredAt: instant('retired_at').notNull(),
});

/** `set-aside`: what somebody wrote over a version that had changed meanwhile. */
export type RevisionKind = 'autosave' | 'saved' | 'published' | 'restored' | 'set-aside';

export const postRevisions = pgTable('post_revisions', {
  id: uuid().primaryKey(),
  postId: uuid('post_id').notNull(),
  revision: integer().notNull(),
  kind: text().$type<RevisionKind>().notNull(),
  content: jsonb().$type<unknown>().notNull(),
  schemaVersion: integer('schema_version').notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by'),
});

export const postPreviews = pgTable('post_previews', {
  id: uuid().primaryKey(),
  postId: uuid('post_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by'),
  expiresAt: instant('expires_at').notNull(),
});

/** Whether a doctor has released what a post promises; the shape of db/migrations/0040_post_releases.sql. */
export const postReleases = pgTable('post_releases', {
  id: uuid().primaryKey(),
  postId: uuid('post_id').notNull(),
  promisesHash: bytea('promises_hash').notNull(),
  state: text().$type<'asked' | 'released' | 'returned'>().notNull(),
  askedAt: instant('asked_at').notNull(),
  askedBy: uuid('asked_by'),
  answeredAt: instant('answered_at'),
  answeredBy: uuid('answered_by'),
  note: text(),
});
