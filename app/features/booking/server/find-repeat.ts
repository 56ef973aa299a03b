import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { BookingRequest } from '#app/features/scheduling/domain/booking-request.ts';
import type { AppointmentType } from '#app/features/scheduling/domain/clinic-settings.ts';
import { appointmentsWhere, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { RequestIdentity } from '#app/features/scheduling/server/insert-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { holdsTime } from '#app/features/scheduling/server/taken-times.ts';

const repeatWindowMs = 15 * minuteMs;

function fingerprintOf(keyRing: KeyRing, request: BookingRequest, keyId: string): Uint8Array {
  const content = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return keyRing.derive('booking/request-fingerprint', JSON.stringify(content), keyId);
}

/** How a request with an idempotency key is remembered: neither the key nor what was sent can be read from it. */
export function identityOf(keyRing: KeyRing, request: BookingRequest, requestKey: string): RequestIdentity {
  return {
    keyHash: createHash('sha256').update(requestKey).digest(),
    fingerprint: fingerprintOf(keyRing, request, keyRing.currentKeyId),
  };
}

/** What the same key made before: nothing, this same request, or another one (`key-reused`). */
export async function findByRequestKey(
  db: Db,
  keyRing: KeyRing,
  request: BookingRequest,
  keyHash: Uint8Array,
): Promise<AppointmentDetails | 'key-reused' | undefined> {
  const [row] = await db
    .select({ id: appointments.id, fingerprint: appointments.requestFingerprint, keyId: appointments.manageKeyId })
    .from(appointments)
    .where(eq(appointments.requestKeyHash, keyHash));
  if (!row?.fingerprint) return undefined;
  const same = timingSafeEqual(row.fingerprint, fingerprintOf(keyRing, request, row.keyId));
  const [found] = await appointmentsWhere(db, eq(appointments.id, row.id));
  return same ? found : 'key-reused';
}

/**
 * The appointment that the same person made minutes ago with a form sent twice (reloaded, so with another key): same
 * phone, name, type and start. Different people who share a phone are different names.
 */
export async function findSameBooking(
  db: Db,
  request: BookingRequest,
  now: EpochMs,
): Promise<AppointmentDetails | undefined> {
  const [found] = await appointmentsWhere(
    db,
    eq(appointments.mobileNumber, request.mobileNumber),
    eq(appointments.startsAt, request.startsAt),
    eq(appointments.appointmentTypeId, request.appointmentTypeId),
    sql`lower(${appointments.fullName}) = lower(${request.fullName})`,
    gt(appointments.createdAt, now - repeatWindowMs),
    holdsTime,
  );
  return found;
}

/** Whether the person of a request, by phone and name, has a visit that overlaps the one that is asked for. */
export async function hasVisitThen(
  db: Db,
  { mobileNumber, fullName, startsAt }: BookingRequest,
  { minutes }: Pick<AppointmentType, 'minutes'>,
): Promise<boolean> {
  const found = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.mobileNumber, mobileNumber),
        sql`lower(${appointments.fullName}) = lower(${fullName})`,
        lt(appointments.startsAt, startsAt + minutes * minuteMs),
        gt(appointments.endsAt, startsAt),
        holdsTime,
        // A time that is only offered is nobody's visit yet.
        ne(appointments.status, 'offered'),
      ),
    )
    .limit(1);
  return found.length > 0;
}
