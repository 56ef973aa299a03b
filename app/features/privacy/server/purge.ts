import { desc, sql } from 'drizzle-orm';
import { forgetOldEnquiries } from '#app/features/enquiries/server/forget-old-enquiries.ts';
import { forgetExpiredDrafts } from '#app/features/intake/server/forget-drafts.ts';
import { forgetUnattachedForms } from '#app/features/intake/server/submission-privacy.ts';
import { forgetOldDrafts } from '#app/features/patients/server/import-draft.ts';
import type { PatientContext } from '#app/features/patients/server/patient-context.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { dayMs, wallClockOf, Temporal } from '#app/lib/time.ts';
import { removeOldAuditEntries } from '#app/platform/audit/remove-old-entries.ts';
import type { Database } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import { decisionFor, erasePatient } from './erase-patient.ts';
import { purgeRuns, type PurgeCounts } from './tables.ts';

/** Once a night: erase what is past its time. Give it to `jobs.start`. */
export const purgeQueue = defineQueue<Record<string, never>>('purge', { policy: 'exclusive' });

const atTenToFour = '50 3 * * *';

/** Most people erased in one night; the rest follow the next one. */
const mostAtOnce = 500;

export interface PurgeContext extends PatientContext {
  readonly database: Pick<Database, 'rawTransaction'>;
  readonly timeZone: string;
  readonly onError: (error: unknown) => void;
}

export interface PurgeRun {
  readonly ranAt: number;
  readonly removed: PurgeCounts;
  readonly failed: readonly string[];
}

/**
 * Erases what is past its time and writes down how much of which kind: people whose day has come or whose record is
 * over, messages, enquiries, lists nobody took in, patient forms nobody sent, audit entries. A kind that fails does not keep the others from going.
 */
export async function purge(context: PurgeContext): Promise<PurgeRun> {
  const { db, clock, database } = context;
  const now = clock.now().epochMilliseconds;
  const { settings } = await readDeskSettings(db, 'retention');
  const before = (days: number) => new Date(now - days * dayMs).toISOString();
  const changed = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db.execute<{ count: number }>(
      sql`WITH gone AS (${query} RETURNING 1) SELECT count(*)::int AS count FROM gone`,
    );
    return rows[0]?.count ?? 0;
  };
  const deleted = changed;
  const kinds: Readonly<Record<string, () => Promise<number>>> = {
    patients: () => purgePatients(context, now, settings.recordYears),
    messages: () =>
      deleted(sql`
        DELETE FROM messages USING appointments
        WHERE appointments.id = appointment_id AND ends_at < ${before(settings.messageDays)}::timestamptz
          AND messages.status NOT IN ('queued', 'held')`),
    // Who waited for a day that is over, with the offers they had.
    waitingList: () =>
      deleted(sql`DELETE FROM waiting_entries WHERE last_day < ${wallClockOf(now, context.timeZone).date}::date
        AND NOT EXISTS (SELECT FROM waiting_offers WHERE entry_id = waiting_entries.id AND outcome IS NULL)`),
    // What a code opened is listed for half an hour at most; a day leaves time to look into what was tried.
    returnCodes: () => deleted(sql`DELETE FROM return_codes WHERE expires_at < ${before(1)}::timestamptz`),
    // Walk-ins of earlier days have gone home: their names are forgotten.
    walkIns: () =>
      changed(sql`UPDATE walk_ins SET status = 'left', full_name = NULL, mobile_number = NULL,
          changed_at = ${new Date(now).toISOString()}::timestamptz
        WHERE status = 'waiting' AND joined_on < ${wallClockOf(now, context.timeZone).date}::date`),
    enquiries: () => forgetOldEnquiries(db, clock),
    lists: () => forgetOldDrafts(db, now),
    forms: () => forgetExpiredDrafts(db, clock),
    unattachedForms: () => forgetUnattachedForms(db, clock),
    auditEntries: () => removeOldAuditEntries(database, settings.auditYears * 365, now),
  };
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
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM patients
    WHERE merged_into IS NULL AND erased_at IS NULL AND (
      erase_on <= ${today}::date
      OR (created_at < ${longAgo}::date AND changed_at < ${longAgo}::date AND NOT EXISTS (
        SELECT FROM appointments WHERE patient_id = patients.id AND ends_at >= ${longAgo}::date
      ) AND NOT EXISTS (
        SELECT FROM patient_forms WHERE patient_id = patients.id AND submitted_at >= ${longAgo}::date
      ))
    )
    ORDER BY erase_on NULLS LAST, created_at, id LIMIT ${mostAtOnce}`);
  let erased = 0;
  for (const { id } of rows) {
    const done = await db.transaction(async (tx) => {
      const patient = await patientById(tx, id);
      // The rules have the last word: a child's record waits longer, a visit may have come in between.
      if (!patient || (await decisionFor(tx, patient, { now, timeZone })).kind !== 'now') return undefined;
      return erasePatient(tx, context, id, { kind: 'system' }, now);
    });
    if (done) erased += 1;
  }
  return erased;
}

/** The last nights, the latest first. */
export async function purgeHistory(db: PatientContext['db']): Promise<PurgeRun[]> {
  return db
    .select({ ranAt: purgeRuns.ranAt, removed: purgeRuns.removed, failed: purgeRuns.failed })
    .from(purgeRuns)
    .orderBy(desc(purgeRuns.id))
    .limit(14);
}

/** Plans the purge in the clinic's time zone and does it in this process when its turn comes. */
export async function schedulePurge({ jobs }: Pick<Database, 'jobs'>, context: PurgeContext): Promise<void> {
  await jobs.work(purgeQueue, async () => {
    await purge(context);
  });
  await jobs.schedule(purgeQueue, atTenToFour, context.timeZone, {});
}
