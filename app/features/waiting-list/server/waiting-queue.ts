import type { Database, Transaction } from '#app/platform/database/database.ts';
import type { BackgroundWork } from '#app/platform/background-work.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { offerFreeTimes } from './offer-free-times.ts';

/**
 * Looks whom a free time can be offered to: put in by every change that frees a time, and once a minute, which also ends
 * offers that have run out. One look at a time, and at most one more waits.
 */
const waitingQueue = defineQueue<Record<string, never>>('offer-free-times', { policy: 'stately' });

/** Puts a look in inside `tx`: it happens exactly when the change that freed a time commits. */
export function timeFreedBy({ jobs }: Pick<Database, 'jobs'>): (tx: Transaction) => Promise<void> {
  return async (tx) => {
    await jobs.enqueue(tx, waitingQueue, {});
  };
}

interface WaitingListParts {
  readonly app: { readonly database: Pick<Database, 'jobs'> };
  readonly booking: BookingContext;
  readonly timeZone: string;
}

/** Does the looks, and plans one for every minute. */
export const waitingListWork: BackgroundWork<WaitingListParts> = {
  queues: [waitingQueue],
  async start({ app, booking, timeZone }) {
    const { jobs } = app.database;
    await jobs.work(waitingQueue, async () => {
      await offerFreeTimes(booking);
    });
    await jobs.schedule(waitingQueue, '* * * * *', timeZone, {});
  },
};
