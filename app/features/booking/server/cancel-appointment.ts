import { fail, ok, type Result } from '#app/lib/result.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { changeRefusal, type ChangeRefusal } from '#app/features/scheduling/domain/appointment.ts';
import { appointmentById, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { writeChange } from '#app/features/scheduling/server/change-appointment.ts';
import { findByManageToken } from './find-by-manage-token.ts';

export type CancelOutcome =
  | Result<AppointmentDetails, 'not-found' | 'changed-meanwhile' | Exclude<ChangeRefusal, 'cancelled'>>
  | TooManyAttempts;

/** Cancels the appointment of a manage link. Cancelling what is cancelled already succeeds and changes nothing. */
export async function cancelAppointment(
  context: BookingContext,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<CancelOutcome> {
  const limited = await limitAttempts(context, 'change', address);
  if (limited) return limited;
  const appointment = await findByManageToken(context, token);
  if (!appointment) return fail('not-found');
  const { clinic } = await context.settings.current();
  const now = context.clock.now().epochMilliseconds;
  const refusal = changeRefusal(appointment, clinic.booking.cancelNoticeMinutes, now);
  if (refusal === 'cancelled') return ok(appointment);
  if (refusal) return fail(refusal);
  const { startsAt, practitionerId } = appointment;
  const change = { kind: 'cancelled', status: 'cancelled', startsAt, practitionerId } as const;
  const written = await context.db.transaction((tx) => writeChange(tx, context, appointment, change, now));
  const current = await appointmentById(context.db, appointment.id);
  // A twin of this request may have cancelled it in between, which is what was asked for.
  return written || current?.status === 'cancelled' ? ok(current!) : fail('changed-meanwhile');
}
