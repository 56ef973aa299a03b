import { takesNote } from '#app/features/clinical-notes/domain/note-state.ts';
import { holdVisit } from '#app/features/scheduling/server/visits.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { consentsAbout, keepConsent, withdrawConsentOf } from '#app/platform/consents.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { announce } from '#app/platform/live.ts';
import { consentNotice, givers, possibleGivers, type Giver } from '../domain/photo-rules.ts';
import { openVisit, type PhotoDesk } from './photo-desk.ts';

const consentPurpose = 'visit-photos';

/** That somebody agreed to photos of a visit, and who noted it. */
export interface PhotoConsent {
  readonly id: string;
  readonly givenBy: Giver;
  readonly givenAt: EpochMs;
  readonly notedBy: string;
}

/** The consent that stands for the photos of a visit; undefined while there is none. */
export async function consentOfVisit(db: Db, visitId: string): Promise<PhotoConsent | undefined> {
  const consents = await consentsAbout(db, { visits: [visitId] });
  const standing = consents.find(({ purpose, withdrawnAt }) => purpose === consentPurpose && withdrawnAt === null);
  const givenBy = givers.find((giver) => giver === standing?.givenBy);
  if (!standing || !givenBy) return undefined;
  const notedBy = (await staffNames(db)).get(standing.notedBy ?? '') ?? '';
  return { id: standing.id, givenBy, givenAt: standing.givenAt, notedBy };
}

/** Who can agree for the patient of a visit. */
export async function giversFor(
  { db, clock, timeZone }: Pick<PhotoDesk, 'db' | 'clock' | 'timeZone'>,
  patientId: string,
): Promise<readonly Giver[]> {
  const patient = await patientById(db, patientId);
  return possibleGivers(patient?.birthDate ?? null, wallClockOf(clock.now().epochMilliseconds, timeZone).date);
}

/** Notes that a patient agreed to photos of this visit, asked in person. Noted twice it stands as it was noted first. */
export async function noteConsent(
  desk: PhotoDesk,
  by: StaffActor,
  visitId: string,
  givenBy: Giver,
): Promise<Result<null, 'not-found' | 'refused' | 'not-possible'>> {
  const opened = await openVisit(desk, by, visitId, 'consent');
  if (!opened.ok) return fail(opened.reason);
  const { visit } = opened.value;
  if (!takesNote(visit.status) || !(await giversFor(desk, visit.patientId)).includes(givenBy))
    return fail('not-possible');
  const now = desk.clock.now().epochMilliseconds;
  return desk.db.transaction(async (tx) => {
    if (!(await holdVisit(tx, visitId))) return fail('not-found');
    if (await consentOfVisit(tx, visitId)) return ok(null);
    await keepConsent(tx, {
      about: { kind: 'visit', id: visitId },
      purpose: consentPurpose,
      noticeVersion: consentNotice,
      language: 'en',
      givenAt: now,
      noted: { givenBy, by: by.id },
    });
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'photo.agreed',
      subject: { kind: 'patient', id: visit.patientId },
      details: { visit: visitId, givenBy },
    });
    await announce(tx, 'patients');
    return ok(null);
  });
}

/** Notes that a patient does not agree any more: no photo is taken from then on. Those there are stay until they are removed. */
export async function withdrawPhotoConsent(
  desk: PhotoDesk,
  by: StaffActor,
  visitId: string,
): Promise<Result<null, 'not-found' | 'refused'>> {
  const opened = await openVisit(desk, by, visitId, 'consent');
  if (!opened.ok) return fail(opened.reason);
  const now = desk.clock.now().epochMilliseconds;
  return desk.db.transaction(async (tx) => {
    const gone = await consentOfVisit(tx, visitId);
    if (!gone || !(await withdrawConsentOf(tx, gone.id, now))) return ok(null);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'consent.withdrawn',
      subject: { kind: 'patient', id: opened.value.visit.patientId },
      details: { consent: gone.id },
    });
    await announce(tx, 'patients');
    await noteInJournal(tx, { at: now, kind: 'consent.withdrawn', ids: { consent: gone.id } });
    return ok(null);
  });
}
