import { countInWindow } from '#app/platform/rate-limit.ts';
import { isMilestone } from '../domain/attempt-wait.ts';
import type { SignInContext } from './sign-in-context.ts';

const hourSeconds = 3600;

/**
 * Counts a refusal that cost its sender nothing: beyond a network's limit, or while somebody has to wait. Returns its number
 * within the hour when that is one to be written into the audit log (the first, tenth, hundredth ...), else undefined: who
 * goes on trying fills neither the disk nor the log.
 */
export async function refusalToWrite(
  context: Pick<SignInContext, 'db' | 'keyRing' | 'clock'>,
  purpose: string,
  subject: string,
): Promise<number | undefined> {
  const attempt = { purpose: `staff/refused/${purpose}`, subject, windowSeconds: hourSeconds };
  const { now } = await countInWindow(context, attempt);
  return isMilestone(now) ? now : undefined;
}
