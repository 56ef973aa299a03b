import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#app/lib/messages.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { knownPatient } from './patient-of-booking.ts';
import { patients } from './tables.ts';

/** Somebody the desk books for: the record that was found, else whoever has this phone and name. */
export interface PersonBooked {
  readonly patientId?: string | undefined;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
}

/** The record of somebody the desk books for, and the language it remembers; undefined for somebody new. */
export async function rememberedLanguage(
  db: Db,
  { patientId, fullName, mobileNumber }: PersonBooked,
): Promise<{ readonly id: string; readonly language: Locale } | undefined> {
  const given = {
    patientId: sql`${patientId ?? null}`,
    fullName: sql`${fullName}`,
    mobileNumber: sql`${mobileNumber}`,
  };
  const { rows } = await db.execute<{ id: string; language: Locale }>(
    sql`SELECT id, language FROM patients WHERE id IN (${knownPatient(given)}) AND erased_at IS NULL`,
  );
  return rows[0];
}

/** Writes inside `tx` in which language a patient is written to from now on. */
export async function rememberLanguage(tx: Db, id: string, language: Locale, now: EpochMs): Promise<void> {
  await tx
    .update(patients)
    .set({ language, version: sql`${patients.version} + 1`, changedAt: now })
    .where(eq(patients.id, id));
}
