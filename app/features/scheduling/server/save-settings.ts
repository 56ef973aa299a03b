import { eq, notInArray, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import type { BookingPlan } from '../domain/clinic-settings.ts';
import { appointmentTypes, clinicSettings, practitionerAppointmentTypes, practitioners } from './tables.ts';

/** The channel on which every process hears that the settings changed. */
export const settingsChannel = 'settings_changed';

interface Origin {
  readonly source: 'file' | 'staff';
  readonly fileFingerprint: Uint8Array;
}

/**
 * Writes a checked plan as the next version of the settings and tells every process of it, all inside `tx`. Types and
 * people that the plan no longer names are kept for the appointments that name them, and no longer offered.
 */
export async function saveSettings(tx: Transaction, plan: BookingPlan, origin: Origin, now: EpochMs): Promise<number> {
  const { appointmentTypes: types, practitioners: people } = plan;
  const [saved] = await tx
    .insert(clinicSettings)
    .values({ version: 1, settings: plan.clinic, ...origin, changedAt: now })
    .onConflictDoUpdate({
      target: clinicSettings.onlyRow,
      set: { version: sql`${clinicSettings.version} + 1`, settings: plan.clinic, ...origin, changedAt: now },
    })
    .returning({ version: clinicSettings.version });

  for (const [position, type] of types.entries()) {
    const values = { ...type, position, active: true, feeRupees: type.feeRupees ?? null };
    await tx.insert(appointmentTypes).values(values).onConflictDoUpdate({ target: appointmentTypes.id, set: values });
  }
  const typeIds = types.map(({ id }) => id);
  await tx.update(appointmentTypes).set({ active: false }).where(notInArray(appointmentTypes.id, typeIds));

  for (const [position, person] of people.entries()) {
    const { appointmentTypeIds, ...named } = person;
    const values = {
      ...named,
      position,
      active: true,
      kind: person.kind ?? 'doctor',
      qualification: person.qualification ?? null,
      registrationNumber: person.registrationNumber ?? null,
      hours: person.hours ?? null,
    };
    await tx.insert(practitioners).values(values).onConflictDoUpdate({ target: practitioners.id, set: values });
    await tx.delete(practitionerAppointmentTypes).where(eq(practitionerAppointmentTypes.practitionerId, person.id));
    if (appointmentTypeIds.length > 0) {
      const offers = appointmentTypeIds.map((appointmentTypeId) => ({ practitionerId: person.id, appointmentTypeId }));
      await tx.insert(practitionerAppointmentTypes).values(offers);
    }
  }
  const personIds = people.map(({ id }) => id);
  await tx.update(practitioners).set({ active: false }).where(notInArray(practitioners.id, personIds));

  await tx.execute(sql`SELECT pg_notify(${settingsChannel}, ${String(saved!.version)})`);
  return saved!.version;
}
