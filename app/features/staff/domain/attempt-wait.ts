import type { EpochMs } from '#app/lib/time.ts';

/** How long whoever fails again and again has to wait. */
export interface AttemptRule {
  /** Attempts that cost nothing. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const second = 1000;
const minute = 60 * second;

/**
 * `password-here`: one account from one network, or on a device where its owner has signed in before. It stops guessing,
 * and nobody else waits with them. `password-anywhere`: one account from everywhere together, a known device apart. Its
 * waits are short: they make guessing from thousands of places hopeless and are no lock.
 * `code`: whoever gives codes has given the password already.
 */
export const attemptRules = {
  'password-here': { free: 5, firstWaitMs: 30 * second, longestWaitMs: 60 * minute },
  'password-anywhere': { free: 20, firstWaitMs: 10 * second, longestWaitMs: 5 * minute },
  code: { free: 5, firstWaitMs: 30 * second, longestWaitMs: 60 * minute },
} as const satisfies Record<string, AttemptRule>;

export type AttemptKind = keyof typeof attemptRules;

/** Without a failure for so long, everything is forgotten. */
export const forgetFailuresAfterMs = 24 * 60 * minute;

export interface Failures {
  readonly count: number;
  readonly blockedUntil: EpochMs | null;
  readonly lastAt: EpochMs;
}

/** The wait after so many failures in a row: none for the free ones, then twice as long each time, up to the longest. */
export function waitAfter({ free, firstWaitMs, longestWaitMs }: AttemptRule, failures: number): number {
  if (failures < free) return 0;
  return Math.min(firstWaitMs * 2 ** Math.min(failures - free, 20), longestWaitMs);
}

/** How long until the next attempt is looked at; 0 when it is now. Attempts while waiting change nothing. */
export function waitLeft({ blockedUntil }: Failures, now: EpochMs): number {
  return blockedUntil === null ? 0 : Math.max(0, blockedUntil - now);
}

/** The failures after one more attempt; it counts as failed until it has succeeded, so many at once gain nothing. */
export function counted(kind: AttemptKind, { count, lastAt }: Failures, now: EpochMs): Failures {
  const failures = (now - lastAt >= forgetFailuresAfterMs ? 0 : count) + 1;
  const wait = waitAfter(attemptRules[kind], failures);
  return { count: failures, blockedUntil: wait === 0 ? null : now + wait, lastAt: now };
}
