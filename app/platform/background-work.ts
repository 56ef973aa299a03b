import type { AnyQueue } from './jobs.ts';

/** What a feature does outside of requests. `Parts` is what it needs of the running server. */
export interface BackgroundWork<Parts> {
  /** Its queues: the jobs know of them before anything is put in. */
  readonly queues: readonly AnyQueue[];
  /** Sets its queues to work in this process, and plans what comes by the clock. */
  readonly start: (parts: Parts) => Promise<void>;
}
