import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Whose an appointment is, as part of the statement that makes it: of the patient it was made for, else of the one who has
 * this phone and is called exactly this (or was, before two records of one person became one). Nobody when both are new here.
 */
export function knownPatient(
  given: Readonly<Record<'patientId' | 'mobileNumber' | 'fullName', SQLWrapper | Placeholder>>,
): SQL {
  return sql`
    SELECT coalesce(merged_into, id) AS id FROM patients WHERE id = ${given.patientId}::uuid
    UNION ALL (
      SELECT coalesce(patients.merged_into, patients.id)
      FROM patient_contacts JOIN patients ON patient_contacts.patient_id IN (patients.id, patients.merged_into)
      WHERE ${given.patientId}::uuid IS NULL AND kind = 'phone' AND value = ${given.mobileNumber}
        AND lower(full_name) = lower(${given.fullName}) AND erased_at IS NULL
      ORDER BY patients.created_at, patients.id LIMIT 1
    )`;
}

/** Adds the people of new appointments to the patients, in the same statement. `people` selects what a record says of them. */
export function addingPatients(people: SQL): SQL {
  return sql`INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at)
    SELECT id, full_name, language, made_through, at, at
    FROM (${people}) AS person (id, full_name, language, made_through, at)`;
}

/** Adds phones and addresses of new appointments to their patients, those that are not known yet. */
export function addingContacts(contacts: SQL): SQL {
  return sql`INSERT INTO patient_contacts (patient_id, kind, value, created_at)
    SELECT patient_id, kind, value, at FROM (${contacts}) AS contact (patient_id, kind, value, at)
    ON CONFLICT DO NOTHING`;
}
