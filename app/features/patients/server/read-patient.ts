import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { Patient } from '../domain/patient.ts';
import { patientContacts, patients } from './tables.ts';

/** A record as it stands; one that was merged says into whom, one that was erased holds nothing. */
export interface StoredPatient extends Patient {
  readonly mergedInto: string | null;
  readonly erasedAt: number | null;
}

/** One patient by id, whatever became of the record; undefined for what is no id at all, too. */
export async function patientById(db: Db, id: string): Promise<StoredPatient | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(patients).where(eq(patients.id, id));
  if (!row) return undefined;
  const contacts = await db
    .select({
      id: patientContacts.id,
      kind: patientContacts.kind,
      value: patientContacts.value,
      whose: patientContacts.whose,
    })
    .from(patientContacts)
    .where(eq(patientContacts.patientId, id))
    .orderBy(
      sql`${patientContacts.kind} = 'phone' DESC`,
      sql`${patientContacts.whose} IS NULL DESC`,
      asc(patientContacts.createdAt),
      asc(patientContacts.value),
    );
  const { importId: _import, changedAt: _changed, ...patient } = row;
  return { ...patient, contacts };
}

/** The same with its row locked until `tx` ends, for a change of a record that is in use: undefined for any other. */
export async function lockedPatient(tx: Db, id: string): Promise<StoredPatient | undefined> {
  if (!isUuid(id)) return undefined;
  await tx.select({ id: patients.id }).from(patients).where(eq(patients.id, id)).for('update');
  const patient = await patientById(tx, id);
  return patient?.mergedInto === null && patient.erasedAt === null ? patient : undefined;
}

/** What these patients are called, by id; an erased one is nobody. */
export async function namesOfPatients(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: patients.id, fullName: patients.fullName })
    .from(patients)
    .where(and(inArray(patients.id, [...ids]), isNull(patients.erasedAt)));
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}
