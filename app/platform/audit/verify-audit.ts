import type { Database, RawConnection } from '#app/platform/database/database.ts';

export interface AuditFault {
  /** The position in the chain where the fault shows; null for an entry outside the chain. */
  readonly position: number | null;
  readonly entryId: number | null;
  /** gap: a seal is missing. no-entry: sealed, but gone. changed: not what was sealed. unsealed: slipped in. */
  readonly kind: 'gap' | 'no-entry' | 'changed' | 'unsealed';
}

export interface AuditReport {
  readonly entries: number;
  readonly faults: readonly AuditFault[];
}

/** Faults that are named one by one; a torn log has as many as it has entries. */
const named = 100;

/**
 * Goes over the whole chain of the audit log and computes every seal again, over one unchanging picture. The newest
 * entry removed together with its seal is seen only against an earlier report, so write down how many there were.
 */
export async function verifyAudit(database: Pick<Database, 'rawTransaction'>): Promise<AuditReport> {
  return database.rawTransaction(verify, { snapshot: true });
}

async function verify(connection: RawConnection): Promise<AuditReport> {
  const faults = await connection.query<{ position: string | null; entryId: string | null; kind: AuditFault['kind'] }>(
    `WITH seals AS (
       SELECT position, entry_id, hash FROM audit_chain
       UNION ALL
       SELECT through_position, NULL, hash FROM
         (SELECT * FROM audit_removals ORDER BY through_position DESC LIMIT 1) AS mark
     ),
     chained AS (
       SELECT position, entry_id, hash, lag(position) OVER by_position AS position_before,
         lag(hash) OVER by_position AS hash_before
       FROM seals WINDOW by_position AS (ORDER BY position)
     ),
     checked AS (
       SELECT c.position, c.entry_id, CASE
         WHEN c.position <> coalesce(c.position_before, 0) + 1 THEN 'gap'
         WHEN e.id IS NULL THEN 'no-entry'
         WHEN c.hash <> audit_hash(coalesce(c.hash_before, ''::bytea), e) THEN 'changed'
       END AS kind
       FROM chained c LEFT JOIN audit_entries e ON e.id = c.entry_id
       WHERE c.entry_id IS NOT NULL
     )
     SELECT position::text, entry_id::text AS "entryId", kind FROM checked WHERE kind IS NOT NULL
     UNION ALL
     SELECT NULL, e.id::text, 'unsealed' FROM audit_entries e
     WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id)
     ORDER BY 1, 2 LIMIT ${named}`,
  );
  const [counted] = await connection.query<{ entries: number }>('SELECT count(*)::int AS entries FROM audit_entries');
  return {
    entries: counted?.entries ?? 0,
    faults: faults.map(({ position, entryId, kind }) => ({
      position: position === null ? null : Number(position),
      entryId: entryId === null ? null : Number(entryId),
      kind,
    })),
  };
}
