import { sql } from 'drizzle-orm';
import type { MedicalAsker } from '#app/features/scheduling/domain/visit-access.ts';
import { medicalAsker, visitsOfPatient } from '#app/features/scheduling/server/visit-facts.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Db } from '#app/platform/database/database.ts';
import { mayOpenRecord, type RecordFacts } from '../domain/medical-access.ts';

/** What access to a patient's record rests on, for whoever asks. */
export async function recordFacts(db: Db, { staffId }: MedicalAsker, patientId: string): Promise<RecordFacts> {
  const { rows } = await db.execute<{ at: number | null }>(sql`
    SELECT (extract(epoch FROM max(merged_at)) * 1000)::float8 AS at FROM patient_merges
    WHERE kept_id = ${patientId} AND merged_by = ${staffId} AND undone_at IS NULL`);
  return { visits: await visitsOfPatient(db, patientId), ownMergeAt: rows[0]?.at ?? null };
}

/** Whether somebody may open the record of a patient by a visit; broken glass does not count. */
export async function isOwnPatient(db: Db, by: StaffActor, patientId: string): Promise<boolean> {
  const asker = await medicalAsker(db, by);
  return mayOpenRecord(asker, await recordFacts(db, asker, patientId));
}
