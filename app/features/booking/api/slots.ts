import { z } from 'zod';
import { addDays, parseIsoDate, toRfc3339, wallClockOf } from '#app/lib/time.ts';
import { practitionersOffering } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import { readSlots } from '#app/features/scheduling/server/find-slots.ts';
import type { Handler } from './api-context.ts';
import { fieldError } from './field-words.ts';
import { invalidFields, json, type FieldError } from './problem.ts';

/** Longest range of one request, both ends counted: the longest horizon that makes sense to ask for at once. */
export const mostDays = 92;
const defaultDays = 7;

export const slotSchema = z.object({
  startsAt: z.string().meta({ format: 'date-time', examples: ['2026-11-23T10:30:00+05:30'] }),
  endsAt: z.string().meta({ format: 'date-time', examples: ['2026-11-23T11:00:00+05:30'] }),
  practitionerId: z.string().meta({ examples: ['dermatologist'] }),
});
export const slotListSchema = z.object({ slots: z.array(slotSchema) });
export const appointmentTypeListSchema = z.object({
  appointmentTypes: z.array(
    z.object({ id: z.string(), name: z.string(), minutes: z.int(), feeRupees: z.int().optional() }),
  ),
});

/** Slots as the API writes them, with the clinic's offset. */
export function writeSlots(slots: readonly Slot[], timeZone: string): z.infer<typeof slotSchema>[] {
  return slots.map(({ startsAt, endsAt, practitionerId }) => ({
    startsAt: toRfc3339(startsAt, timeZone),
    endsAt: toRfc3339(endsAt, timeZone),
    practitionerId,
  }));
}

/** GET /appointment-types */
export const getAppointmentTypes: Handler = async (_request, { booking }) => {
  const { appointmentTypes } = await booking.settings.current();
  const body: z.infer<typeof appointmentTypeListSchema> = {
    appointmentTypes: appointmentTypes.map(({ id, name, minutes, feeRupees }) => ({
      id,
      name,
      minutes,
      ...(feeRupees === undefined ? {} : { feeRupees }),
    })),
  };
  return json(body);
};

/** GET /slots?appointmentType=&practitioner=&from=&to= */
export const getSlots: Handler = async (request, { booking }) => {
  const query = new URL(request.url).searchParams;
  const settings = await booking.settings.current();
  const { timeZone } = settings.clinic;
  const appointmentTypeId = query.get('appointmentType') ?? '';
  const practitionerId = query.get('practitioner') || undefined;
  const today = wallClockOf(booking.clock.now().epochMilliseconds, timeZone).date;
  const from = parseIsoDate(query.get('from') || today);
  const to = parseIsoDate(query.get('to') || addDays(from ?? today, defaultDays - 1));

  const errors: FieldError[] = [];
  const notADay = 'Give a day of the calendar as YYYY-MM-DD.';
  if (!settings.appointmentTypes.some(({ id }) => id === appointmentTypeId)) {
    errors.push({ ...fieldError('appointmentTypeId', 'unknown'), pointer: '#/appointmentType' });
  } else if (
    practitionerId !== undefined &&
    practitionersOffering(settings, appointmentTypeId, practitionerId).length === 0
  ) {
    errors.push({ ...fieldError('practitionerId', 'unknown'), pointer: '#/practitioner' });
  }
  if (from === undefined) errors.push({ pointer: '#/from', detail: notADay });
  if (to === undefined) errors.push({ pointer: '#/to', detail: notADay });
  if (from !== undefined && to !== undefined) {
    if (to < from) errors.push({ pointer: '#/to', detail: 'Give a day that is not before "from".' });
    else if (to >= addDays(from, mostDays))
      errors.push({ pointer: '#/to', detail: `Ask for at most ${mostDays} days.` });
  }
  if (errors.length > 0 || from === undefined || to === undefined) return invalidFields(errors);

  const { slots } = await readSlots(booking, { appointmentTypeId, practitionerId, from, until: addDays(to, 1) });
  return json({ slots: writeSlots(slots, timeZone) });
};
