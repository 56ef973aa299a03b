import { z } from 'zod';
import { formText } from '#app/lib/form-text.ts';
import {
  consent,
  email,
  fieldErrors,
  fullName,
  mobileNumber,
  requiredText,
  text,
  type FieldReason,
} from '#app/lib/person-fields.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { topics } from './topic.ts';

/** The most characters a message may have. */
const mostCharacters = 2000;

const topic = text().pipe(
  z.enum(topics, { error: ({ input }): FieldReason => (input === '' ? 'required' : 'unknown') }),
);

const enquirySchema = z.object({
  topic,
  fullName,
  mobileNumber,
  email,
  message: requiredText(mostCharacters),
  consent,
});

/** What somebody wrote to the clinic, checked and tidied; the phone as E.164. */
export type EnquiryRequest = z.output<typeof enquirySchema>;
export type EnquiryField = keyof EnquiryRequest;
/** In the order of the form. */
const enquiryFields = enquirySchema.keyof().options;
export type EnquiryErrors = Partial<Record<EnquiryField, FieldReason>>;

/** What was typed, field by field, to be shown again when something has to be mended. */
export type TypedEnquiry = Readonly<Record<EnquiryField, string>>;

/** Longer than any field may be, so that what is too long comes back whole, and still short enough to send back. */
const keptCharacters = 5000;

/** What was typed, exactly; cut at 5,000 characters. Consent is "on" or nothing. */
export function typedEnquiry(form: FormData): TypedEnquiry {
  const typed = (field: EnquiryField): string => formText(form, field, keptCharacters);
  return {
    topic: typed('topic'),
    fullName: typed('fullName'),
    mobileNumber: typed('mobileNumber'),
    email: typed('email'),
    message: typed('message'),
    consent: form.has('consent') ? 'on' : '',
  };
}

/** Reads the enquiry out of a submitted form, or the first reason of each field that has to be mended. */
export function parseEnquiry(form: FormData): Result<EnquiryRequest, 'invalid', { errors: EnquiryErrors }> {
  const values = Object.fromEntries(enquiryFields.map((field) => [field, form.get(field) ?? undefined]));
  const parsed = enquirySchema.safeParse({ ...values, consent: form.has('consent') ? true : undefined });
  return parsed.success ? ok(parsed.data) : fail('invalid', { errors: fieldErrors(enquiryFields, parsed.error) });
}
