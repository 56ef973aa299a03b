import { desc } from 'drizzle-orm';
import { recordsThatAreOver } from '#app/features/patients/server/personal-data.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { wallClockOf, Temporal } from '#app/lib/time.ts';
import type { BackgroundWork } from '#app/platform/background-work.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import { decisionFor, erasePatient } from './erase-patient.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { purgeRuns, type PurgeCounts } from './tables.ts';

/** Once a night: erase what is past its time. */
const purgeQueue = defineQueue<Record<string, never>>('purge', { policy: 'exclusive' });

const atTenToFour = '50 3 * * *';

/** Most people erased in one night; the rest follow the next one. */
const mostAtOnce = 500;

export interface PurgeContext extends PrivacyContext {
  readonly database: Pick<Database, 'rawTransaction'>;
  readonly onError: (error: unknown) => void;
}

export interface PurgeRun {
  readonly ranAt: number;
  readonly removed: PurgeCounts;
  readonly failed: readonly string[];
}

/**
 * Erases what is past its time and writes down how much of which kind: people whose day has come or whose record is
 * over, and what every feature lets go. A kind that fails does not keep the others from going.
 */
export async function purge(context: PurgeContext): Promise<PurgeRun> {
  const { db, clock, personalData } = context;
  const now = clock.now().epochMilliseconds;
  const { settings } = await readDeskSettings(db, 'retention');
  const kinds: Record<string, () => Promise<number>> = {
    patients: () => purgePatients(context, now, settings.recordYears),
  };
  for (const held of personalData)
    for (const [kind, remove] of Object.entries(held.purge ?? {}))
      kinds[kind] = () => remove({ ...context, settings, now });
  const removed: Record<string, number> = {};
  const failed: string[] = [];
  for (const [kind, remove] of Object.entries(kinds)) {
    try {
      removed[kind] = await remove();
    } catch (error) {
      context.onError(error);
      failed.push(kind);
    }
  }
  await db.insert(purgeRuns).values({ ranAt: now, removed, failed });
  return { ranAt: now, removed, failed };
}

/** Those whose day has come, and those of whom nothing has happened for as long as records are kept. */
async function purgePatients(context: PurgeContext, now: number, recordYears: number): Promise<number> {
  const { db, timeZone } = context;
  const { date: today } = wallClockOf(now, timeZone);
  const longAgo = Temporal.PlainDate.from(today).subtract({ years: recordYears }).toString();
  const activeSince = context.personalData.flatMap((held) => (held.activeSince ? [held.activeSince] : []));
  const over = await recordsThatAreOver(db, { today, longAgo, limit: mostAtOnce }, activeSince);
  let erased = 0;
  for (const id of over) {
    const done = await db.transaction(async (tx) => {
      const patient = await patientById(tx, id);
      // The rules have the last word: a child's record waits longer, a visit may have come in between.
      if (!patient || (await decisionFor({ ...context, db: tx }, patient, now)).kind !== 'now') return undefined;
      return erasePatient(tx, context, id, { kind: 'system' }, now);
    });
    if (done) erased += 1;
  }
  return erased;
}

/** The last nights, the latest first. */
export async function purgeHistory(db: Db): Promise<PurgeRun[]> {
  return db
    .select({ ranAt: purgeRuns.ranAt, removed: purgeRuns.removed, failed: purgeRuns.failed })
    .from(purgeRuns)
    .orderBy(desc(purgeRuns.id))
    .limit(14);
}

interface PurgeParts extends Pick<PurgeContext, 'timeZone' | 'personalData' | 'onError'> {
  readonly app: Pick<PurgeContext, 'clock' | 'keyRing'> & { readonly database: Database };
}

/** Plans the purge in the clinic's time zone and does it in this process when its turn comes. */
export const purgeWork: BackgroundWork<PurgeParts> = {
  queues: [purgeQueue],
  async start({ app: { database, clock, keyRing }, timeZone, personalData, onError }) {
    const context = { db: database.db, database, clock, keyRing, timeZone, personalData, onError };
    await database.jobs.work(purgeQueue, async () => {
      await purge(context);
    });
    await database.jobs.schedule(purgeQueue, atTenToFour, timeZone, {});
  },
};
