import { sql, type SQL } from 'drizzle-orm';
import { lastAndNextVisit, patientsByReference } from '#app/features/scheduling/server/visit-fragments.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { FoundPatient } from '../domain/patient.ts';
import { readSearch, type PatientSearch } from '../domain/search-text.ts';

/**
 * Who somebody at the desk may mean while typing: names by the beginnings of their words (accents and case do not
 * count, and a name written in the other script is found by its sound), phones by any digits, references of appointments. At most `limit`, the likeliest first; nobody for
 * fewer than three digits. People who were merged into others or erased are not found.
 */
export async function findPatients(db: Db, typed: string, limit: number, now: EpochMs): Promise<FoundPatient[]> {
  const search = readSearch(typed);
  const ways = waysToFind(search, limit);
  if (ways.length === 0) return [];
  const phones = sql.join(
    [sql`NULL::text`, ...(search.phone?.digits ?? []).map((digits) => sql`${`%${digits}%`}::text`)],
    sql`, `,
  );
  const visits = lastAndNextVisit(sql`found.id`, now);
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & FoundPatient>(sql`
    WITH hits AS (${sql.join(ways, sql` UNION ALL `)}),
    found AS (
      SELECT patients.id, full_name, language, search_name, restricted_at, max(hits.reference) AS reference, min(likely) AS likely
      FROM hits JOIN patients USING (id)
      WHERE merged_into IS NULL AND erased_at IS NULL
      GROUP BY patients.id
      ORDER BY min(likely), search_name COLLATE "C", patients.id LIMIT ${limit}
    )
    SELECT found.id, full_name AS "fullName", language, reference, restricted_at IS NOT NULL AS "isRestricted",
      (SELECT value FROM patient_contacts WHERE patient_id = found.id AND kind = 'phone'
        ORDER BY coalesce(value LIKE ANY (ARRAY[${phones}]), false) DESC, whose NULLS FIRST, created_at, value LIMIT 1) AS "mobileNumber",
      (SELECT value FROM patient_contacts WHERE patient_id = found.id AND kind = 'email'
        ORDER BY whose NULLS FIRST, created_at, value LIMIT 1) AS email,
      ${visits.last} AS "lastVisitAt", ${visits.next} AS "nextVisitAt"
    FROM found ORDER BY likely, search_name COLLATE "C", found.id`);
  return rows;
}

/** Of numbers and references that many people share, this many are looked at: more letters find the right one. */
const mostLookedAt = 200;

/** A query for each thing the text may mean, with how likely it is meant: 0 is surest. Each stops early. */
function waysToFind({ words, isDevanagari, phone, reference }: PatientSearch, limit: number): SQL[] {
  const ways: SQL[] = [];
  if (reference !== undefined)
    ways.push(sql`(
      SELECT id, reference, ${reference.length === 8 ? 0 : 3}::int AS likely
      FROM (${patientsByReference(reference)} LIMIT ${mostLookedAt}) visits)`);
  if (phone !== undefined)
    ways.push(sql`(
      SELECT patient_id AS id, NULL::text AS reference, 1 AS likely FROM patient_contacts
      WHERE kind = 'phone' AND (${sql.join(
        phone.digits.map((digits) => sql`value LIKE ${phone.isWhole ? `+${digits}%` : `%${digits}%`}`),
        sql` OR `,
      )})
      LIMIT ${mostLookedAt})`);
  if (words.length > 0) ways.push(byName(words, 'first', limit), byName(words, 'any', limit));
  if (words.some((word) => word.length > 1)) ways.push(bySound(words, isDevanagari, limit));
  return ways;
}

/** In the order of the alphabet, so that a beginning that thousands have is found by walking the index a little. */
function byName(words: readonly string[], place: 'first' | 'any', limit: number): SQL {
  const patterns = words.map((word, index) => wordStart(word, place === 'first' && index === 0 ? '' : '%'));
  return sql`(
    SELECT id, NULL::text AS reference, ${place === 'first' ? 1 : 2}::int AS likely FROM patients
    WHERE merged_into IS NULL AND erased_at IS NULL
      AND ${sql.join(
        patterns.map((pattern) => sql`search_name LIKE ${pattern}`),
        sql` AND `,
      )}
    ORDER BY search_name COLLATE "C", id LIMIT ${limit})`;
}

/** Names that are written in the other script and sound alike. */
function bySound(words: readonly string[], isDevanagari: boolean, limit: number): SQL {
  const isOther = isDevanagari ? sql`full_name !~ '[ऀ-ॿ]'` : sql`full_name ~ '[ऀ-ॿ]'`;
  return sql`(
    SELECT id, NULL::text AS reference, 3::int AS likely FROM patients
    WHERE merged_into IS NULL AND erased_at IS NULL AND ${isOther}
      AND ${sql.join(
        words.map((word) => sql`sound_name LIKE '% ' || sound_of_name(${word}::text) || '%'`),
        sql` AND `,
      )}
    ORDER BY search_name COLLATE "C", id LIMIT ${limit})`;
}

/** The pattern of a name with a word that begins so. Words hold letters and digits only, so nothing in them is a sign of LIKE. */
function wordStart(word: string, before: '%' | ''): SQL {
  return sql`${`${before} `}::text || fold_name(${word}::text) || '%'`;
}
