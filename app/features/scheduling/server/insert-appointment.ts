import { randomBytes, randomUUID } from 'node:crypto';
import { getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { addingContacts, addingPatients, knownPatient } from '#app/features/patients/server/patient-of-booking.ts';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import { isDemonstration } from '#app/platform/content/clinic.ts';
import { legalVersions } from '#app/platform/content/legal-versions.ts';
import { keepingConsents } from '#app/platform/consents.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { defineStatement } from '#app/platform/database/statement.ts';
import { announcement } from '#app/platform/live.ts';
import type { BookingRequest } from '../domain/booking-request.ts';
import type { AppointmentType, Practitioner } from '../domain/clinic-settings.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { heldInterval } from '../domain/slots.ts';
import type { AppointmentDetails } from './appointment-details.ts';
import type { BookingContext } from './booking-context.ts';
import { hashOfToken, manageTokenOf } from './manage-token.ts';
import { appointments, type BookedThrough } from './tables.ts';

/** The notice beside the consent box; a new wording gets a new version. */
export const consentNoticeVersion = '2026-11';

/** Every column of a new appointment, each under its own name. */
function newAppointment(db: Db) {
  const names = Object.keys(getTableColumns(appointments));
  const given = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
  const patientId = sql`coalesce((SELECT id FROM known), ${sql.placeholder('newPatientId')}::uuid)`;
  const values = { ...given, patientId };
  // Unlike catching the violation, this leaves the transaction whole, and two who race can't deadlock.
  return (
    db
      .insert(appointments)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the columns of this very table
      .values(values as Record<keyof typeof appointments.$inferInsert, Placeholder | SQL>)
      .onConflictDoNothing()
      .returning()
  );
}

const patientGiven = {
  patientId: sql.placeholder('patientId'),
  mobileNumber: sql.placeholder('mobileNumber'),
  fullName: sql.placeholder('fullName'),
};

const newPeople = sql`
  SELECT patient_id, full_name, language, CASE booked_through WHEN 'walk-in' THEN 'desk' ELSE booked_through END, created_at
  FROM made WHERE NOT EXISTS (SELECT FROM known)`;

const contactsGiven = sql`
  SELECT patient_id, 'phone', mobile_number, created_at FROM made
  UNION ALL SELECT patient_id, 'email', email, created_at FROM made WHERE email IS NOT NULL`;

/** Nobody ticks a box on the phone or at the counter: there the visit itself is what the details were given for. */
const ticked = sql`SELECT id, language, created_at FROM made WHERE booked_through IN ('website', 'api')`;

/**
 * One way to the database and back: an appointment's history, consent and new patient exist exactly when it does, and
 * then the open windows of the desk hear of it. The patient may come after the appointment, since foreign keys are
 * checked at the end of a statement.
 */
const insertStatement = defineStatement<{ patientId: string }>(
  (db) => sql`
    WITH known AS (${knownPatient(patientGiven)}),
    made AS ${newAppointment(db)},
    patient AS (${addingPatients(newPeople)}),
    contacts AS (${addingContacts(contactsGiven)}),
    event AS (
      INSERT INTO appointment_events
        (appointment_id, happened_at, kind, actor, status, starts_at, practitioner_id, staff_id, reason)
      SELECT id, created_at, 'booked', CASE WHEN booked_through IN ('website', 'api') THEN 'patient' ELSE 'staff' END,
        status, starts_at, practitioner_id, ${sql.placeholder('staffId')}::text, ${sql.placeholder('reason')}::text
      FROM made
    ),
    consent AS (${keepingConsents(ticked, 'appointment', consentNoticeVersion, sql.placeholder('legalVersions'))})
    SELECT patient_id AS "patientId", ${announcement('diary')} FROM made`,
  'insert_appointment',
);

export interface RequestIdentity {
  readonly keyHash: Uint8Array;
  readonly fingerprint: Uint8Array;
}

export interface NewAppointment {
  readonly request: BookingRequest;
  readonly type: AppointmentType;
  readonly practitioner: Pick<Practitioner, 'id' | 'name'>;
  readonly language: 'en' | 'hi' | 'mr';
  readonly through: BookedThrough;
  readonly identity: RequestIdentity | undefined;
  /** The page of our site it began on. */
  readonly beganOn?: string | undefined;
  /** It came of an offer of the waiting list. */
  readonly fromWaitingList?: boolean | undefined;
  /** Whose it is, where the desk knows; absent: whoever has this name and phone, else somebody new. */
  readonly patientId?: string | undefined;
  readonly byDesk?: DeskBooking | undefined;
}

/** What only the desk may say about a new appointment. */
export interface DeskBooking {
  readonly staffId: string;
  /** Why a rule (hours, a break) is passed over. */
  readonly reason?: string | undefined;
  /** The same when the time is somebody else's: this appointment may then share it. */
  readonly overbookingReason?: string | undefined;
  readonly status?: 'booked' | 'arrived' | 'in-consultation' | undefined;
  readonly seriesId?: string | undefined;
  readonly tellPatient: boolean;
}

/**
 * Writes an appointment with its history, consent and messages inside `tx` and returns it as `appointmentById` would. Undefined, and nothing
 * written, when the database refuses: the time is held, or the request's key was used; `tx` goes on.
 */
export async function insertAppointment(
  tx: Transaction,
  context: Pick<BookingContext, 'keyRing'> & { readonly messages: Pick<BookingContext['messages'], 'queue'> },
  {
    request,
    type,
    practitioner,
    language,
    through,
    identity,
    beganOn,
    patientId,
    byDesk,
    fromWaitingList,
  }: NewAppointment,
  now: EpochMs,
): Promise<AppointmentDetails | undefined> {
  const { keyRing, messages } = context;
  const id = randomUUID();
  const manageKeyId = keyRing.currentKeyId;
  const held = heldInterval(type, request.startsAt);
  const email = request.email ?? null;
  const note = request.note && keyRing.encryptText(request.note, cipherContext('appointments', 'note_encrypted', id));
  const appointment = {
    id,
    reference: makeReference(randomBytes(referenceBytes)),
    manageKeyId,
    practitionerId: practitioner.id,
    appointmentTypeId: type.id,
    status: byDesk?.status ?? 'booked',
    startsAt: request.startsAt,
    endsAt: request.startsAt + type.minutes * minuteMs,
    sequence: 0,
    fullName: request.fullName,
    mobileNumber: request.mobileNumber,
    email,
    treatment: request.treatment ?? null,
    language,
    createdAt: now,
    changedAt: now,
  } as const;
  const row: typeof appointments.$inferSelect = {
    ...appointment,
    patientId: patientId ?? null,
    manageTokenHash: hashOfToken(manageTokenOf(keyRing, id, manageKeyId)),
    requestKeyHash: identity?.keyHash ?? null,
    requestFingerprint: identity?.fingerprint ?? null,
    heldFrom: held.start,
    heldUntil: held.end,
    noteEncrypted: note ?? null,
    deskNoteEncrypted: null,
    bookedThrough: through,
    fromWaitingList: fromWaitingList ?? false,
    isTrial: (through === 'website' || through === 'api') && isDemonstration(),
    beganOn: beganOn ?? null,
    overbookingReason: byDesk?.overbookingReason ?? null,
    seriesId: byDesk?.seriesId ?? null,
    statusSince: now,
  };
  const reason = byDesk?.overbookingReason ?? byDesk?.reason ?? null;
  const [made] = await insertStatement(tx, {
    ...row,
    newPatientId: randomUUID(),
    staffId: byDesk?.staffId ?? null,
    reason,
    legalVersions: legalVersions(),
  });
  if (!made) return undefined;
  if (byDesk?.tellPatient !== false) await messages.queue(tx, 'booked', { id, email });
  return {
    ...appointment,
    patientId: made.patientId,
    practitionerName: practitioner.name,
    appointmentTypeName: type.name,
    minutes: type.minutes,
    feeRupees: type.feeRupees ?? null,
  };
}
