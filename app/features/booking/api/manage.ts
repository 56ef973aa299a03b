import { bookingRequestSchema, fieldErrors } from '#app/features/scheduling/domain/booking-request.ts';
import { cancelAppointment } from '../server/cancel-appointment.ts';
import { findByManageToken } from '../server/find-by-manage-token.ts';
import { moveAppointment } from '../server/move-appointment.ts';
import type { ApiContext, Handler } from './api-context.ts';
import { timeRefused, writeAppointment } from './book.ts';
import { fieldError, fieldErrorsInWords } from './field-words.ts';
import { invalidFields, json, problem, tooManyAttempts } from './problem.ts';
import { readJson } from './read-json.ts';

/** A move: the new start, and another practitioner where that is wanted. */
export const moveSchema = bookingRequestSchema.pick({ startsAt: true, practitionerId: true });

const noSuchAppointment = (): Response =>
  problem({ status: 404, code: 'not-found', detail: 'No appointment belongs to this token.' });

type ChangeProblem = 'changed-meanwhile' | 'cancelled' | 'past' | 'under-way' | 'late';
const conflict = (code: ChangeProblem): Response => problem({ status: 409, code });

/** GET /appointments/{token} */
export const getAppointment: Handler = async (_request, context, token) => {
  const appointment = await findByManageToken(context.booking, token);
  return appointment ? json(await writeAppointment(appointment, token, context)) : noSuchAppointment();
};

/** PATCH /appointments/{token} moves it. */
export const patchAppointment: Handler = async (request, context, token) => {
  const body = await readJson(request);
  if (!body.ok) return body.response;
  const parsed = moveSchema.safeParse(isRecord(body.value) ? body.value : {});
  if (!parsed.success) return invalidFields(fieldErrorsInWords(fieldErrors(parsed.error)));
  const { startsAt, practitionerId } = parsed.data;
  if (practitionerId !== undefined && !(await isPractitioner(context, practitionerId))) {
    return invalidFields([fieldError('practitionerId', 'unknown')]);
  }
  const { booking, address } = context;
  const outcome = await moveAppointment(booking, { token, startsAt, practitionerId, address });
  if (outcome.ok) return json(await writeAppointment(outcome.value, token, context));
  switch (outcome.reason) {
    case 'not-found':
      return noSuchAppointment();
    case 'too-many-attempts':
      return tooManyAttempts(outcome.retryAfterSeconds);
    case 'slot-taken':
    case 'not-offered':
      return timeRefused(context, outcome);
    case 'cancelled':
    case 'changed-meanwhile':
    case 'late':
    case 'past':
    case 'under-way':
      return problem({ status: 409, code: outcome.reason });
    default:
      return outcome satisfies never;
  }
};

/** DELETE /appointments/{token} cancels it; doing so twice is fine. */
export const deleteAppointment: Handler = async (_request, context, token) => {
  const { booking, address } = context;
  const outcome = await cancelAppointment(booking, { token, address });
  if (outcome.ok) return json(await writeAppointment(outcome.value, token, context));
  if (outcome.reason === 'not-found') return noSuchAppointment();
  if (outcome.reason === 'too-many-attempts') return tooManyAttempts(outcome.retryAfterSeconds);
  return conflict(outcome.reason);
};

async function isPractitioner({ booking }: ApiContext, practitionerId: string): Promise<boolean> {
  const { practitioners } = await booking.settings.current();
  return practitioners.some(({ id }) => id === practitionerId);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
