import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { defineQueue, type Jobs } from './jobs.ts';
import { forgetOldAttempts } from './rate-limit.ts';

/** Once a night: forget old counters, clear dead rows, refresh statistics. Give it to `jobs.start`. */
export const nightlyQueue = defineQueue<Record<string, never>>('platform-nightly', { policy: 'exclusive' });

const atHalfPastThree = '30 3 * * *';

/** Plans the night's work in the clinic's time zone and does it in this process when its turn comes. */
export async function scheduleNightly(
  jobs: Jobs,
  { database, clock, timeZone }: { database: Database; clock: Clock; timeZone: string },
): Promise<void> {
  await jobs.work(nightlyQueue, () => runNightly(database, clock));
  await jobs.schedule(nightlyQueue, atHalfPastThree, timeZone, {});
}

export async function runNightly(database: Database, clock: Clock): Promise<void> {
  await forgetOldAttempts(database.db, clock);
  await database.vacuum();
}
