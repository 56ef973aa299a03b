import { dayMs, type EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { TakenTimes } from '#app/features/scheduling/domain/slots.ts';
import { takenTimes } from '#app/features/scheduling/server/taken-times.ts';

/** The time held of a practitioner around a moment, without the appointment that is to move there. */
export function readTaken(
  { db }: { readonly db: Db },
  practitionerId: string,
  at: EpochMs,
  except?: string,
): Promise<TakenTimes> {
  return takenTimes(db, [practitionerId], { start: at - dayMs, end: at + dayMs }, except);
}
