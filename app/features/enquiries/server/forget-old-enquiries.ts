import { lt } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import { keptDays } from '../domain/enquiry.ts';
import { enquiries } from './tables.ts';

/** Once a night: erase enquiries whose time is over. Give it to `jobs.start`. */
export const forgetQueue = defineQueue<Record<string, never>>('forget-old-enquiries', { policy: 'exclusive' });

const atTwentyPastThree = '20 3 * * *';

/** Erases enquiries a year after their last change, with their consents and their messages of the outbox. Returns how many. */
export async function forgetOldEnquiries(db: Db, clock: Clock): Promise<number> {
  const before = clock.now().subtract({ hours: 24 * keptDays });
  const gone = await db.delete(enquiries).where(lt(enquiries.changedAt, before)).returning({ id: enquiries.id });
  return gone.length;
}

/** Plans the erasing in the clinic's time zone and does it in this process when its turn comes. */
export async function scheduleForgetting(
  { db, jobs }: Pick<Database, 'db' | 'jobs'>,
  clock: Clock,
  timeZone: string,
): Promise<void> {
  await jobs.work(forgetQueue, async () => {
    await forgetOldEnquiries(db, clock);
  });
  await jobs.schedule(forgetQueue, atTwentyPastThree, timeZone, {});
}
