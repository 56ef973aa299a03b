/** How often something was tried in the window that runs now and in the one before it. */
export interface WindowCounts {
  /** Attempts in this window, including the current one. */
  readonly now: number;
  readonly before: number;
  /** How much of the running window has passed. */
  readonly elapsedSeconds: number;
}

export type Verdict =
  | { readonly allowed: true }
  /** Whole seconds, at least 1, until one more attempt would be allowed if none is made meanwhile. */
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * The sliding window of two counters: the window before counts with the share of it that still lies within the last
 * `windowSeconds`. Allowed while the sum is at most `limit`.
 */
export function evaluateWindow(
  { now, before, elapsedSeconds }: WindowCounts,
  limit: number,
  windowSeconds: number,
): Verdict {
  // Multiplied out, so that whole seconds are compared exactly.
  if (before * (windowSeconds - elapsedSeconds) <= (limit - now) * windowSeconds) return { allowed: true };
  const untilNextWindow = windowSeconds - elapsedSeconds;
  const wait =
    now < limit
      ? (windowSeconds * (before - (limit - now - 1))) / before - elapsedSeconds
      : untilNextWindow + (windowSeconds * (now - (limit - 1))) / now;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
}
