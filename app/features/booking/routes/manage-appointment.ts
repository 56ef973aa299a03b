import { cancelAppointment } from '../server/cancel-appointment.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { moveAppointment } from '../server/move-appointment.ts';
import type { RefusedChange } from '../ui/appointment-view-types.ts';
import { parseTimeChoice } from '../domain/booking-address.ts';

export type ChangeOutcome =
  | { readonly ok: true; readonly done: 'moved' | 'cancelled' }
  | { readonly ok: false; readonly refused: RefusedChange }
  | 'not-found';

const refuse = (
  status: RefusedChange['status'],
  formError: RefusedChange['formError'],
  seconds = 0,
): ChangeOutcome => ({
  ok: false,
  refused: { status, formError, waitMinutes: Math.ceil(seconds / 60) },
});

/** Carries out the form of the manage page: `intent` is `move` or `cancel`. */
export async function manageAppointment(
  booking: BookingContext,
  token: string,
  form: FormData,
  address: string,
): Promise<ChangeOutcome> {
  const intent = form.get('intent');
  if (intent === 'cancel') {
    const outcome = await cancelAppointment(booking, { token, address });
    if (outcome.ok) return { ok: true, done: 'cancelled' };
    if (outcome.reason === 'not-found') return 'not-found';
    if (outcome.reason === 'too-many-attempts') return refuse(429, outcome.reason, outcome.retryAfterSeconds);
    return refuse(409, outcome.reason);
  }
  const typed = form.get('time');
  const time = typeof typed === 'string' ? parseTimeChoice(typed) : undefined;
  if (!time) return refuse(422, 'no-time');
  const outcome = await moveAppointment(booking, {
    token,
    startsAt: time.startsAt,
    practitionerId: time.practitionerId ?? 'anyone',
    address,
  });
  if (outcome.ok) return { ok: true, done: 'moved' };
  switch (outcome.reason) {
    case 'not-found':
      return 'not-found';
    case 'too-many-attempts':
      return refuse(429, outcome.reason, outcome.retryAfterSeconds);
    default:
      return refuse(409, outcome.reason);
  }
}
