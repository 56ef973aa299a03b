import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { correctVisitsToCome } from '#app/features/scheduling/server/change-visits-of.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { ContactDetails, PatientDetails } from '../domain/patient-form.ts';
import type { PatientContext } from './patient-context.ts';
import { lockedPatient, type StoredPatient } from './read-patient.ts';
import { patientContacts, patients } from './tables.ts';

/**
 * Adds a person to the patients. `known`: there is one of this name and phone already (`id`), and a booking of theirs
 * would go there too, so nothing is made.
 */
export async function addPatient(
  { db, clock }: PatientContext,
  by: StaffActor,
  details: PatientDetails,
): Promise<Result<{ readonly id: string }, 'known', { readonly id: string }>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const known = await patientOf(tx, details);
    if (known !== undefined) return fail('known', { id: known });
    const id = await insertPatient(tx, details, { madeThrough: 'desk', now });
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'patient.added',
      subject: { kind: 'patient', id },
      details: { contacts: details.contacts.length },
    });
    await announce(tx, 'patients');
    return ok({ id });
  });
}

/** The patient who has one of these phones and is called exactly this: whose a booking of theirs would be. */
export async function patientOf(
  tx: Db,
  { fullName, contacts }: Pick<PatientDetails, 'fullName' | 'contacts'>,
): Promise<string | undefined> {
  const phones = contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value);
  if (phones.length === 0) return undefined;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT coalesce(patients.merged_into, patients.id) AS id
    FROM patient_contacts JOIN patients ON patient_contacts.patient_id IN (patients.id, patients.merged_into)
    WHERE kind = 'phone' AND value IN ${phones} AND lower(full_name) = lower(${fullName}) AND erased_at IS NULL
    ORDER BY patients.created_at, patients.id LIMIT 1`);
  return rows[0]?.id;
}

/** Writes a new record with its contacts inside `tx` and returns its id. */
export async function insertPatient(
  tx: Db,
  { contacts, ...details }: PatientDetails,
  { madeThrough, importId, now }: { madeThrough: 'desk' | 'import'; importId?: string; now: EpochMs },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(patients)
    .values({ id, ...details, madeThrough, importId: importId ?? null, createdAt: now, changedAt: now });
  await insertContacts(tx, id, contacts, now);
  return id;
}

async function insertContacts(
  tx: Db,
  patientId: string,
  contacts: readonly ContactDetails[],
  now: EpochMs,
): Promise<void> {
  if (contacts.length === 0) return;
  // A millisecond apart, so that they keep the order they were typed in.
  await tx
    .insert(patientContacts)
    .values(contacts.map((contact, index) => ({ ...contact, patientId, createdAt: now + index })));
}

/** A record as somebody saw it: a change made since makes theirs `changed-meanwhile`. */
export interface SeenPatient {
  readonly id: string;
  readonly version: number;
}

/**
 * Corrects a record. Visits to come follow: those in the old name, or with a phone or address that is gone, get the
 * new one. `changed-meanwhile`: another window was faster, nothing is written.
 */
export async function changePatient(
  { db, clock }: PatientContext,
  by: StaffActor,
  seen: SeenPatient,
  details: PatientDetails,
): Promise<Result<null, 'not-found' | 'changed-meanwhile'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const before = await lockedPatient(tx, seen.id);
    if (!before) return fail('not-found');
    if (before.version !== seen.version) return fail('changed-meanwhile');
    const changed = changedFields(before, details);
    if (changed.length === 0) return ok(null);
    const { contacts, ...fields } = details;
    await tx
      .update(patients)
      .set({ ...fields, version: before.version + 1, changedAt: now })
      .where(eq(patients.id, before.id));
    await saveContacts(tx, before, contacts, now);
    await changeVisitsToCome(tx, before, details, now);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'patient.changed',
      subject: { kind: 'patient', id: before.id },
      details: { fields: changed.join(' ') },
    });
    await announce(tx, 'patients');
    await announce(tx, 'diary');
    return ok(null);
  });
}

function keyOf({ kind, value, whose }: ContactDetails): string {
  return `${kind} ${value} ${whose ?? ''}`;
}

function changedFields(before: StoredPatient, after: PatientDetails): string[] {
  const fields = (['fullName', 'birthDate', 'language'] as const).filter((field) => before[field] !== after[field]);
  const same = before.contacts.map(keyOf).toSorted().join('\n') === after.contacts.map(keyOf).toSorted().join('\n');
  return same ? fields : [...fields, 'contacts'];
}

async function saveContacts(
  tx: Db,
  before: StoredPatient,
  after: readonly ContactDetails[],
  now: EpochMs,
): Promise<void> {
  const sameValue = (contact: ContactDetails) =>
    before.contacts.find(({ kind, value }) => kind === contact.kind && value === contact.value);
  const gone = before.contacts.filter(
    ({ kind, value }) => !after.some((contact) => contact.kind === kind && contact.value === value),
  );
  if (gone.length > 0)
    await tx.delete(patientContacts).where(
      inArray(
        patientContacts.id,
        gone.map(({ id }) => id),
      ),
    );
  for (const contact of after) {
    const kept = sameValue(contact);
    if (kept && kept.whose !== contact.whose)
      await tx.update(patientContacts).set({ whose: contact.whose }).where(eq(patientContacts.id, kept.id));
  }
  await insertContacts(
    tx,
    before.id,
    after.filter((contact) => !sameValue(contact)),
    now,
  );
}

/** The diary and the messages read the visit itself, so what was corrected is corrected there too. */
async function changeVisitsToCome(tx: Db, before: StoredPatient, after: PatientDetails, now: EpochMs): Promise<void> {
  const changed = (kind: 'phone' | 'email') => {
    const gone = before.contacts
      .filter((contact) => contact.kind === kind && !after.contacts.some(({ value }) => value === contact.value))
      .map(({ value }) => value);
    return { gone, now: after.contacts.find((contact) => contact.kind === kind)?.value };
  };
  const [phone, email] = [changed('phone'), changed('email')];
  const corrected = {
    ...(before.fullName !== after.fullName && { fullName: { before: before.fullName, now: after.fullName } }),
    ...(phone.gone.length > 0 && phone.now !== undefined && { mobileNumber: { gone: phone.gone, now: phone.now } }),
    ...(email.gone.length > 0 && { email: { gone: email.gone, now: email.now ?? null } }),
    ...(before.language !== after.language && { language: after.language }),
  };
  await correctVisitsToCome(tx, before.id, corrected, now);
}
