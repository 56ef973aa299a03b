import { z } from 'zod';
import { parsePhone } from '#app/lib/phone.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { parseRfc3339 } from '#app/lib/time.ts';
import { characterCount, isPlainLine, isPlainText, tidyLine, tidyText } from './text-rules.ts';

const requestLimits = {
  fullName: 100,
  mobileNumber: 40,
  email: 254,
  note: 1000,
  treatment: 120,
  id: 60,
} as const;

/** Why a field is refused; screens and the API turn it into words. */
const fieldReasons = [
  'required',
  'wrong-type',
  'bad-characters',
  'too-long',
  'too-short',
  'not-a-name',
  'not-a-phone-number',
  'not-an-email',
  'not-a-time',
  'unknown',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

const missing = (issue: { input?: unknown }): FieldReason => (issue.input === undefined ? 'required' : 'wrong-type');
const text = () => z.string({ error: missing });

/** A rule over tidied text: a reason, or nothing when the text is fine. */
type Rule = (value: string) => FieldReason | undefined;

const atMost =
  (max: number): Rule =>
  (value) =>
    characterCount(value) > max ? 'too-long' : undefined;
const given: Rule = (value) => (value === '' ? 'required' : undefined);
const plainLine: Rule = (value) => (isPlainLine(value) ? undefined : 'bad-characters');
const plainText: Rule = (value) => (isPlainText(value) ? undefined : 'bad-characters');

/** Letters there must be; addresses and markup there must not, since the name is greeted in a mail to an address anyone may type. */
const personName: Rule = (value) => {
  if (/[<>@]|:\/\/|www\./i.test(value)) return 'bad-characters';
  return /\p{L}/u.test(value) ? undefined : 'not-a-name';
};
const emailAddress: Rule = (value) => (z.email().safeParse(value).success ? undefined : 'not-an-email');
const treatmentPath: Rule = (value) => (/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(value) ? undefined : 'unknown');
const identifier: Rule = (value) => (/^[a-z][a-z0-9-]*$/.test(value) ? undefined : 'unknown');

function judge<T>(value: T, context: z.RefinementCtx, reason: FieldReason | undefined): T | never {
  if (reason === undefined) return value;
  context.addIssue({ code: 'custom', message: reason });
  return z.NEVER;
}

function required(tidy: (typed: string) => string, ...rules: readonly Rule[]) {
  return text().transform((typed, context) => {
    const value = tidy(typed);
    return judge(value, context, [given, ...rules].map((rule) => rule(value)).find(Boolean));
  });
}

function optional(tidy: (typed: string) => string, ...rules: readonly Rule[]) {
  return text()
    .nullish()
    .transform((typed, context): string | undefined => {
      const value = tidy(typed ?? '');
      return value === '' ? undefined : judge(value, context, rules.map((rule) => rule(value)).find(Boolean));
    });
}

const fullName = required(tidyLine, plainLine, atMost(requestLimits.fullName), personName).meta({
  description: 'The name of the person who is coming, as they write it.',
  maxLength: requestLimits.fullName,
  examples: ['Asha Namuna'],
});

const mobileNumber = text()
  .transform((typed, context) => {
    if (typed.length > requestLimits.mobileNumber) return judge('', context, 'too-long');
    const number = parsePhone(typed);
    if (number.ok) return number.value;
    return judge('', context, number.reason === 'empty' ? 'required' : number.reason);
  })
  .meta({
    description: 'In any Indian or international form; +91 is assumed.',
    maxLength: requestLimits.mobileNumber,
    examples: ['98765 43210', '+91 98765-43210'],
  });

const startsAt = text()
  .transform((typed, context) => judge(parseRfc3339(typed) ?? 0, context, reasonOfTime(typed)))
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
  fullName,
  mobileNumber,
  email: optional(tidyLine, plainLine, atMost(requestLimits.email), emailAddress).meta({
    description: 'Where the confirmation goes.',
    format: 'email',
    maxLength: requestLimits.email,
    examples: ['asha@example.com'],
  }),
  note: optional(tidyText, plainText, atMost(requestLimits.note)).meta({
    description: `For the doctor, at most ${requestLimits.note} characters; stored encrypted, never mailed.`,
    maxLength: requestLimits.note,
  }),
  treatment: optional(tidyLine, atMost(requestLimits.treatment), treatmentPath).meta({
    description: 'The treatment page the patient came from.',
    examples: ['fue-hair-transplant'],
  }),
  consent: z.literal(true, { error: 'required' }).meta({
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
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = bookingFields.find((each) => each === issue.path[0]);
    const reason = fieldReasons.find((each) => each === issue.message) ?? 'wrong-type';
    if (field !== undefined) errors[field] ??= reason;
  }
  return errors;
}

/** Reads a request from JSON. Anything but an object is answered as if every field were missing. */
export function parseBookingRequest(input: unknown): ParsedBookingRequest {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  const result = bookingRequestSchema.safeParse(isRecord ? input : {});
  return result.success ? ok(result.data) : fail('invalid', { errors: fieldErrors(result.error) });
}
