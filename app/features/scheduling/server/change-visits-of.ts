import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#app/lib/messages.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { appointmentEvents, appointments } from './tables.ts';

/** Makes these visits somebody else's inside `tx`; where `from` is given, only those that are still theirs. */
export async function giveVisitsTo(
  tx: Db,
  patientId: string,
  visitIds: readonly string[],
  from?: string,
): Promise<void> {
  if (visitIds.length === 0) return;
  const isTheirs = from === undefined ? undefined : eq(appointments.patientId, from);
  await tx
    .update(appointments)
    .set({ patientId })
    .where(and(inArray(appointments.id, [...visitIds]), isTheirs));
}

/** What a patient's record says differently now. */
export interface CorrectedPerson {
  readonly fullName?: { readonly before: string; readonly now: string };
  readonly mobileNumber?: { readonly gone: readonly string[]; readonly now: string };
  readonly email?: { readonly gone: readonly string[]; readonly now: string | null };
  /** In which they are written to. */
  readonly language?: Locale;
}

/**
 * Corrects the visits to come inside `tx`, where they say what the record said: diary and messages read the visit. All of them are told
 * of in a new language.
 */
export async function correctVisitsToCome(
  tx: Db,
  patientId: string,
  { fullName, mobileNumber, email, language }: CorrectedPerson,
  now: EpochMs,
): Promise<void> {
  const toCome = and(eq(appointments.patientId, patientId), gt(appointments.startsAt, now));
  if (fullName)
    await tx
      .update(appointments)
      .set({ fullName: fullName.now })
      .where(and(toCome, sql`lower(${appointments.fullName}) = lower(${fullName.before})`));
  if (mobileNumber)
    await tx
      .update(appointments)
      .set({ mobileNumber: mobileNumber.now })
      .where(and(toCome, inArray(appointments.mobileNumber, [...mobileNumber.gone])));
  if (email)
    await tx
      .update(appointments)
      .set({ email: email.now })
      .where(and(toCome, inArray(appointments.email, [...email.gone])));
  if (language) await tx.update(appointments).set({ language }).where(toCome);
}

/** Which of these visits are to come and as they were booked, nobody having done anything with them; held until `tx` ends. */
export async function holdUntouched(tx: Db, visitIds: readonly string[], now: EpochMs): Promise<string[]> {
  if (visitIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM appointments
    WHERE id IN ${visitIds} AND status = 'booked' AND sequence = 0 AND changed_at = created_at
      AND starts_at > ${new Date(now).toISOString()}::timestamptz
      AND (SELECT count(*) FROM appointment_events WHERE appointment_id = appointments.id) = 1
    FOR UPDATE`);
  return rows.map(({ id }) => id);
}

/** Removes visits inside `tx` as if they had never been booked: an import is taken back. */
export async function removeVisits(tx: Db, visitIds: readonly string[]): Promise<void> {
  if (visitIds.length === 0) return;
  await tx.delete(appointmentEvents).where(inArray(appointmentEvents.appointmentId, [...visitIds]));
  await tx.delete(appointments).where(inArray(appointments.id, [...visitIds]));
}
