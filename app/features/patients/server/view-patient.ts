import { and, desc, eq, isNull } from 'drizzle-orm';
import { mayReadForVisit } from '#app/features/scheduling/domain/visit-access.ts';
import { medicalAsker } from '#app/features/scheduling/server/visit-facts.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { mayOpenRecord } from '../domain/medical-access.ts';
import type { Patient } from '../domain/patient.ts';
import { glassEndsAt } from './break-glass.ts';
import { enquiriesOfContacts, type LikelyEnquiry } from '#app/features/enquiries/server/enquiries-of-contact.ts';
import { likelyTwins, type LikelyTwin } from './likely-twins.ts';
import { recordFacts } from './medical-access.ts';
import type { PatientContext } from './patient-context.ts';
import { patientVisits, withMedical, type PatientVisit } from './patient-visits.ts';
import { patientById } from './read-patient.ts';
import { patientMerges, patients } from './tables.ts';

/** A merge that can be taken back: the last one first. */
export interface MergeOfPatient {
  readonly id: string;
  readonly mergedName: string;
  readonly mergedAt: EpochMs;
}

export interface PatientRecord {
  readonly patient: Patient;
  readonly visits: readonly PatientVisit[];
  /**
   * What opens the medical part to whoever asked: a visit, broken glass until a moment, or nothing. `never`: their role
   * reads nothing medical.
   */
  readonly medical: 'visit' | 'glass' | 'closed' | 'never';
  readonly glassEndsAt: EpochMs | undefined;
  readonly merges: readonly MergeOfPatient[];
  /** Only for those who may merge. */
  readonly twins: readonly LikelyTwin[];
  /** Only for those who handle enquiries. */
  readonly enquiries: readonly LikelyEnquiry[];
}

/**
 * A patient's record for somebody at the desk, with the note in the audit log that they saw it. `merged`: it is part
 * of another record now (`into`). What an erased person's record was is nowhere to be seen: `not-found`.
 */
export async function viewPatient(
  context: PatientContext,
  by: StaffActor,
  id: string,
): Promise<
  Result<PatientRecord, 'not-found'> | { readonly ok: false; readonly reason: 'merged'; readonly into: string }
> {
  const { db, clock } = context;
  const stored = await patientById(db, id);
  if (!stored || stored.erasedAt !== null) return fail('not-found');
  const { mergedInto, erasedAt: _never, ...patient } = stored;
  if (mergedInto !== null) return fail('merged', { into: mergedInto });
  const visits = await patientVisits(db, id);
  const asker = await medicalAsker(db, by);
  const facts = await recordFacts(db, asker, id);
  const isOwn = mayOpenRecord(asker, facts);
  const glass = isOwn || !asker.mayAtAll ? undefined : await glassEndsAt(context, by, { patientId: id });
  const medical = isOwn ? 'visit' : glass !== undefined ? 'glass' : asker.mayAtAll ? 'closed' : 'never';
  // What a patient wrote for a visit is its doctor's to read, even while the rest is closed.
  const readable = visits.filter((visit) => {
    const fact = facts.visits.find((each) => each.id === visit.id);
    return isOwn || glass !== undefined || (fact !== undefined && mayReadForVisit(asker, fact, visit.createdAt));
  });
  const opened = await withMedical(context, readable);
  const record: PatientRecord = {
    patient,
    visits: visits.map((visit) => opened.find(({ id: same }) => same === visit.id) ?? visit),
    medical,
    glassEndsAt: glass,
    merges: await mergesOf(context, id),
    twins: may(by, 'patients.merge') ? await likelyTwins(db, id) : [],
    enquiries: may(by, 'enquiries.handle') ? await enquiriesOfContacts(context, patient.contacts) : [],
  };
  await audit(db, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'patient.viewed',
    subject: { kind: 'patient', id },
    details: { visits: visits.length, medical: readable.length > 0, by: medical },
  });
  return ok(record);
}

async function mergesOf({ db }: PatientContext, id: string): Promise<MergeOfPatient[]> {
  return db
    .select({ id: patientMerges.id, mergedName: patients.fullName, mergedAt: patientMerges.mergedAt })
    .from(patientMerges)
    .innerJoin(patients, eq(patients.id, patientMerges.mergedId))
    .where(and(eq(patientMerges.keptId, id), isNull(patientMerges.undoneAt)))
    .orderBy(desc(patientMerges.position));
}
