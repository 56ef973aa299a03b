import { signerOf } from '#app/features/scheduling/server/people-of-diary.ts';
import { medicalAsker } from '#app/features/scheduling/server/visit-facts.ts';
import type { VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import { mayOpenRecord } from '#app/features/patients/domain/medical-access.ts';
import { glassEndsAt } from '#app/features/patients/server/break-glass.ts';
import { recordFacts } from '#app/features/patients/server/medical-access.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';

/** What notes need of the running server. */
export interface NoteDesk {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
}

/**
 * What opens a patient's notes to somebody (docs/decisions/0042-medical-access.md): a visit by somebody else's word, broken
 * glass until a moment, or nothing. `never`: their role reads nothing medical.
 */
export interface NoteAccess {
  readonly by: 'visit' | 'glass' | 'closed' | 'never';
  readonly glassEndsAt: EpochMs | undefined;
}

export async function noteAccess(
  { db, clock }: Pick<NoteDesk, 'db' | 'clock'>,
  by: StaffActor,
  patientId: string,
): Promise<NoteAccess> {
  const asker = await medicalAsker(db, by);
  if (!asker.mayAtAll) return { by: 'never', glassEndsAt: undefined };
  if (mayOpenRecord(asker, await recordFacts(db, asker, patientId))) return { by: 'visit', glassEndsAt: undefined };
  const endsAt = await glassEndsAt({ db, clock }, by, { patientId });
  return { by: endsAt === undefined ? 'closed' : 'glass', glassEndsAt: endsAt };
}

/** Whether that opens them. */
export function isOpen({ by }: NoteAccess): boolean {
  return by === 'visit' || by === 'glass';
}

/** Writes down that somebody asked for a note they may not read or change. */
export async function auditNoteRefusal(
  { db, clock }: Pick<NoteDesk, 'db' | 'clock'>,
  by: StaffActor,
  visit: Pick<VisitWithPatient, 'id' | 'patientId'>,
  what: string,
): Promise<void> {
  await audit(db, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'note.refused',
    subject: { kind: 'patient', id: visit.patientId },
    details: { visit: visit.id, what, role: by.role },
  });
}

/** Whose name stands under what somebody signs: theirs in the diary, with the number of their registration. */
export async function signatureOf(
  db: Db,
  { name, practitionerId }: StaffActor,
): Promise<{ readonly name: string; readonly registration: string | null }> {
  const person = practitionerId === null ? undefined : await signerOf(db, practitionerId);
  return person ?? { name, registration: null };
}
