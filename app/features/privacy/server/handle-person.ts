import { sql } from 'drizzle-orm';
import type { PatientContext } from '#app/features/patients/server/patient-context.ts';
import { lockedPatient } from '#app/features/patients/server/read-patient.ts';
import type { SeenPatient } from '#app/features/patients/server/save-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { decisionFor, erasePatient, type ErasedPerson } from './erase-patient.ts';
import { personData, type PersonData } from './person-data.ts';

export interface PrivacyContext extends PatientContext {
  readonly timeZone: string;
}

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
    details: { as, appointments: data.appointments.length, enquiries: data.enquiries.length },
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
    await lock(tx, patient.id, restrict ? now : null, null, now);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: restrict ? 'patient.restricted' : 'patient.unrestricted',
      subject: { kind: 'patient', id: patient.id },
    });
    await announce(tx, 'patients');
    return ok(null);
  });
}

async function lock(
  tx: Db,
  id: string,
  restrictedAt: number | null,
  eraseOn: IsoDate | null,
  now: number,
): Promise<void> {
  const at = restrictedAt === null ? null : new Date(restrictedAt).toISOString();
  await tx.execute(sql`
    UPDATE patients SET restricted_at = ${at}::timestamptz, erase_on = ${eraseOn}::date, version = version + 1,
      changed_at = ${new Date(now).toISOString()}::timestamptz
    WHERE id = ${id}`);
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
  const { db, clock, timeZone } = context;
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const patient = await lockedPatient(tx, seen.id);
    if (!patient) return fail('not-found');
    if (patient.version !== seen.version) return fail('changed-meanwhile');
    const decision = await decisionFor(tx, patient, { now, timeZone });
    if (decision.kind === 'visit-to-come') return fail('visit-to-come');
    if (decision.kind === 'now') {
      const erased = await erasePatient(tx, context, patient.id, byStaff(by), now);
      return erased ? ok({ kind: 'erased', ...erased }) : fail('not-found');
    }
    await lock(tx, patient.id, patient.restrictedAt ?? now, decision.until, now);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'patient.locked',
      subject: { kind: 'patient', id: patient.id },
      details: { until: decision.until, because: decision.because },
    });
    await announce(tx, 'patients');
    return ok({ kind: 'locked', until: decision.until });
  });
}

export interface ConsentOfPerson {
  readonly id: string;
  readonly purpose: string;
  readonly noticeVersion: string;
  /** Of the visit; null for a consent given in a patient form. */
  readonly reference: string | null;
  readonly givenAt: number;
  readonly withdrawnAt: number | null;
}

/** The consents somebody gave, the latest first. */
export async function consentsOf(db: Db, patientId: string): Promise<ConsentOfPerson[]> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & ConsentOfPerson>(sql`
    SELECT consents.id, purpose, notice_version AS "noticeVersion", reference,
      (extract(epoch FROM given_at) * 1000)::float8 AS "givenAt",
      (extract(epoch FROM withdrawn_at) * 1000)::float8 AS "withdrawnAt"
    FROM consents LEFT JOIN appointments ON appointments.id = consents.appointment_id
      LEFT JOIN patient_forms ON patient_forms.id = form_id
    WHERE coalesce(appointments.patient_id, patient_forms.patient_id) = ${patientId} ORDER BY given_at DESC, consents.id`);
  return rows;
}

/** Notes that somebody withdrew a consent. It must be this very patient's; what was done before stays lawful. */
export async function withdrawConsent(
  { db, clock }: PrivacyContext,
  by: StaffActor,
  patientId: string,
  consentId: string,
): Promise<Result<null, 'not-found'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      UPDATE consents SET withdrawn_at = ${new Date(now).toISOString()}::timestamptz
      WHERE consents.id = ${consentId} AND withdrawn_at IS NULL AND ${patientId} IN (
        SELECT patient_id::text FROM appointments WHERE appointments.id = consents.appointment_id
        UNION ALL SELECT patient_id::text FROM patient_forms WHERE patient_forms.id = form_id)
      RETURNING consents.id`);
    if (rows.length === 0) return fail('not-found');
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'consent.withdrawn',
      subject: { kind: 'patient', id: patientId },
      details: { consent: consentId },
    });
    return ok(null);
  });
}
