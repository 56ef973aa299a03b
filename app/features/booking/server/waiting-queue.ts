import type { Database, Transaction } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import type { BookingContext } from './booking-context.ts';
import { offerFreeTimes } from './offer-free-times.ts';

/**
 * Looks whom a free time can be offered to: put in by every change that frees a time, and once a minute, which also ends
 * offers that have run out. One look at a time, and at most one more waits.
 */
export const waitingQueue = defineQueue<Record<string, never>>('offer-free-times', { policy: 'stately' });

/** Puts a look in inside `tx`: it happens exactly when the change that freed a time commits. */
export function timeFreedBy({ jobs }: Pick<Database, 'jobs'>): (tx: Transaction) => Promise<void> {
  return async (tx) => {
    await jobs.enqueue(tx, waitingQueue, {});
  };
}

/** Sets the looks to work in this process, and plans one for every minute. */
export async function startWaitingList(
  { jobs }: Pick<Database, 'jobs'>,
  context: BookingContext,
  timeZone: string,
): Promise<void> {
  await jobs.work(waitingQueue, async () => {
    await offerFreeTimes(context);
  });
  await jobs.schedule(waitingQueue, '* * * * *', timeZone, {});
}
