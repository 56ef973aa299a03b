import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { eraseFormsOf } from '#app/features/intake/server/submission-privacy.ts';
import type { PatientContext } from '#app/features/patients/server/patient-context.ts';
import { lockedPatient, type StoredPatient } from '#app/features/patients/server/read-patient.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { audit, type AuditEntry } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { announce } from '#app/platform/live.ts';
import { eraseDecision, type EraseDecision } from '../domain/retention.ts';
import { ownEnquiryIds } from './person-data.ts';
import { eraseWaiting, ownWaitingIds } from './waiting-of-person.ts';

/** What stands where a name was: a row that counts and says nothing. */
const nobody = { fullName: 'Erased', mobileNumber: '+910000000000' } as const;

/** What the rules of keeping say about a patient today. */
export async function decisionFor(
  db: Db,
  patient: Pick<StoredPatient, 'id' | 'birthDate'>,
  { now, timeZone }: { readonly now: EpochMs; readonly timeZone: string },
): Promise<EraseDecision> {
  const { settings } = await readDeskSettings(db, 'retention');
  const { rows } = await db.execute<{ treatedOn: string | null; toCome: boolean }>(sql`
    SELECT (max(starts_at) FILTER (WHERE status IN ('arrived', 'in-consultation', 'completed'))
        AT TIME ZONE ${timeZone})::date::text AS "treatedOn",
      coalesce(bool_or(ends_at > ${new Date(now).toISOString()}::timestamptz
        AND status IN ('booked', 'confirmed', 'arrived', 'in-consultation')), false) AS "toCome"
    FROM appointments WHERE patient_id = ${patient.id}`);
  return eraseDecision({
    lastTreatedOn: rows[0]?.treatedOn ?? null,
    hasVisitToCome: rows[0]?.toCome ?? false,
    birthDate: patient.birthDate,
    today: wallClockOf(now, timeZone).date,
    recordYears: settings.recordYears,
  });
}

export interface ErasedPerson {
  readonly visits: number;
  readonly enquiries: number;
}

/**
 * Erases a patient inside `tx`, whatever the rules say: ask them first. Names, contacts, notes, messages, consents,
 * merges and what they wrote in their own name go; visits stay as counts of a time, a practitioner and a kind, without
 * reference or link. Undefined when the record is not there.
 */
export async function erasePatient(
  tx: Db,
  context: PatientContext,
  patientId: string,
  actor: AuditEntry['actor'],
  now: EpochMs,
): Promise<ErasedPerson | undefined> {
  const patient = await lockedPatient(tx, patientId);
  if (!patient) return undefined;
  const enquiryIds = await ownEnquiryIds({ ...context, db: tx }, patient);
  const waitingIds = await ownWaitingIds(tx, patient);
  const { rows: merged } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM patients WHERE merged_into = ${patientId}`,
  );
  const records = [patientId, ...merged.map(({ id }) => id)];
  const { rows: visits } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM appointments WHERE patient_id IN ${records}`,
  );
  const forms = await eraseFormsOf(tx, records);
  for (const { id } of visits) await makeAnonymous(tx, id, now);
  if (enquiryIds.length > 0) await tx.execute(sql`DELETE FROM enquiries WHERE id IN ${enquiryIds}`);
  await eraseWaiting(tx, waitingIds);
  await tx.execute(sql`DELETE FROM glass_openings WHERE patient_id IN ${records}`);
  await tx.execute(sql`DELETE FROM patient_merges WHERE kept_id IN ${records} OR merged_id IN ${records}`);
  await tx.execute(sql`DELETE FROM patient_contacts WHERE patient_id IN ${records}`);
  await tx.execute(sql`
    UPDATE privacy_requests SET person_encrypted = NULL, note_encrypted = NULL WHERE patient_id IN ${records}`);
  await tx.execute(sql`
    UPDATE patients SET full_name = ${nobody.fullName}, birth_date = NULL, language = 'en', merged_into = NULL,
      restricted_at = NULL, erase_on = NULL, import_id = NULL, erased_at = ${new Date(now).toISOString()}::timestamptz,
      changed_at = ${new Date(now).toISOString()}::timestamptz, version = version + 1
    WHERE id IN ${records}`);
  await audit(tx, {
    at: now,
    actor,
    action: 'patient.erased',
    subject: { kind: 'patient', id: patientId },
    details: { visits: visits.length, enquiries: enquiryIds.length, records: records.length, forms },
  });
  await announce(tx, 'patients');
  await announce(tx, 'diary');
  return { visits: visits.length, enquiries: enquiryIds.length };
}

/** Takes from a visit all that leads to somebody. What counts stays: when, with whom, of which kind, what became of it. */
async function makeAnonymous(tx: Db, id: string, now: EpochMs): Promise<void> {
  await tx.execute(sql`DELETE FROM messages WHERE appointment_id = ${id}`);
  await tx.execute(sql`DELETE FROM consents WHERE appointment_id = ${id}`);
  await tx.execute(sql`UPDATE appointment_events SET reason = NULL WHERE appointment_id = ${id}`);
  await tx.execute(sql`DELETE FROM patient_import_visits WHERE appointment_id = ${id}`);
  await tx.execute(sql`
    UPDATE appointments SET patient_id = NULL, full_name = ${nobody.fullName}, mobile_number = ${nobody.mobileNumber},
      email = NULL, note_encrypted = NULL, treatment = NULL, overbooking_reason = CASE WHEN overbooking_reason IS NULL
        THEN NULL ELSE 'erased' END, request_key_hash = NULL, request_fingerprint = NULL, series_id = NULL,
      reference = ${makeReference(randomBytes(referenceBytes))}, manage_token_hash = ${randomBytes(32)},
      sequence = sequence + 1, changed_at = ${new Date(now).toISOString()}::timestamptz
    WHERE id = ${id}`);
}
