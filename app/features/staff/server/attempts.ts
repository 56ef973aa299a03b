import { sql } from 'drizzle-orm';
import { Temporal } from '#app/lib/time.ts';
import { counted, waitLeft, type AttemptKind } from '../domain/attempt-wait.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffAttempts } from './tables.ts';

type Parts = Pick<SignInContext, 'db' | 'clock' | 'keyRing'>;

/** What failures are counted for: an account at a place, an account anywhere, somebody's codes. */
export interface AttemptSubject {
  readonly kind: AttemptKind;
  readonly subject: string;
}

function hashOf({ keyRing }: Parts, { kind, subject }: AttemptSubject): Uint8Array {
  return keyRing.derive(`staff/attempts/${kind}`, subject);
}

/**
 * Counts an attempt for all subjects as failed, before it is looked at; returns 0. When one of them still has to wait,
 * counts nothing and returns how long, in milliseconds. After a success call `forgetFailures`.
 */
export async function countAttempt(parts: Parts, subjects: readonly AttemptSubject[]): Promise<number> {
  const now = parts.clock.now();
  const at = now.epochMilliseconds;
  const known = subjects
    .map((each) => ({ ...each, hash: hashOf(parts, each) }))
    // Always in the same order, so that two attempts never wait for each other.
    .toSorted((a, b) => Buffer.compare(a.hash, b.hash));
  return parts.db.transaction(async (tx) => {
    const changes = [];
    for (const { kind, hash } of known) {
      // One statement makes the row or locks the one there is: between two a success could take it away.
      const [row] = await tx
        .insert(staffAttempts)
        .values({ subjectHash: hash, failures: 0, blockedUntil: null, lastAt: now })
        .onConflictDoUpdate({ target: staffAttempts.subjectHash, set: { subjectHash: hash } })
        .returning();
      if (!row) throw new Error('The counter of attempts gave no row.');
      const failures = {
        count: row.failures,
        blockedUntil: row.blockedUntil?.epochMilliseconds ?? null,
        lastAt: row.lastAt.epochMilliseconds,
      };
      const wait = waitLeft(failures, at);
      if (wait > 0) return wait;
      changes.push({ hash, next: counted(kind, failures, at) });
    }
    for (const { hash, next } of changes)
      await tx
        .update(staffAttempts)
        .set({
          failures: next.count,
          blockedUntil: next.blockedUntil === null ? null : Temporal.Instant.fromEpochMilliseconds(next.blockedUntil),
          lastAt: now,
        })
        .where(sql`${staffAttempts.subjectHash} = ${hash}::bytea`);
    return 0;
  });
}

/** Takes the failures of these subjects back: one of the attempts succeeded. */
export async function forgetFailures(parts: Parts, subjects: readonly AttemptSubject[]): Promise<void> {
  for (const subject of subjects)
    await parts.db.delete(staffAttempts).where(sql`${staffAttempts.subjectHash} = ${hashOf(parts, subject)}::bytea`);
}
