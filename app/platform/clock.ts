import { Temporal } from '#app/lib/time.ts';

/** Where the server reads the time. Rules never read it themselves: they take `now` as an argument. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** A clock that somebody has set, and may set ahead. */
export interface TestClock extends Clock {
  goAhead(milliseconds: number): void;
}

/**
 * A clock that shows `start` at the moment it is made and then runs at the usual pace. It counts on the
 * monotonic timer, so a correction of the machine's clock does not move it.
 */
export function clockStartingAt(start: Temporal.Instant): TestClock {
  const madeAt = performance.now();
  let aheadMs = 0;
  return {
    now: () => start.add({ milliseconds: Math.floor(performance.now() - madeAt) + aheadMs }),
    goAhead: (milliseconds) => {
      aheadMs += milliseconds;
    },
  };
}
