import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { visitsSoFar } from '#app/features/scheduling/server/personal-data.ts';
import { recordsOf } from '#app/features/patients/server/personal-data.ts';
import { lockedPatient, type StoredPatient } from '#app/features/patients/server/read-patient.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { audit, type AuditEntry } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import type { Erasing, PersonalData, PersonalIds } from '#app/platform/personal-data.ts';
import { eraseDecision, type EraseDecision } from '../domain/retention.ts';
import { idsOfPerson, idsOfRecords, withMore } from './personal-ids.ts';
import type { PrivacyContext } from './privacy-context.ts';

/** What the rules of keeping say about a patient today. */
export async function decisionFor(
  { db, timeZone, personalData }: Pick<PrivacyContext, 'db' | 'timeZone' | 'personalData'>,
  patient: Pick<StoredPatient, 'id' | 'birthDate'>,
  now: EpochMs,
): Promise<EraseDecision> {
  const { settings } = await readDeskSettings(db, 'retention');
  const treats = personalData.flatMap((held) => (held.treats ? [held.treats] : []));
  const { treatedOn, toCome } = await visitsSoFar(db, patient.id, treats, { now, timeZone });
  return eraseDecision({
    lastTreatedOn: treatedOn,
    hasVisitToCome: toCome,
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
  { keyRing, personalData }: Pick<PrivacyContext, 'keyRing' | 'personalData'>,
  patientId: string,
  actor: AuditEntry['actor'],
  now: EpochMs,
): Promise<ErasedPerson | undefined> {
  const patient = await lockedPatient(tx, patientId);
  if (!patient) return undefined;
  const own = await idsOfPerson(personalData, { db: tx, keyRing }, patient);
  const ids = { ...own, records: await recordsOf(tx, patientId) };
  const erased = await eraseRecords(tx, personalData, { ids, now, named: { person: patient, keyRing } });
  await audit(tx, {
    at: now,
    actor,
    action: 'patient.erased',
    subject: { kind: 'patient', id: patientId },
    details: erased.counts,
  });
  await noteInJournal(tx, { at: now, kind: 'patient.erased', ids: { ...erased.ids } });
  return { visits: erased.counts['visits'] ?? 0, enquiries: erased.counts['enquiries'] ?? 0 };
}

/**
 * Erases records inside `tx` with all that hangs on them, and whatever else is named: a backup may hold a visit or a form
 * of theirs that hung on nobody yet. Returns the ids of all that went, and how many of each kind the audit log counts.
 */
export async function eraseRecords(
  tx: Db,
  personalData: readonly PersonalData<StaffActor>[],
  erasing: Erasing,
): Promise<{ readonly ids: PersonalIds; readonly counts: Readonly<Record<string, number>> }> {
  let ids = withMore(erasing.ids, await idsOfRecords(personalData, tx, erasing.ids['records'] ?? []));
  let counts: Readonly<Record<string, number>> = {};
  for (const held of personalData) {
    if (!held.erase) continue;
    const erased = await held.erase(tx, { ...erasing, ids });
    ids = withMore(ids, erased.ids ?? {});
    counts = { ...counts, ...erased.counts };
  }
  return { ids, counts };
}
