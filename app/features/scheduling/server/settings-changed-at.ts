import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { clinicSettings } from './tables.ts';

/** When hours, closures or practitioners were last saved; undefined before the clinic's file was first read in. */
export async function settingsChangedAt(db: Db): Promise<EpochMs | undefined> {
  const [saved] = await db.select({ at: clinicSettings.changedAt }).from(clinicSettings);
  return saved?.at;
}
