import { formatShortMoment } from '#app/lib/moment-words.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';

/** A moment as the clinic's clock shows it: "Fri 20 Nov, 2:17 pm". */
export function formatDateTime(at: EpochMs): string {
  return formatShortMoment(at, clinic().timeZone);
}
