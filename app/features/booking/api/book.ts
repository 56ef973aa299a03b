import { z } from 'zod';
import { toRfc3339 } from '#app/lib/time.ts';
import { appointmentStatuses } from '#app/features/scheduling/domain/appointment.ts';
import { parseBookingRequest, type BookingField } from '#app/features/scheduling/domain/booking-request.ts';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { bookAppointment } from '../server/book-appointment.ts';
import type { ApiContext, Handler } from './api-context.ts';
import { fieldError, fieldErrorsInWords } from './field-words.ts';
import { invalidFields, json, problem, tooManyAttempts } from './problem.ts';
import { readJson } from './read-json.ts';
import { slotSchema, writeSlots } from './slots.ts';

export const appointmentSchema = z.object({
  reference: z.string().length(8).meta({ description: 'Said on the phone; opens nothing by itself.' }),
  manageUrl: z.string().meta({ description: 'The page where the patient moves or cancels; secret.' }),
  status: z.enum(appointmentStatuses),
  appointmentTypeId: z.string(),
  ...slotSchema.shape,
});

/** An appointment as the API writes it: nothing about the person, who is known to whoever has the token. */
export async function writeAppointment(
  appointment: AppointmentDetails,
  token: string,
  { booking, origin }: ApiContext,
): Promise<z.infer<typeof appointmentSchema>> {
  const { timeZone } = (await booking.settings.current()).clinic;
  const { reference, status, appointmentTypeId, practitionerId, startsAt, endsAt } = appointment;
  return {
    reference,
    manageUrl: `${origin}/appointment/${token}`,
    status,
    appointmentTypeId,
    startsAt: toRfc3339(startsAt, timeZone),
    endsAt: toRfc3339(endsAt, timeZone),
    practitionerId,
  };
}

const refusedField = {
  'unknown-type': 'appointmentTypeId',
  'unknown-practitioner': 'practitionerId',
  'unknown-treatment': 'treatment',
} as const satisfies Record<string, BookingField>;

/** POST /appointments */
export const postAppointment: Handler = async (request, context) => {
  const { booking, origin, address } = context;
  const requestKey = request.headers.get('idempotency-key') ?? undefined;
  if (requestKey !== undefined && !/^[\x20-\x7e]{1,255}$/.test(requestKey)) {
    const detail = 'Idempotency-Key must be 1 to 255 printable ASCII characters.';
    return problem({ status: 400, code: 'bad-request', detail });
  }
  const body = await readJson(request);
  if (!body.ok) return body.response;
  const parsed = parseBookingRequest(body.value);
  if (!parsed.ok) return invalidFields(fieldErrorsInWords(parsed.errors));

  const outcome = await bookAppointment(booking, parsed.value, { address, language: 'en', through: 'api', requestKey });
  if (outcome.ok) {
    const { appointment, manageToken, repeated } = outcome.value;
    return json(await writeAppointment(appointment, manageToken, context), 201, {
      location: `${origin}/api/v1/appointments/${manageToken}`,
      ...(repeated ? { 'idempotency-replayed': 'true' } : {}),
    });
  }
  switch (outcome.reason) {
    case 'too-many-attempts':
      return tooManyAttempts(outcome.retryAfterSeconds);
    case 'already-booked':
      throw new Error('Only forms of the website are asked whether their person has a visit then.');
    case 'key-reused':
      return problem({ status: 422, code: 'idempotency-key-reused' });
    case 'slot-taken':
    case 'not-offered':
      return timeRefused(context, outcome);
    case 'unknown-type':
    case 'unknown-practitioner':
    case 'unknown-treatment':
      return invalidFields([fieldError(refusedField[outcome.reason], 'unknown')]);
    default:
      return outcome satisfies never;
  }
};

/** 409 when the time is taken, 422 when it is never offered; both with the nearest free times. */
export async function timeRefused(
  { booking }: ApiContext,
  {
    reason,
    nearest,
  }: { readonly reason: 'slot-taken' | 'not-offered'; readonly nearest: Parameters<typeof writeSlots>[0] },
): Promise<Response> {
  const { timeZone } = (await booking.settings.current()).clinic;
  const extensions = { nearestSlots: writeSlots(nearest, timeZone) };
  if (reason === 'slot-taken') return problem({ status: 409, code: 'slot-taken', extensions });
  const detail = 'Nothing starts at this time: closed, too soon, too far ahead, or not on the clinic’s clock.';
  return problem({ status: 422, code: 'not-offered', errors: [{ pointer: '#/startsAt', detail }], extensions });
}
