import { sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { noteIfDone } from './done-once.ts';

export interface AuditEntry {
  readonly at: EpochMs;
  readonly actor: {
    readonly kind: 'staff' | 'patient' | 'system' | 'nobody';
    readonly id?: string;
    /** Network address of the request. */
    readonly address?: string;
  };
  /** What was done, in the past tense: `patient.viewed`, `appointment.moved`. */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Ids, names of fields, counts: never what a patient is called, wrote or has. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The actor of an entry for a staff member at work. */
export function byStaff({ id, address }: { readonly id: string; readonly address: string }): AuditEntry['actor'] {
  return { kind: 'staff', id, address };
}

/**
 * Writes an entry of the audit log inside `tx`, so that it exists exactly when what it tells of does. The database
 * chains it to the entry before (0005_staff.sql); the application may add entries and read them, nothing else.
 */
export async function audit(tx: Db, { at, actor, action, subject, details }: AuditEntry): Promise<void> {
  await tx.execute(sql`
    INSERT INTO audit_entries (at, actor_kind, actor_id, address, action, subject_kind, subject_id, details)
    VALUES (${new Date(at).toISOString()}, ${actor.kind}, ${actor.id ?? null}, ${actor.address ?? null}, ${action},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, ${JSON.stringify(details ?? {})}::jsonb)`);
  // A refusal changes nothing.
  if (!action.endsWith('refused')) await noteIfDone(tx);
}
