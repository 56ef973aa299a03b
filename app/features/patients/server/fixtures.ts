import { randomUUID } from 'node:crypto';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor, StaffRole } from '#app/features/staff/domain/staff-member.ts';
import type { Db } from '#app/platform/database/database.ts';
import { sql } from 'drizzle-orm';
import { patientContacts, patients } from './tables.ts';

/** A moment before that of the tests: records were made then. */
const madeAt = Date.UTC(2026, 9, 1);

/** Writes a patient with these phones and returns the id. */
export async function aPatient(db: Db, fullName: string, phones: readonly string[] = []): Promise<string> {
  const id = randomUUID();
  await db
    .insert(patients)
    .values({ id, fullName, language: 'en', madeThrough: 'desk', createdAt: madeAt, changedAt: madeAt });
  for (const [index, value] of phones.entries())
    await db.insert(patientContacts).values({ patientId: id, kind: 'phone', value, createdAt: madeAt + index });
  return id;
}

/** Somebody at the desk. */
export function somebody(db: Db, role: StaffRole, practitionerId: string | null = null): Promise<StaffActor> {
  return aStaffMember(db, role, { practitionerId });
}

/** What the audit log says was done to somebody, in order. */
export async function auditOf(
  db: Db,
  subjectId: string,
): Promise<{ action: string; details: Record<string, unknown> }[]> {
  const { rows } = await db.execute<{ action: string; details: Record<string, unknown> }>(
    sql`SELECT action, details FROM audit_entries WHERE subject_id = ${subjectId} ORDER BY id`,
  );
  return rows;
}
