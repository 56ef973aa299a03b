import { sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '../database/database.ts';
import type { AuditEntry } from './audit.ts';

export interface AuditRow {
  readonly id: number;
  readonly at: EpochMs;
  readonly actorKind: AuditEntry['actor']['kind'];
  readonly actorId: string | null;
  readonly address: string | null;
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** What to look for. Everything is optional. */
export interface EntrySearch {
  readonly staffId?: string | undefined;
  readonly actorKind?: AuditRow['actorKind'] | undefined;
  /** `patient.viewed`, or `patient` for everything about patients. */
  readonly action?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly subjectId?: string | undefined;
  /** An entry whose network address is looked for. */
  readonly sameAddressAs?: number | undefined;
  readonly from?: EpochMs | undefined;
  readonly until?: EpochMs | undefined;
  /** Entries older than this one. */
  readonly before?: number | undefined;
}

function conditions({
  staffId,
  actorKind,
  action,
  actions,
  subjectId,
  sameAddressAs,
  from,
  until,
  before,
}: EntrySearch): SQL {
  const all = [
    staffId !== undefined && sql`actor_id = ${staffId}`,
    actorKind !== undefined && sql`actor_kind = ${actorKind}`,
    action !== undefined && sql`(action = ${action} OR starts_with(action, ${`${action}.`}))`,
    actions !== undefined && sql`action IN ${actions}`,
    subjectId !== undefined && sql`subject_id = ${subjectId}`,
    sameAddressAs !== undefined && sql`address = (SELECT address FROM audit_entries WHERE id = ${sameAddressAs})`,
    from !== undefined && sql`at >= ${new Date(from).toISOString()}::timestamptz`,
    until !== undefined && sql`at < ${new Date(until).toISOString()}::timestamptz`,
    before !== undefined && sql`(at, id) < (SELECT at, id FROM audit_entries WHERE id = ${before})`,
  ].filter((condition) => condition !== false);
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
}

/** At most `limit` entries of the audit log, the newest first. */
export async function searchAudit(db: Db, search: EntrySearch, limit: number): Promise<AuditRow[]> {
  const { rows } = await db.execute<{ [Column in keyof AuditRow]: unknown }>(sql`
    SELECT id::text AS id, (extract(epoch FROM at) * 1000)::float8 AS at, actor_kind AS "actorKind",
      actor_id AS "actorId", address, action, subject_kind AS "subjectKind", subject_id AS "subjectId", details
    FROM audit_entries WHERE ${conditions(search)}
    ORDER BY audit_entries.at DESC, audit_entries.id DESC LIMIT ${limit}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of 0005_staff.sql
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Math.floor(Number(row.at)) })) as AuditRow[];
}

/** The newest entry that was made from a network address, or undefined. */
export async function entryFrom(db: Db, address: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id::text AS id FROM audit_entries WHERE address = ${address} ORDER BY at DESC, id DESC LIMIT 1`,
  );
  return rows[0] && Number(rows[0].id);
}

/** When the newest entry was made; null in an empty log. */
export async function newestEntryAt(db: Db): Promise<EpochMs | null> {
  const { rows } = await db.execute<{ at: number | null }>(
    sql`SELECT (extract(epoch FROM max(at)) * 1000)::float8 AS at FROM audit_entries`,
  );
  return rows[0]?.at ?? null;
}
