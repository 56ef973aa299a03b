import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, epochMs } from '#app/platform/database/columns.ts';

// The shape of db/migrations/0015_doctor_part.sql, which holds the constraints.
export const staffAccessTokens = pgTable('staff_access_tokens', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id').notNull(),
  name: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: epochMs('created_at').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
  usedAt: epochMs('used_at'),
  revokedAt: epochMs('revoked_at'),
});
