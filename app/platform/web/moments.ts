import { minuteMs } from '#app/lib/time.ts';
import type { Clock } from '#app/platform/clock.ts';

/** So long a moment lasts although nobody said that anything changed: what tells of changes may itself have failed. */
const LASTS_MS = 800;

/** A stretch of time in which nothing has changed that is known of; compared by identity. */
export interface Moment {
  readonly minute: number;
  readonly begunAtMs: number;
}

/** Tells what was made in the present moment, and so may be given again, from what was made before it. */
export interface Moments {
  /** The present one. It ends with a change, with the minute of the clock, and after {@link LASTS_MS}. */
  current(): Moment;
  /** Something has changed. What was begun before this belongs to the past. */
  end(): void;
}

/** Moments by a clock; the changes are told with `end`. */
export function openMoments(clock: Clock): Moments {
  let present: Moment | undefined;
  return {
    current() {
      const minute = Math.floor(clock.now().epochMilliseconds / minuteMs);
      const now = performance.now();
      if (present?.minute !== minute || now - present.begunAtMs >= LASTS_MS) present = { minute, begunAtMs: now };
      return present;
    },
    end() {
      present = undefined;
    },
  };
}
