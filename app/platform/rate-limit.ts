import { sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { Db } from './database/database.ts';
import { evaluateWindow, type Verdict, type WindowCounts } from './sliding-window.ts';

export interface Attempt {
  /** What is limited, such as `book-by-address`; counters of different purposes never mix. */
  readonly purpose: string;
  /** Who is limited: a network address or a phone number. Only a keyed hash of it is stored. */
  readonly subject: string;
  /** Attempts within `windowSeconds`; 0 switches the limit off. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface RateLimit {
  /**
   * Counts the attempt, refused ones too, and says whether it may go on. Call it outside the transaction of what it
   * guards: an attempt counts whatever becomes of it.
   */
  readonly hit: (attempt: Attempt) => Promise<Verdict>;
}

interface Parts {
  readonly db: Db;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
}

/** Counts an attempt and returns how many there were in this window and in the one before. */
export async function countInWindow(
  { db, keyRing, clock }: Parts,
  { purpose, subject, windowSeconds }: Omit<Attempt, 'limit'>,
): Promise<WindowCounts> {
  const nowSeconds = clock.now().epochMilliseconds / 1000;
  const startsAt = Math.floor(nowSeconds / windowSeconds) * windowSeconds;
  const hash = keyRing.derive(`rate-limit/${purpose}`, subject);
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    WITH counted AS (
      INSERT INTO rate_limit_windows AS w (subject_hash, window_starts_at, hits, expires_at)
      VALUES (
        ${hash}::bytea, to_timestamp(${startsAt}::float8), 1,
        to_timestamp(${startsAt + 2 * windowSeconds}::float8)
      )
      ON CONFLICT (subject_hash, window_starts_at) DO UPDATE SET hits = least(w.hits + 1, 1000000)
      RETURNING hits
    )
    SELECT counted.hits AS now, coalesce(earlier.hits, 0)::int AS before
    FROM counted LEFT JOIN rate_limit_windows AS earlier
      ON earlier.subject_hash = ${hash}::bytea
      AND earlier.window_starts_at = to_timestamp(${startsAt - windowSeconds}::float8)
  `);
  const [counts] = rows;
  if (!counts) throw new Error('The counter of attempts gave no row.');
  return { ...counts, elapsedSeconds: nowSeconds - startsAt };
}

/** Limits that hold across processes, because the counters live in the database. */
export function createRateLimit(parts: Parts): RateLimit {
  return {
    async hit({ limit, ...attempt }) {
      if (limit === 0) return { allowed: true };
      return evaluateWindow(await countInWindow(parts, attempt), limit, attempt.windowSeconds);
    },
  };
}

/** Deletes counters that no longer matter. */
export async function forgetOldAttempts(db: Db, clock: Clock): Promise<void> {
  await db.execute(sql`DELETE FROM rate_limit_windows WHERE expires_at < ${clock.now().toString()}::timestamptz`);
}
