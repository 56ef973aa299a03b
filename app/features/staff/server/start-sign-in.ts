import { lt, sql } from 'drizzle-orm';
import type { BackgroundWork } from '#app/platform/background-work.ts';
import type { Database } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import type { Mail } from '#app/platform/mail.ts';
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

interface SignInWorkParts extends Pick<StaffMailParts, 'timeZone'> {
  /** As it is whenever a mail is written. */
  readonly signature: () => StaffMailParts['signature'];
  readonly app: { readonly database: Pick<Database, 'jobs'>; readonly mail: Mail };
  readonly signIn: SignInContext;
}

/** Sends links and notices, and clears up every night. */
export const signInWork: BackgroundWork<SignInWorkParts> = {
  queues: [linkMailQueue, noticeQueue, resetQueue, forgetQueue],
  async start({ app: { database, mail }, signIn, timeZone, signature }) {
    const { jobs } = database;
    const parts = (): StaffMailParts => ({ ...signIn, mail, timeZone, signature: signature() });
    await jobs.work(linkMailQueue, ({ data }) => sendLink(parts(), data.linkId));
    await jobs.work(noticeQueue, ({ data }) => sendNotice(parts(), data));
    await jobs.work(resetQueue, ({ data }) => sendReset(parts(), data));
    await jobs.work(forgetQueue, () => forgetWhatIsOver(signIn));
    await jobs.schedule(forgetQueue, '23 3 * * *', timeZone, { reason: 'schedule' });
  },
};

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
