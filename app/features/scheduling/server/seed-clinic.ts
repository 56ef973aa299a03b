import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { planFromClinic, type ClinicFile } from '../domain/plan-from-clinic.ts';
import { saveSettings } from './save-settings.ts';
import { clinicSettings } from './tables.ts';

export type SeedOutcome = 'seeded' | 'unchanged' | 'updated' | 'kept-staff-settings';

/**
 * Takes the clinic's file into the database at the first start, and again when somebody has edited the file since;
 * settings changed in the application are never overwritten. Safe when several processes start at once.
 */
export async function seedClinic(db: Db, clock: Clock, file: ClinicFile): Promise<SeedOutcome> {
  const plan = planFromClinic(file);
  const fileFingerprint = createHash('sha256').update(JSON.stringify(plan)).digest();
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE clinic_settings IN EXCLUSIVE MODE`);
    const [current] = await tx.select().from(clinicSettings);
    if (current && fileFingerprint.equals(current.fileFingerprint)) return 'unchanged';
    if (current?.source === 'staff') return 'kept-staff-settings';
    await saveSettings(tx, plan, { source: 'file', fileFingerprint }, clock.now().epochMilliseconds);
    return current ? 'updated' : 'seeded';
  });
}
