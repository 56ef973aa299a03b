import { randomBytes, randomUUID } from 'node:crypto';
import { getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import { placeOf } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { defineStatement } from '#app/platform/database/statement.ts';
import type { BookingRequest } from '../domain/booking-request.ts';
import type { AppointmentType, Practitioner } from '../domain/clinic-settings.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { heldInterval } from '../domain/slots.ts';
import type { AppointmentDetails } from './appointment-details.ts';
import type { BookingContext } from './booking-context.ts';
import { hashOfToken, manageTokenOf } from './manage-token.ts';
import { appointments } from './tables.ts';

/** The notice beside the consent box; a new wording gets a new version. */
const consentNoticeVersion = '2026-11';

/** Every column of a new appointment, each under its own name. */
function newAppointment(db: Db) {
  const names = Object.keys(getTableColumns(appointments));
  const values = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
  // Unlike catching the violation, this leaves the transaction whole, and two who race can't deadlock.
  return (
    db
      .insert(appointments)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the columns of this very table
      .values(values as Record<keyof typeof appointments.$inferInsert, Placeholder>)
      .onConflictDoNothing()
      .returning()
  );
}

/** One way to the database and back: an appointment's history and consent exist exactly when it does. */
const insertStatement = defineStatement<{ id: string }>(
  (db) => sql`
    WITH made AS ${newAppointment(db)},
    event AS (
      INSERT INTO appointment_events (appointment_id, happened_at, kind, actor, status, starts_at, practitioner_id)
      SELECT id, created_at, 'booked', 'patient', status, starts_at, practitioner_id FROM made
    ),
    consent AS (
      INSERT INTO consents (id, appointment_id, purpose, notice_version, language, given_at)
      SELECT gen_random_uuid(), id, 'appointment', ${consentNoticeVersion}, language, created_at FROM made
    )
    SELECT id FROM made`,
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
  readonly through: 'website' | 'api' | 'desk';
  readonly identity: RequestIdentity | undefined;
}

/**
 * Writes an appointment with its history, consent and messages inside `tx` and returns it as `appointmentById` would. Undefined, and nothing
 * written, when the database refuses: the time is held, or the request's key was used; `tx` goes on.
 */
export async function insertAppointment(
  tx: Transaction,
  context: BookingContext,
  { request, type, practitioner, language, through, identity }: NewAppointment,
  now: EpochMs,
): Promise<AppointmentDetails | undefined> {
  const { keyRing, messages } = context;
  const id = randomUUID();
  const manageKeyId = keyRing.currentKeyId;
  const held = heldInterval(type, request.startsAt);
  const email = request.email ?? null;
  const note = request.note && keyRing.encryptText(request.note, placeOf('appointments', 'note_encrypted', id));
  const appointment = {
    id,
    reference: makeReference(randomBytes(referenceBytes)),
    manageKeyId,
    practitionerId: practitioner.id,
    appointmentTypeId: type.id,
    status: 'booked',
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
    manageTokenHash: hashOfToken(manageTokenOf(keyRing, id, manageKeyId)),
    requestKeyHash: identity?.keyHash ?? null,
    requestFingerprint: identity?.fingerprint ?? null,
    heldFrom: held.start,
    heldUntil: held.end,
    noteEncrypted: note ?? null,
    bookedThrough: through,
  };
  const [made] = await insertStatement(tx, row);
  if (!made) return undefined;
  await messages.queue(tx, 'booked', { id, email });
  return {
    ...appointment,
    practitionerName: practitioner.name,
    appointmentTypeName: type.name,
    minutes: type.minutes,
    feeRupees: type.feeRupees ?? null,
  };
}
