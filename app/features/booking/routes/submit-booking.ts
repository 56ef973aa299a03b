import { formText } from '#app/lib/form-text.ts';
import { ownPath } from '../domain/began-on.ts';
import {
  parseBookingRequest,
  type BookingField,
  type FieldErrors,
} from '#app/features/scheduling/domain/booking-request.ts';
import { typedFields } from '#app/features/scheduling/domain/booking-form.ts';
import type { Locale } from '#app/lib/messages.ts';
import { looksAutomated } from '#app/lib/bot-detection.ts';
import { bookAppointment } from '../server/book-appointment.ts';
import { settingsIn } from '../server/settings-in.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { verifyTimestamp } from '#app/platform/web/signed-timestamp.ts';
import { toRfc3339 } from '#app/lib/time.ts';
import { parseTimeChoice } from '../domain/booking-address.ts';
import { slotLabel } from '../domain/slot-label.ts';
import { timeValue } from './booking-view.ts';

export type BookingFormError =
  | 'slot-taken'
  | 'not-offered'
  | 'too-many-attempts'
  | 'too-fast'
  | 'key-reused'
  | 'already-booked';

/** What the details step shows again after a refusal. */
export interface RefusedBooking {
  readonly ok: false;
  readonly status: 409 | 422 | 429;
  readonly formError: BookingFormError | null;
  readonly errors: FieldErrors;
  readonly typed: Readonly<Record<BookingField, string>>;
  readonly nearby: readonly { readonly value: string; readonly label: string }[] | null;
  readonly waitMinutes: number;
  readonly formSeal: string;
  readonly requestKey: string;
}

const REQUEST_KEY = /^[\w-]{8,64}$/;

/** Takes the sent details form: books, or says what has to be mended with everything that was typed. */
export async function submitBooking(
  booking: BookingContext,
  form: FormData,
  { address, language }: { readonly address: string; readonly language: Locale },
): Promise<RefusedBooking | { readonly ok: true; readonly manageToken: string }> {
  const settings = await booking.settings.current();
  const { timeZone } = settings.clinic;
  const time = parseTimeChoice(formText(form, 'time'));
  const typed = { ...typedFields(form), consent: form.has('consent') ? 'on' : '' };
  const [formSeal, requestKey] = [formText(form, 'formSeal'), formText(form, 'requestKey')];
  const refused = (status: RefusedBooking['status'], reason: Partial<RefusedBooking>): RefusedBooking => ({
    ok: false,
    status,
    formError: null,
    errors: {},
    typed,
    nearby: null,
    waitMinutes: 0,
    formSeal,
    requestKey,
    ...reason,
  });

  const request = parseBookingRequest({
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value === '' ? undefined : value])),
    startsAt: time && toRfc3339(time.startsAt, timeZone),
    practitionerId: time?.practitionerId,
    consent: form.has('consent') ? true : undefined,
  });
  if (!request.ok) return refused(422, { errors: request.errors });
  const signals = {
    honeypot: formText(form, 'website'),
    openedAt: verifyTimestamp(booking.keyRing, 'booking', formSeal),
  };
  if (looksAutomated(signals, booking.clock.now().epochMilliseconds)) return refused(422, { formError: 'too-fast' });

  const key = REQUEST_KEY.test(requestKey) ? requestKey : undefined;
  const outcome = await bookAppointment(booking, request.value, {
    address,
    language,
    through: 'website',
    requestKey: key,
    beganOn: ownPath(formText(form, 'from')),
  });
  if (outcome.ok) return { ok: true, manageToken: outcome.value.manageToken };
  switch (outcome.reason) {
    case 'slot-taken':
    case 'not-offered':
      return refused(409, {
        formError: outcome.reason,
        nearby: outcome.nearest.map((slot) => ({
          value: timeValue(slot.startsAt, timeZone, slot.practitionerId),
          label: slotLabel(slot, settingsIn(language, settings), language),
        })),
      });
    case 'too-many-attempts':
      return refused(429, { formError: outcome.reason, waitMinutes: Math.ceil(outcome.retryAfterSeconds / 60) });
    case 'unknown-type':
      return refused(422, { errors: { appointmentTypeId: 'unknown' } });
    case 'unknown-practitioner':
      return refused(422, { errors: { practitionerId: 'unknown' } });
    case 'unknown-treatment':
      return refused(422, { errors: { treatment: 'unknown' }, typed: { ...typed, treatment: '' } });
    case 'key-reused':
    case 'already-booked':
      return refused(409, { formError: outcome.reason });
  }
}
