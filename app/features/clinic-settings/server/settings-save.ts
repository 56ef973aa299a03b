import { eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import {
  readDeskSettings,
  saveDeskSettings,
  type DeskSection,
  type DeskSettings,
} from '#app/platform/desk-settings.ts';
import { announce } from '#app/platform/live.ts';
import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { changeSettings } from '#app/features/scheduling/server/change-settings.ts';
import { appointmentTypes, practitioners } from '#app/features/scheduling/server/tables.ts';

interface Desk {
  readonly db: Db;
  readonly clock: Clock;
}

/** Which part of the settings somebody changed, as the audit log names it. */
export type SettingsPart = 'hours' | 'closures' | 'practitioner' | 'visit' | 'booking';

/**
 * Saves a plan somebody confirmed, with its audit entry; every process and every page follows. `changed-meanwhile` when
 * another plan is in force than the one it was made from.
 */
export async function savePlan(
  { db, clock }: Desk,
  plan: BookingPlan,
  expectedVersion: number,
  by: StaffActor,
  about: { readonly part: SettingsPart; readonly id: string | null; readonly touched: number },
): Promise<Result<number, 'changed-meanwhile'>> {
  const saved = await changeSettings({ db, clock }, plan, expectedVersion, async (tx, version) => {
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'settings.changed',
      subject: { kind: 'settings', id: about.part },
      details: { version, of: about.id, appointments: about.touched },
    });
    await announce(tx, 'settings');
  });
  if (saved.ok) return saved;
  if (saved.reason === 'changed-meanwhile') return fail('changed-meanwhile');
  throw new Error(`A form made a plan that is none: ${saved.problems?.map(({ path }) => path).join(', ') ?? ''}`);
}

/** Saves a section of the clinic's other decisions, with its audit entry. */
export async function saveSection<S extends DeskSection>(
  { db, clock }: Desk,
  section: S,
  settings: DeskSettings<S>,
  expectedVersion: number,
  by: StaffActor,
): Promise<Result<number, 'changed-meanwhile'>> {
  return db.transaction(async (tx) => {
    const before = await readDeskSettings(tx, section);
    const now = clock.now().epochMilliseconds;
    const saved = await saveDeskSettings(tx, section, settings, expectedVersion, now);
    if (!saved.ok) return saved;
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'settings.changed',
      subject: { kind: 'settings', id: section },
      details: {
        version: saved.value,
        before: JSON.stringify(before.settings),
        after: JSON.stringify(settings),
      },
    });
    await announce(tx, 'settings');
    return saved;
  });
}

/** Who and what is no longer offered and could be brought back, by name; their ids are taken for good. */
export async function readRetired(db: Db): Promise<{
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  readonly visits: readonly (typeof appointmentTypes.$inferSelect)[];
  readonly people: readonly (typeof practitioners.$inferSelect)[];
}> {
  const people = await db.select().from(practitioners).where(eq(practitioners.active, false));
  const visits = await db.select().from(appointmentTypes).where(eq(appointmentTypes.active, false));
  return { practitioners: people.map(({ id, name }) => ({ id, name })), people, visits };
}
