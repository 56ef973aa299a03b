import type { EpochMs } from '#app/lib/time.ts';
import type { StaffRole } from './staff-member.ts';

/** What a session rests on. `password` alone opens nothing but the screen for the second factor. */
export const signInFactors = ['password', 'authenticator', 'backup-code', 'passkey'] as const;
export type SignInFactor = (typeof signInFactors)[number];

const hour = 3_600_000;

/** A working day: in the morning everybody proves anew who they are. */
export const longestSessionMs = 12 * hour;

/** How long nobody may have touched the desk. The reception's window is open all day; an owner's phone lies about. */
const idleMs: Readonly<Record<StaffRole, number>> = {
  owner: hour,
  doctor: 2 * hour,
  'front-desk': 4 * hour,
  editor: 2 * hour,
};

/** Between password and second factor. */
const halfwayMs = hour / 6;

/** How long ago somebody may have proved who they are, where what they do can't be undone. */
const recentMs = hour / 4;

export interface SessionTimes {
  readonly role: StaffRole;
  readonly factor: SignInFactor;
  readonly startedAt: EpochMs;
  readonly seenAt: EpochMs;
}

/**
 * When a session ends if nobody does anything: after 12 hours however it is used, after its role's idle time, and ten
 * minutes after a password to which no second factor came.
 */
export function endOfSession({ role, factor, startedAt, seenAt }: SessionTimes): EpochMs {
  if (factor === 'password') return startedAt + halfwayMs;
  return Math.min(startedAt + longestSessionMs, seenAt + idleMs[role]);
}

/** Whether somebody proved who they are in the last 15 minutes. */
export function isRecent(provedAt: EpochMs, now: EpochMs): boolean {
  return now - provedAt < recentMs;
}
