import { namesOfPatients } from '#app/features/patients/server/read-patient.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { AuditRow } from '#app/platform/audit/search-entries.ts';

/** What the patients are called whom entries are about; an erased one is nobody. The log itself knows ids only. */
export async function patientNames(db: Db, rows: readonly AuditRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    rows.flatMap(({ subjectKind, subjectId }) =>
      subjectKind === 'patient' && subjectId !== null && isUuid(subjectId) ? [subjectId] : [],
    ),
  );
  return namesOfPatients(db, [...ids]);
}
