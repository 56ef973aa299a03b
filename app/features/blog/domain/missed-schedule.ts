import type { Temporal } from '#app/lib/time.ts';

/** After this many minutes a scheduled post that did not appear is called missed. */
const MISSED_AFTER_MINUTES = 2;

/** Posts scheduled before this moment that have not appeared count as missed. */
export function missedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ minutes: MISSED_AFTER_MINUTES });
}

/** Whether a post waits for a minute that has passed. */
export function isMissed(scheduledAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return scheduledAt !== null && scheduledAt.epochMilliseconds < missedBefore(now).epochMilliseconds;
}
