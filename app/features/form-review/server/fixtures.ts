import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import type { VisitStep } from '#app/features/scheduling/domain/visit-access.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import { appointmentEvents, appointments } from '#app/features/scheduling/server/tables.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { minuteMs, type Temporal } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { recordOf } from '#app/features/patient-forms/server/form-record.ts';
import { writePhoto } from '#app/features/patient-forms/server/photo-files.ts';
import { formPhotos } from '#app/features/patient-forms/server/photo-tables.ts';
import { patientForms } from '#app/features/patient-forms/server/tables.ts';

/** The phone of whoever fills in the forms of these tests. */
export const phone = '+919876543210';
/** A skin form that raises flags; some of it is marked, to be looked for where it must not be. */
export const skin: Answers = {
  'full-name': 'Asha Namuna',
  'date-of-birth': '1990-05-14',
  sex: 'female',
  phone,
  city: 'Nagpur',
  'filled-in-by': 'patient',
  'consent-care': true,
  illnesses: ['none'],
  implants: ['none'],
  infections: ['none'],
  'medicine-groups': ['blood-thinner'],
  medicines: [{ name: 'Marked-medicine 75' }],
  allergies: ['none'],
  healing: ['keloid'],
  pregnancy: ['none'],
  'had-procedures': 'no',
  'skin-concern': 'growth',
  'skin-concern-since': 'weeks',
  'body-places': ['chest'],
  'skin-treatments': ['none'],
  'warning-signs': ['bleeding'],
};
const { medicines: _none, ...withoutMedicines } = skin;
/** The same person's form before, without what raises them. */
export const earlierSkin: Answers = { ...withoutMedicines, 'medicine-groups': ['none'], healing: ['none'] };

let visits = 0;

/** What became of a visit, and who wrote that down. */
interface Came {
  readonly status: AppointmentStatus;
  readonly notedBy: string;
}

/**
 * Puts in a visit that a patient booked with somebody, each an hour after the one before so that none overlap; still to
 * come, or what `came` says.
 */
export async function aVisitOf(
  db: Db,
  patientId: string,
  practitionerId: string,
  at: Temporal.Instant,
  came?: Came,
): Promise<string> {
  const id = randomUUID();
  visits += 1;
  const startsAt = at.epochMilliseconds + visits * 60 * minuteMs;
  const endsAt = startsAt + 20 * minuteMs;
  await db.insert(appointments).values({
    id,
    reference: makeReference(randomBytes(referenceBytes)),
    manageKeyId: 'test',
    manageTokenHash: randomBytes(32),
    patientId,
    practitionerId,
    appointmentTypeId: 'skin-consultation',
    status: came?.status ?? 'booked',
    startsAt,
    endsAt,
    heldFrom: startsAt,
    heldUntil: endsAt,
    sequence: 0,
    fullName: 'Asha Namuna',
    mobileNumber: '+919876543210',
    language: 'en',
    bookedThrough: 'desk',
    createdAt: startsAt,
    changedAt: startsAt,
  });
  await stepOfVisit(db, id, {
    status: 'booked',
    practitionerId,
    staffId: null,
    at: startsAt - 30 * 24 * 60 * minuteMs,
  });
  if (came) await stepOfVisit(db, id, { status: came.status, practitionerId, staffId: came.notedBy, at: startsAt });
  return id;
}

/** Writes into a visit's history what it became, and who said so. */
async function stepOfVisit(db: Db, appointmentId: string, { at, staffId, ...step }: VisitStep): Promise<void> {
  const kind = step.status === 'booked' ? 'booked' : 'status-changed';
  const actor = staffId === null ? 'patient' : 'staff';
  await db
    .insert(appointmentEvents)
    .values({ ...step, appointmentId, kind, actor, staffId, happenedAt: at, startsAt: at });
}

/** Puts in a photo of a form, as if it had been sent with it: both sizes are the same picture. */
export async function aPhotoOf(
  { db, keyRing, files }: { readonly db: Db; readonly keyRing: KeyRing; readonly files: PrivateFiles },
  formId: string,
  id: string,
  jpeg: Uint8Array,
): Promise<void> {
  const [form] = await db.select().from(patientForms).where(eq(patientForms.id, formId));
  if (!form) throw new Error('There is no such form.');
  const record = recordOf(keyRing, form);
  const file = randomBytes(16).toString('hex');
  await writePhoto(
    files.stored,
    record,
    { table: 'form_photos', id, file },
    { full: { bytes: jpeg }, small: { bytes: jpeg } },
  );
  const aboutSealed = record.encrypt('not read', 'test');
  await db.insert(formPhotos).values({ id, formId, file, aboutSealed, createdAt: form.createdAt });
}
