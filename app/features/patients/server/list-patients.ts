import { sql } from 'drizzle-orm';
import { lastAndNextVisit } from '#app/features/scheduling/server/visit-fragments.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { FoundPatient } from '../domain/patient.ts';

const patientsPerPage = 50;

export interface PatientPage {
  readonly patients: readonly FoundPatient[];
  readonly total: number;
  /** Counted from 1; the last one when more was asked for. */
  readonly page: number;
  readonly pages: number;
}

/** All patients by name, or the newest first, a page of 50 at a time. */
export async function listPatients(
  db: Db,
  order: 'name' | 'newest',
  wantedPage: number,
  now: EpochMs,
): Promise<PatientPage> {
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM patients WHERE merged_into IS NULL AND erased_at IS NULL`,
  );
  const total = counted[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / patientsPerPage));
  const page = Math.min(Math.max(1, wantedPage), pages);
  const by = order === 'name' ? sql`search_name COLLATE "C", id` : sql`created_at DESC, id`;
  const visits = lastAndNextVisit(sql`patients.id`, now);
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & FoundPatient>(sql`
    SELECT patients.id, full_name AS "fullName", language, NULL AS reference, restricted_at IS NOT NULL AS "isRestricted",
      (SELECT value FROM patient_contacts WHERE patient_id = patients.id AND kind = 'phone'
        ORDER BY whose NULLS FIRST, created_at, value LIMIT 1) AS "mobileNumber",
      (SELECT value FROM patient_contacts WHERE patient_id = patients.id AND kind = 'email'
        ORDER BY whose NULLS FIRST, created_at, value LIMIT 1) AS email,
      ${visits.last} AS "lastVisitAt", ${visits.next} AS "nextVisitAt"
    FROM (SELECT * FROM patients WHERE merged_into IS NULL AND erased_at IS NULL
      ORDER BY ${by} LIMIT ${patientsPerPage} OFFSET ${(page - 1) * patientsPerPage}) AS patients
    ORDER BY ${by}`);
  return { patients: rows, total, page, pages };
}
