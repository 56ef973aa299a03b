import type { z } from 'zod';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, parseIsoDate, type IsoDate } from '#app/lib/time.ts';
import type { FieldReason } from '#app/lib/person-fields.ts';
import {
  bookingFields,
  bookingRequestSchema,
  fieldErrors,
  type BookingField,
  type FieldErrors,
} from '#app/features/scheduling/domain/booking-request.ts';
import { mostWaitingDays, partsOfDay, type PartOfDay } from './waiting-list.ts';

const waitingSchema = bookingRequestSchema.omit({ startsAt: true });

/** A request to join the waiting list, checked and tidied: the fields and limits of a booking, with days for a time. */
export type WaitingRequest = z.output<typeof waitingSchema> & {
  readonly wantedOn: readonly IsoDate[];
  readonly partOfDay: PartOfDay;
};

export type WaitingErrors = FieldErrors & { readonly days?: FieldReason };

/** Days that can be waited for: today up to the last day that can be booked. */
export interface WaitingDays {
  readonly today: IsoDate;
  readonly horizonDays: number;
}

/** The days of a form that are days, once each, in order. */
export function readDays(form: FormData): IsoDate[] {
  const typed = form.getAll('day').flatMap((value) => (typeof value === 'string' ? (parseIsoDate(value) ?? []) : []));
  return [...new Set(typed)].toSorted();
}

/** The part of the day of a form; anything unknown is the whole day. */
export function readPart(form: FormData): PartOfDay {
  const typed = form.get('part');
  return partsOfDay.find((part) => part === typed) ?? 'any';
}

/**
 * Reads a request to join the waiting list from a form whose field names are those of a booking, with `day` once for
 * each day and `part`. `days`: `required` when there is none that can be booked, `too-long` for more than seven.
 */
export function parseWaitingForm(
  form: FormData,
  { today, horizonDays }: WaitingDays,
): Result<WaitingRequest, 'invalid', { errors: WaitingErrors }> {
  const values = Object.fromEntries(bookingFields.map((field) => [field, textOf(form, field)]));
  const result = waitingSchema.safeParse({ ...values, consent: form.has('consent') ? true : undefined });
  const last = addDays(today, horizonDays);
  const wantedOn = readDays(form).filter((day) => day >= today && day <= last);
  const days: FieldReason | undefined =
    wantedOn.length === 0 ? 'required' : wantedOn.length > mostWaitingDays ? 'too-long' : undefined;
  const errors: WaitingErrors = { ...(result.success ? {} : fieldErrors(result.error)), ...(days && { days }) };
  if (!result.success || days !== undefined) return fail('invalid', { errors });
  return ok({ ...result.data, wantedOn, partOfDay: readPart(form) });
}

function textOf(form: FormData, field: BookingField): string | undefined {
  const value = form.get(field);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
