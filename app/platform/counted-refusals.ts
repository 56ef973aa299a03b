import type { Clock } from './clock.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { Db } from './database/database.ts';
import { countInWindow } from './rate-limit.ts';

const hourSeconds = 3600;

/**
 * Counts a refusal that cost its sender nothing: beyond a limit, or while somebody has to wait. Returns its number within the
 * hour when that is one to be written into the audit log (the first, tenth, hundredth ...), else undefined: who goes on trying
 * fills neither the disk nor the log.
 */
export async function refusalToWrite(
  parts: { readonly db: Db; readonly keyRing: KeyRing; readonly clock: Clock },
  purpose: string,
  subject: string,
): Promise<number | undefined> {
  const { now } = await countInWindow(parts, { purpose: `refused/${purpose}`, subject, windowSeconds: hourSeconds });
  return isMilestone(now) ? now : undefined;
}

/** Whether this refusal is written down: the 1st, 10th, 100th and so on. */
function isMilestone(count: number): boolean {
  return /^10*$/.test(String(count));
}
