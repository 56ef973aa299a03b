import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import { countEntries } from '#app/platform/audit/count-entries.ts';
import type { Db } from '#app/platform/database/database.ts';

/** How often a password, a passkey or a second factor was refused in the hour before `now`, for an alarm. */
export function countSignInsRefused(db: Db, now: EpochMs): Promise<number> {
  return countEntries(db, ['session.refused', 'session.code-refused'], now - 60 * minuteMs);
}
