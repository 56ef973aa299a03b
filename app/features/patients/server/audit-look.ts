import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { audit, byStaff, type AuditEntry } from '#app/platform/audit/audit.ts';
import type { PatientContext } from './patient-context.ts';

/** Notes that somebody looked at patients: a list, what a search found. Never what was looked for. */
export async function auditLook(
  { db, clock }: Pick<PatientContext, 'db' | 'clock'>,
  by: StaffActor,
  look: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  await audit(db, { at: clock.now().epochMilliseconds, actor: byStaff(by), ...look });
}
