import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { audit, byStaff, type AuditEntry } from './audit.ts';

const sameLookMinutes = 15;

/**
 * Notes that somebody looked at something. A window that renews itself is one look: the same person, thing and details
 * within a quarter of an hour are noted once.
 */
export async function auditLook(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  by: Parameters<typeof byStaff>[0],
  look: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  const now = clock.now();
  const since = now.subtract({ minutes: sameLookMinutes }).toString();
  const { action, subject, details = {} } = look;
  const { rows } = await db.execute(sql`
    SELECT 1 FROM audit_entries
    WHERE actor_id = ${by.id} AND address IS NOT DISTINCT FROM ${by.address} AND action = ${action}
      AND subject_id IS NOT DISTINCT FROM ${subject?.id ?? null} AND details = ${JSON.stringify(details)}::jsonb
      AND at > ${since}::timestamptz AND at <= ${now.toString()}::timestamptz LIMIT 1`);
  if (rows.length === 0) await audit(db, { at: now.epochMilliseconds, actor: byStaff(by), ...look });
}
