import { lt } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import { enquiries } from './tables.ts';

/** Once a night: erase enquiries whose time is over. Give it to `jobs.start`. */
export const forgetQueue = defineQueue<Record<string, never>>('forget-old-enquiries', { policy: 'exclusive' });

const atTwentyPastThree = '20 3 * * *';

/**
 * Erases enquiries whose time since their last change is over (a year, or the fewer days the clinic set), with their
 * history, their consents and their messages of the outbox. Returns how many.
 */
export async function forgetOldEnquiries(db: Db, clock: Clock): Promise<number> {
  const { settings } = await readDeskSettings(db, 'retention');
  const before = clock.now().subtract({ hours: 24 * settings.enquiryDays });
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
