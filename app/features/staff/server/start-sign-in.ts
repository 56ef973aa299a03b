import { lt, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import { forgetFailuresAfterMs } from '../domain/attempt-wait.ts';
import { longestSessionMs } from '../domain/session.ts';
import { forgetOldChallenges } from './passkeys.ts';
import { forgetOldLinks } from './staff-links.ts';
import {
  linkMailQueue,
  noticeQueue,
  resetQueue,
  sendLink,
  sendNotice,
  sendReset,
  type StaffMailParts,
} from './staff-mail.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffAttempts, staffSessions } from './tables.ts';

const forgetQueue = defineQueue<{ reason: string }>('staff-forget', { policy: 'short' });

/** The queues the jobs have to know of: give them to `jobs.start` before `startSignInJobs`. */
export const signInQueues = [linkMailQueue, noticeQueue, resetQueue, forgetQueue] as const;

/** Sets the jobs that send links and clear up to work. */
export async function startSignInJobs({ jobs }: Pick<Database, 'jobs'>, parts: StaffMailParts): Promise<void> {
  await jobs.work(linkMailQueue, ({ data }) => sendLink(parts, data.linkId));
  await jobs.work(noticeQueue, ({ data }) => sendNotice(parts, data));
  await jobs.work(resetQueue, ({ data }) => sendReset(parts, data));
  await jobs.work(forgetQueue, () => forgetWhatIsOver(parts));
  await jobs.schedule(forgetQueue, '23 3 * * *', parts.timeZone, { reason: 'schedule' });
}

/** Deletes sessions, challenges, links and counters whose time is over. */
export async function forgetWhatIsOver({ db, clock }: Pick<SignInContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.epochMilliseconds - ms);
  await db.delete(staffSessions).where(lt(staffSessions.startedAt, before(longestSessionMs)));
  await forgetOldChallenges(db);
  await db
    .delete(staffAttempts)
    .where(sql`${staffAttempts.lastAt} < ${before(forgetFailuresAfterMs).toISOString()}::timestamptz`);
  await forgetOldLinks(db, now);
}
