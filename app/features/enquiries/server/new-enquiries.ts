import { and, desc, eq, gte } from 'drizzle-orm';
import { Temporal, type EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Topic } from '../domain/topic.ts';
import { enquiries } from './tables.ts';

export interface NewEnquiry {
  readonly id: string;
  readonly topic: Topic;
  readonly createdAt: EpochMs;
}

/** What came in since a moment and nobody has taken up, the newest first. Who wrote stays encrypted. */
export async function newEnquiriesSince(db: Db, since: EpochMs): Promise<NewEnquiry[]> {
  const rows = await db
    .select({ id: enquiries.id, topic: enquiries.topic, createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(and(eq(enquiries.status, 'new'), gte(enquiries.createdAt, Temporal.Instant.fromEpochMilliseconds(since))))
    .orderBy(desc(enquiries.createdAt));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.epochMilliseconds }));
}
