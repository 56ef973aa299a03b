import { randomBytes, randomUUID } from 'node:crypto';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import { placeOf } from '#app/platform/crypto/key-ring.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import type { BookingRequest } from '../domain/booking-request.ts';
import type { AppointmentType } from '../domain/clinic-settings.ts';
import { makeReference, referenceBytes } from '../domain/reference.ts';
import { heldInterval } from '../domain/slots.ts';
import type { BookingContext } from './booking-context.ts';
import { hashOfToken, manageTokenOf } from './manage-token.ts';
import { appointmentEvents, appointments, consents } from './tables.ts';

/** The notice beside the consent box; a new wording gets a new version. */
const consentNoticeVersion = '2026-11';

export interface RequestIdentity {
  readonly keyHash: Uint8Array;
  readonly fingerprint: Uint8Array;
}

export interface NewAppointment {
  readonly request: BookingRequest;
  readonly type: AppointmentType;
  readonly practitionerId: string;
  readonly language: 'en' | 'hi' | 'mr';
  readonly through: 'website' | 'api' | 'desk';
  readonly identity: RequestIdentity | undefined;
}

/**
 * Writes an appointment with its history, consent and messages inside `tx` and returns its id. Undefined, and nothing
 * written, when the database refuses: the time is held, or the request's key was used; `tx` goes on.
 */
export async function insertAppointment(
  tx: Transaction,
  context: BookingContext,
  { request, type, practitionerId, language, through, identity }: NewAppointment,
  now: EpochMs,
): Promise<string | undefined> {
  const { keyRing, messages } = context;
  const id = randomUUID();
  const manageKeyId = keyRing.currentKeyId;
  const held = heldInterval(type, request.startsAt);
  const email = request.email ?? null;
  const note = request.note && keyRing.encryptText(request.note, placeOf('appointments', 'note_encrypted', id));
  const [inserted] = await tx
    .insert(appointments)
    .values({
      id,
      reference: makeReference(randomBytes(referenceBytes)),
      manageKeyId,
      manageTokenHash: hashOfToken(manageTokenOf(keyRing, id, manageKeyId)),
      requestKeyHash: identity?.keyHash ?? null,
      requestFingerprint: identity?.fingerprint ?? null,
      practitionerId,
      appointmentTypeId: type.id,
      status: 'booked',
      startsAt: request.startsAt,
      endsAt: request.startsAt + type.minutes * minuteMs,
      heldFrom: held.start,
      heldUntil: held.end,
      sequence: 0,
      fullName: request.fullName,
      mobileNumber: request.mobileNumber,
      email,
      noteEncrypted: note ?? null,
      treatment: request.treatment ?? null,
      language,
      bookedThrough: through,
      createdAt: now,
      changedAt: now,
    })
    // Unlike catching the violation, this leaves the transaction whole, and two who race can't deadlock.
    .onConflictDoNothing()
    .returning({ id: appointments.id });
  if (!inserted) return undefined;
  await tx.insert(appointmentEvents).values({
    appointmentId: id,
    happenedAt: now,
    kind: 'booked',
    actor: 'patient',
    status: 'booked',
    startsAt: request.startsAt,
    practitionerId,
  });
  await tx.insert(consents).values({
    id: randomUUID(),
    appointmentId: id,
    purpose: 'appointment',
    noticeVersion: consentNoticeVersion,
    language,
    givenAt: now,
  });
  await messages.queue(tx, 'booked', { id, email });
  return id;
}
