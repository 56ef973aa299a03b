import { eq, ne } from 'drizzle-orm';
import { parsePhone, type PhoneReason } from '#app/lib/phone.ts';
import { parseReference } from '#app/lib/reference.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { appointmentsWhere } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { noteRefusedOpening } from './refuse-opening.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';

/** Why a number and a reference open nothing; the first two are of the field that cannot be what it asks for. */
type OpenRefusal =
  | { readonly ok: false; readonly reason: 'bad-number'; readonly number: PhoneReason }
  | { readonly ok: false; readonly reason: 'bad-reference' | 'no-match' };

/**
 * "Back to my appointment": a mobile number with the reference of one of its appointments leads to the manage link, in
 * whatever state the appointment is. A reference of somebody else and a number nobody knows are the same answer after
 * the same work. Every attempt is counted before it is looked at, and stands in the audit log as far as the limits go.
 */
export async function openByReference(
  context: BookingContext,
  typed: { readonly mobileNumber: string; readonly reference: string },
  address: string,
): Promise<Result<{ readonly manageToken: string }, never> | OpenRefusal | TooManyAttempts> {
  const number = parsePhone(typed.mobileNumber);
  if (!number.ok) return { ok: false, reason: 'bad-number', number: number.reason };
  const reference = parseReference(typed.reference);
  if (reference === undefined) return fail('bad-reference');
  const { db, clock, keyRing } = context;
  const at = clock.now().epochMilliseconds;
  const limited = await limitAttempts(context, 'open', address, number.value);
  const [found] = limited
    ? []
    : await appointmentsWhere(
        db,
        eq(appointments.reference, reference),
        eq(appointments.mobileNumber, number.value),
        ne(appointments.status, 'offered'),
      );
  if (!found) {
    await noteRefusedOpening(context, { address, by: 'reference', reason: limited ? 'limit' : 'no-match' });
    return limited ?? fail('no-match');
  }
  await audit(db, {
    at,
    actor: { kind: 'patient', address },
    action: 'appointment.opened',
    subject: { kind: 'appointment', id: found.id },
    details: { by: 'reference' },
  });
  return ok({ manageToken: manageTokenOf(keyRing, found.id, found.manageKeyId) });
}
