import { inArray, sql, type SQL } from 'drizzle-orm';
import { formIdsOfPatient } from '#app/features/form-review/server/submission-desk.ts';
import { staffName } from '#app/features/staff/server/staff-names.ts';
import type { EpochMs, IsoDate } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { exportedInstant, idsOf, nobody, type PersonalData, type PersonalRow } from '#app/platform/personal-data.ts';
import { forgetOldDrafts } from './import-draft.ts';

/** Who somebody is, with the records that became part of theirs. */
export const recordsData: PersonalData = {
  tables: {
    patients: 'stays as a row that says nothing',
    patient_contacts: 'goes',
    patient_merges: 'goes',
    patient_imports: 'holds counts and the hash of a file',
    patient_import_visits: 'goes',
    patient_import_drafts: 'a list that nobody took in goes after a day',
  },
  sections: {
    async person({ db }, { id }) {
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT full_name AS "fullName", birth_date::text AS "birthDate", language, made_through AS "madeThrough",
          ${exportedInstant('created_at')} AS "createdAt", ${exportedInstant('changed_at')} AS "changedAt",
          ${exportedInstant('restricted_at')} AS "restrictedAt", erase_on::text AS "eraseOn"
        FROM patients WHERE id = ${id}`);
      return rows;
    },
    contacts: async (_context, { contacts }) => contacts.map(({ kind, value, whose }) => ({ kind, value, whose })),
    async mergedRecords({ db }, { id }) {
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT full_name AS "fullName", ${exportedInstant('created_at')} AS "createdAt" FROM patients
        WHERE merged_into = ${id} ORDER BY created_at, id`);
      return rows;
    },
  },
  async erase(tx, { ids, now }) {
    const records = [...idsOf(ids, 'records')];
    const at = new Date(now).toISOString();
    await tx.execute(sql`DELETE FROM patient_merges WHERE kept_id IN ${records} OR merged_id IN ${records}`);
    await tx.execute(sql`DELETE FROM patient_contacts WHERE patient_id IN ${records}`);
    await tx.execute(sql`
      DELETE FROM patient_import_visits WHERE ${inArray(sql`appointment_id`, [...idsOf(ids, 'visits')])}`);
    await tx.execute(sql`
      UPDATE patients SET full_name = ${nobody.fullName}, birth_date = NULL, language = 'en', merged_into = NULL,
        restricted_at = NULL, erase_on = NULL, import_id = NULL, erased_at = ${at}::timestamptz,
        changed_at = ${at}::timestamptz, version = version + 1
      WHERE id IN ${records}`);
    await announce(tx, 'patients');
    return { counts: { records: records.length } };
  },
  purge: { lists: ({ db, now }) => forgetOldDrafts(db, now) },
};

/** When somebody opened their medical data with a reason, without a visit. */
export const openingsData: PersonalData = {
  tables: { glass_openings: 'goes with the record, or with its form' },
  sections: {
    async openings({ db }, { id }) {
      const forms = await formIdsOfPatient(db, id);
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT ${exportedInstant('opened_at')} AS at, ${exportedInstant('ends_at')} AS until,
          ${staffName(sql`staff_id`)} AS by, reason, words, CASE WHEN form_id IS NULL THEN 'record' ELSE 'form' END AS what
        FROM glass_openings WHERE patient_id = ${id} OR ${inArray(sql`form_id`, forms)}
        ORDER BY opened_at, id`);
      return rows;
    },
  },
  async erase(tx, { ids }) {
    await tx.execute(sql`DELETE FROM glass_openings WHERE patient_id IN ${idsOf(ids, 'records')}`);
    return {};
  },
};

/** The record of a patient and all that were merged into it. */
export async function recordsOf(db: Db, patientId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM patients WHERE merged_into = ${patientId}`);
  return [patientId, ...rows.map(({ id }) => id)];
}

/** Keeps a record from being used, with the day on which it may be erased where somebody asked for that; null ends it. */
export async function lockRecord(
  tx: Db,
  id: string,
  restrictedAt: EpochMs | null,
  eraseOn: IsoDate | null,
  now: EpochMs,
): Promise<void> {
  const at = restrictedAt === null ? null : new Date(restrictedAt).toISOString();
  await tx.execute(sql`
    UPDATE patients SET restricted_at = ${at}::timestamptz, erase_on = ${eraseOn}::date, version = version + 1,
      changed_at = ${new Date(now).toISOString()}::timestamptz
    WHERE id = ${id}`);
}

/**
 * Of these patients, those whose record began with a visit they booked themselves, and of whom nothing else is known;
 * `known` are conditions that say so of `patients.id`.
 */
export async function onlyKnownByVisits(db: Db, patients: readonly string[], known: readonly SQL[]): Promise<string[]> {
  if (patients.length === 0) return [];
  const nothingElse = known.map((condition) => sql` AND NOT ${condition}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM patients
    WHERE id IN ${patients} AND made_through IN ('website', 'api') AND merged_into IS NULL AND erased_at IS NULL${sql.join(nothingElse)}`);
  return rows.map(({ id }) => id);
}

/**
 * Whose day to be erased has come, and of whom nothing has happened since `longAgo`: neither a change of the record nor
 * what any of `activeSince` knows of. At most `limit`, those whose day has come first.
 */
export async function recordsThatAreOver(
  db: Db,
  { today, longAgo, limit }: { readonly today: IsoDate; readonly longAgo: IsoDate; readonly limit: number },
  activeSince: readonly ((patientId: SQL, since: IsoDate) => SQL)[],
): Promise<string[]> {
  const silent = activeSince.map((happened) => sql` AND NOT ${happened(sql`patients.id`, longAgo)}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM patients
    WHERE merged_into IS NULL AND erased_at IS NULL AND (
      erase_on <= ${today}::date
      OR (created_at < ${longAgo}::date AND changed_at < ${longAgo}::date${sql.join(silent)})
    )
    ORDER BY erase_on NULLS LAST, created_at, id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}
