import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';

/** Another record that may be the same person; somebody has to say so. */
export interface LikelyTwin {
  readonly id: string;
  readonly fullName: string;
  /** What the two have in common. */
  readonly shares: 'contact' | 'name';
}

/** How alike two names must be on one phone: a family has one phone, but "Asha" and "Neel" are not one person. */
const alikeEnough = 0.45;

/** Up to five records that may be the same person: one contact and names alike, or the very same name. */
export async function likelyTwins(db: Db, patientId: string): Promise<LikelyTwin[]> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & LikelyTwin>(sql`
    WITH self AS (SELECT id, search_name FROM patients WHERE id = ${patientId})
    SELECT other.id, other.full_name AS "fullName", 'contact' AS shares, 0 AS rank
    FROM self, patients other
    WHERE other.id IN (
        SELECT theirs.patient_id FROM patient_contacts mine
        JOIN patient_contacts theirs ON theirs.value = mine.value AND theirs.kind = mine.kind
        WHERE mine.patient_id = ${patientId}
      )
      AND other.id <> self.id AND other.merged_into IS NULL AND other.erased_at IS NULL
      AND (similarity(other.search_name, self.search_name) >= ${alikeEnough}
        OR self.search_name LIKE other.search_name || ' %' OR other.search_name LIKE self.search_name || ' %')
    UNION ALL
    SELECT other.id, other.full_name, 'name', 1
    FROM self JOIN patients other ON other.search_name COLLATE "C" = self.search_name COLLATE "C"
    WHERE other.id <> self.id AND other.merged_into IS NULL AND other.erased_at IS NULL
      AND NOT EXISTS (
        SELECT FROM patient_contacts mine
        JOIN patient_contacts theirs ON theirs.value = mine.value AND theirs.kind = mine.kind
        WHERE mine.patient_id = self.id AND theirs.patient_id = other.id
      )
    ORDER BY rank, "fullName", id LIMIT 5`);
  return rows.map(({ id, fullName, shares }) => ({ id, fullName, shares }));
}
