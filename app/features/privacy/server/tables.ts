import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs } from '#app/platform/database/columns.ts';
import type { AskedWay, Outcome, RequestKind, VerifiedWay } from '../domain/request.ts';

// The shape of db/migrations/0010_privacy.sql, which holds the constraints.

export const privacyRequests = pgTable('privacy_requests', {
  id: uuid().primaryKey(),
  patientId: uuid('patient_id'),
  kind: text().$type<RequestKind>().notNull(),
  askedOn: date('asked_on', { mode: 'string' }).notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  askedBy: text('asked_by').$type<AskedWay>().notNull(),
  verifiedBy: text('verified_by').$type<VerifiedWay>(),
  personEncrypted: text('person_encrypted'),
  noteEncrypted: text('note_encrypted'),
  outcome: text().$type<Outcome>(),
  doneAt: epochMs('done_at'),
  version: integer().notNull().default(1),
  createdAt: epochMs('created_at').notNull(),
  createdBy: text('created_by').notNull(),
});

export const privacyBreaches = pgTable('privacy_breaches', {
  id: uuid().primaryKey(),
  noticedAt: epochMs('noticed_at').notNull(),
  affectedPeople: integer('affected_people'),
  reportEncrypted: text('report_encrypted').notNull(),
  peopleToldAt: epochMs('people_told_at'),
  boardToldAt: epochMs('board_told_at'),
  boardDetailedAt: epochMs('board_detailed_at'),
  closedAt: epochMs('closed_at'),
  version: integer().notNull().default(1),
  createdAt: epochMs('created_at').notNull(),
  createdBy: text('created_by').notNull(),
});

/** What a purge removed, by kind of record. */
export type PurgeCounts = Readonly<Record<string, number>>;

export const purgeRuns = pgTable('purge_runs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ranAt: epochMs('ran_at').notNull(),
  removed: jsonb().$type<PurgeCounts>().notNull(),
  failed: text().array().notNull(),
});
