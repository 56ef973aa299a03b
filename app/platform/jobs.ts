import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, systemClock, type ConstructorOptions, type QueueOptions } from 'pg-boss';
import { editionInForce, inEdition } from './content/edition.ts';

/** A connection or an open transaction of drizzle: all that putting a job in needs of the database. */
type Connection = Parameters<typeof fromDrizzle>[0];

/** A kind of work that happens after the request: what is put in, how often it is tried again. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly options: QueueOptions & { readonly policy?: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive' };
  /** Only here for its type: it ties the data put in to the data the worker gets. */
  readonly data?: Data;
}

/** A queue whatever its data. */
export type AnyQueue = Pick<Queue<object>, 'name' | 'options'>;

/** After 5 s, then twice as long each time: the last of 8 tries comes some ten minutes after the first. */
const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true };

/** Names a queue. `name` is letters, digits, `-`, `_` and `.`; options are pg-boss's (retries, expiry, retention). */
export function defineQueue<Data extends object>(name: string, options: Queue<Data>['options'] = {}): Queue<Data> {
  return { name, options: { ...retries, ...options } };
}

export interface EnqueueOptions {
  /** Not before this instant. */
  readonly startAfter?: Date;
  /** With a `short` or `exclusive` queue: at most one waiting job for each key. */
  readonly singletonKey?: string;
  readonly priority?: number;
}

export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
  /** How often it failed before. */
  readonly retryCount: number;
  /** Aborted when the job took longer than its queue allows or the server stops. */
  readonly signal: AbortSignal;
}

export interface Jobs {
  /**
   * Makes the queues known; needed once before the other functions. `work: false` (for scripts) only puts jobs in:
   * no maintenance, no schedules.
   */
  start(queues: readonly AnyQueue[], options?: { readonly work?: boolean }): Promise<void>;
  /** Puts a job in inside `tx`: it exists exactly when the change commits. Returns its id, null when a twin waits already. */
  enqueue<Data extends object>(
    tx: Connection,
    queue: Queue<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Runs the handler for each job, `concurrency` at a time in this process. Throwing means: try again later. */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: (job: Job<Data>) => Promise<void>,
    options?: { readonly concurrency?: number },
  ): Promise<void>;
  /** Puts a job in at each time of the cron expression, once however many processes run. */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, timeZone: string, data: Data): Promise<void>;
  /** Takes no new jobs, gives those in hand 10 s, puts back what is left. Safe to call twice or without a start. */
  stop(): Promise<void>;
}

/** Node fires at once, with a warning each time, when it is asked to wait for more than 2^31 - 1 ms. */
const longestWaitMs = 3_600_000;

/**
 * pg-boss waits until the clock on the wall says so. After that was set back by weeks its wait is longer than Node can
 * wait, and it would look five hundred times a second; like this it looks once an hour.
 */
export const jobsClock = {
  ...systemClock,
  setTimeout: (done: () => void, ms: number): unknown => systemClock.setTimeout(done, Math.min(ms, longestWaitMs)),
};

const stopMillis = 10_000;
// A new job announces itself; only retries and jobs for later wait for the next look.
const pollSeconds = 2;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Thrown by a job to be tried again later, as any that fails, without being a fault: what it needs is not there yet. */
export class TryLaterError extends Error {
  override readonly name = 'TryLaterError';
}

/** What is stored with a failed job: the kind of error only, because messages may quote addresses and names. */
function withoutDetails(error: unknown): Error {
  const name = error instanceof Error ? error.name : typeof error;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const kept = new Error(typeof code === 'string' ? `${name} ${code}` : name);
  delete kept.stack;
  return kept;
}

/** Jobs on pg-boss, which lives in the schema `pgboss` of the same database. */
export function createJobs(connection: ConstructorOptions, onError: (error: unknown) => void): Jobs {
  let boss: PgBoss | undefined;
  function started(): PgBoss {
    if (!boss) throw new Error('The jobs are not started.');
    return boss;
  }
  return {
    async start(queues, { work = true } = {}) {
      if (boss) throw new Error('The jobs are started already.');
      // The schema is made by a migration: the application's role may not make one.
      boss = new PgBoss({
        ...connection,
        clock: jobsClock,
        createSchema: false,
        useListenNotify: work,
        supervise: work,
        schedule: work,
      });
      boss.on('error', onError);
      await boss.start();
      for (const { name, options } of queues) {
        await boss.createQueue(name, { ...options, notify: true });
        const { policy: _fixedAtCreation, ...changeable } = options;
        await boss.updateQueue(name, { ...changeable, notify: true });
        // pg-boss looks a queue up at its first use. Inside a transaction on the only connection of the
        // embedded database that look-up would wait for ever, so it happens here.
        await boss.findJobs(name, { id: nobody });
      }
    },
    async enqueue(tx, queue, data, options = {}) {
      return started().send(queue.name, data, { ...options, db: fromDrizzle(tx, sql) });
    },
    async work<Data extends object>(
      queue: Queue<Data>,
      handler: (job: Job<Data>) => Promise<void>,
      { concurrency = 1 }: { readonly concurrency?: number } = {},
    ) {
      const running = started();
      const startOne = async (): Promise<void> => {
        let worker: string | undefined;
        worker = await running.work<Data>(
          queue.name,
          { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
          async ([job]) => {
            if (!job) return;
            try {
              await inEdition(editionInForce(), () => handler(job));
            } catch (error) {
              if (!(error instanceof TryLaterError)) onError(error);
              throw withoutDetails(error);
            } finally {
              // Looks for the next one at once: pg-boss waits for its next look after each job, so a backlog would leave
              // at one every two seconds (its bursts are for batches). A look that finds nothing ends this.
              if (worker !== undefined) running.notifyWorker(worker);
            }
          },
        );
      };
      for (let each = 0; each < concurrency; each += 1) await startOne();
    },
    async schedule(queue, cron, timeZone, data) {
      await started().schedule(queue.name, cron, data, { tz: timeZone });
    },
    async stop() {
      const running = boss;
      boss = undefined;
      await running?.stop({ graceful: true, timeout: stopMillis });
    },
  };
}
