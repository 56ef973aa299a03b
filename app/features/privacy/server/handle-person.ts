import { visitReferences } from '#app/features/scheduling/server/personal-data.ts';
import { lockRecord } from '#app/features/patients/server/personal-data.ts';
import { lockedPatient } from '#app/features/patients/server/read-patient.ts';
import type { SeenPatient } from '#app/features/patients/server/save-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { consentsAbout, withdrawConsentOf } from '#app/platform/consents.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { announce } from '#app/platform/live.ts';
import { decisionFor, erasePatient, type ErasedPerson } from './erase-patient.ts';
import { personData, type PersonData } from './person-data.ts';
import { idsOfRecords } from './personal-ids.ts';
import type { PrivacyContext } from './privacy-context.ts';

type Refusal = 'not-found' | 'changed-meanwhile';

/** What is held on somebody but for its medical part, to be given to them; the audit log says who took it out. */
export async function exportPerson(
  context: PrivacyContext,
  by: StaffActor,
  patientId: string,
  as: 'json' | 'html',
): Promise<PersonData | undefined> {
  const data = await personData(context, patientId);
  if (!data) return undefined;
  await audit(context.db, {
    at: context.clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'patient.exported',
    subject: { kind: 'patient', id: patientId },
    details: { as, appointments: data['appointments']?.length ?? 0, enquiries: data['enquiries']?.length ?? 0 },
  });
  return data;
}

/** Restricts what is done with somebody's data, or ends that. A record that waits to be erased stays restricted. */
export async function restrictPerson(
  { db, clock }: PrivacyContext,
  by: StaffActor,
  seen: SeenPatient,
  restrict: boolean,
): Promise<Result<null, Refusal | 'waits-to-be-erased'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const patient = await lockedPatient(tx, seen.id);
    if (!patient) return fail('not-found');
    if (patient.version !== seen.version) return fail('changed-meanwhile');
    if (!restrict && patient.eraseOn !== null) return fail('waits-to-be-erased');
    if ((patient.restrictedAt !== null) === restrict) return ok(null);
    await lockRecord(tx, patient.id, restrict ? now : null, null, now);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: restrict ? 'patient.restricted' : 'patient.unrestricted',
      subject: { kind: 'patient', id: patient.id },
    });
    await announce(tx, 'patients');
    const kind = restrict ? 'patient.restricted' : 'patient.unrestricted';
    await noteInJournal(tx, { at: now, kind, ids: { patient: patient.id } });
    return ok(null);
  });
}

export type Erasing =
  | ({ readonly kind: 'erased' } & ErasedPerson)
  /** Locked now; the nightly purge erases on that day. */
  | { readonly kind: 'locked'; readonly until: IsoDate };

/**
 * Does what the rules of keeping allow for somebody who asks to be erased: erases now, or locks the record until the
 * day it may go. `visit-to-come`: that has to be cancelled first, so that nobody comes to a visit nobody knows of.
 */
export async function eraseOnRequest(
  context: PrivacyContext,
  by: StaffActor,
  seen: SeenPatient,
): Promise<Result<Erasing, Refusal | 'visit-to-come'>> {
  const { db, clock } = context;
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const patient = await lockedPatient(tx, seen.id);
    if (!patient) return fail('not-found');
    if (patient.version !== seen.version) return fail('changed-meanwhile');
    const decision = await decisionFor({ ...context, db: tx }, patient, now);
    if (decision.kind === 'visit-to-come') return fail('visit-to-come');
    if (decision.kind === 'now') {
      const erased = await erasePatient(tx, context, patient.id, byStaff(by), now);
      return erased ? ok({ kind: 'erased', ...erased }) : fail('not-found');
    }
    await lockRecord(tx, patient.id, patient.restrictedAt ?? now, decision.until, now);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'patient.locked',
      subject: { kind: 'patient', id: patient.id },
      details: { until: decision.until, because: decision.because },
    });
    await announce(tx, 'patients');
    await noteInJournal(tx, { at: now, kind: 'patient.locked', ids: { patient: patient.id, until: decision.until } });
    return ok({ kind: 'locked', until: decision.until });
  });
}

export interface ConsentOfPerson {
  readonly id: string;
  readonly purpose: string;
  readonly noticeVersion: string;
  readonly legalVersions: string | null;
  /** Of the visit; null for a consent given in a patient form. */
  readonly reference: string | null;
  readonly givenAt: number;
  readonly withdrawnAt: number | null;
}

type Holding = Pick<PrivacyContext, 'db' | 'personalData'>;

/** The visits and forms with which somebody may have given a consent. */
async function consented({ db, personalData }: Holding, patientId: string) {
  const { visits = [], forms = [] } = await idsOfRecords(personalData, db, [patientId]);
  return { visits, forms };
}

/** The consents somebody gave, the latest first. */
export async function consentsOf(context: Holding, patientId: string): Promise<ConsentOfPerson[]> {
  const about = await consented(context, patientId);
  const references = await visitReferences(context.db, about.visits);
  const consents = await consentsAbout(context.db, about);
  return consents
    .toSorted((a, b) => b.givenAt - a.givenAt)
    .map(({ id, purpose, noticeVersion, legalVersions, visitId, givenAt, withdrawnAt }) => {
      const reference = (visitId !== null && references.get(visitId)) || null;
      return { id, purpose, noticeVersion, legalVersions, reference, givenAt, withdrawnAt };
    });
}

/** Notes that somebody withdrew a consent. It must be this very patient's; what was done before stays lawful. */
export async function withdrawConsent(
  context: PrivacyContext,
  by: StaffActor,
  patientId: string,
  consentId: string,
): Promise<Result<null, 'not-found'>> {
  const now = context.clock.now().epochMilliseconds;
  return context.db.transaction(async (tx) => {
    const about = await consented({ ...context, db: tx }, patientId);
    if (!(await withdrawConsentOf(tx, consentId, now, about))) return fail('not-found');
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'consent.withdrawn',
      subject: { kind: 'patient', id: patientId },
      details: { consent: consentId },
    });
    await noteInJournal(tx, { at: now, kind: 'consent.withdrawn', ids: { consent: consentId } });
    return ok(null);
  });
}
