import { z } from 'zod';
import {
  atMost,
  consent,
  email,
  fieldErrors as errorsOf,
  fullName,
  valueOrIssue,
  mobileNumber,
  optional,
  optionalText,
  personLimits,
  required,
  text,
  type FieldReason,
  type Rule,
} from '#app/lib/person-fields.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { tidyLine } from '#app/lib/text-rules.ts';
import { parseRfc3339 } from '#app/lib/time.ts';

const requestLimits = { note: 1000, treatment: 120, id: 60 } as const;

const treatmentPath: Rule = (value) => (/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(value) ? undefined : 'unknown');
const identifier: Rule = (value) => (/^[a-z][a-z0-9-]*$/.test(value) ? undefined : 'unknown');

const startsAt = text()
  .transform((typed, context) => valueOrIssue(parseRfc3339(typed) ?? 0, context, reasonOfTime(typed)))
  .meta({
    description: 'RFC 3339 with offset, as a slot gives it.',
    format: 'date-time',
    examples: ['2026-11-23T10:30:00+05:30'],
  });

function reasonOfTime(typed: string): FieldReason | undefined {
  if (typed === '') return 'required';
  return parseRfc3339(typed) === undefined ? 'not-a-time' : undefined;
}

export const bookingRequestSchema = z.object({
  appointmentTypeId: required(tidyLine, atMost(requestLimits.id), identifier).meta({
    description: 'An id of GET /appointment-types.',
    examples: ['hair-consultation'],
  }),
  practitionerId: optional(tidyLine, atMost(requestLimits.id), identifier).meta({
    description: 'The practitioner of the slot; without it, anyone who is free.',
    examples: ['dermatologist'],
  }),
  startsAt,
  fullName: fullName.meta({
    description: 'The name of the person who is coming, as they write it.',
    maxLength: personLimits.fullName,
    examples: ['Asha Namuna'],
  }),
  mobileNumber: mobileNumber.meta({
    description: 'In any Indian or international form; +91 is assumed.',
    maxLength: personLimits.mobileNumber,
    examples: ['98765 43210', '+91 98765-43210'],
  }),
  email: email.meta({
    description: 'Where the confirmation goes.',
    format: 'email',
    maxLength: personLimits.email,
    examples: ['asha@example.com'],
  }),
  note: optionalText(requestLimits.note).meta({
    description: `For the doctor, at most ${requestLimits.note} characters; stored encrypted, never mailed.`,
    maxLength: requestLimits.note,
  }),
  treatment: optional(tidyLine, atMost(requestLimits.treatment), treatmentPath).meta({
    description: 'The treatment page the patient came from.',
    examples: ['fue-hair-transplant'],
  }),
  consent: consent.meta({
    description: 'The patient agrees that these details are used to arrange the appointment.',
  }),
});

/** A request to book, checked and tidied: instants in epoch milliseconds, the phone as E.164. */
export type BookingRequest = z.output<typeof bookingRequestSchema>;
export type BookingField = keyof BookingRequest;
export const bookingFields = bookingRequestSchema.keyof().options;
export type FieldErrors = Partial<Record<BookingField, FieldReason>>;

export type ParsedBookingRequest = Result<BookingRequest, 'invalid', { errors: FieldErrors }>;

/** The first reason of each refused field, from the issues of a schema whose messages are reason codes. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  return errorsOf(bookingFields, error);
}

/** Reads a request from JSON. Anything but an object is answered as if every field were missing. */
export function parseBookingRequest(input: unknown): ParsedBookingRequest {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  const result = bookingRequestSchema.safeParse(isRecord ? input : {});
  return result.success ? ok(result.data) : fail('invalid', { errors: fieldErrors(result.error) });
}
