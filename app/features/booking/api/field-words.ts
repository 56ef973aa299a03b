import type { FieldReason } from '#app/lib/person-fields.ts';
import { bookingFields, type BookingField, type FieldErrors } from '#app/features/scheduling/domain/booking-request.ts';
import type { FieldError } from './problem.ts';

const general: Readonly<Record<FieldReason, string>> = {
  required: 'This is required.',
  'wrong-type': 'This has the wrong type.',
  'bad-characters': 'Remove control characters, reversed text, markup and web addresses.',
  'too-long': 'This is too long.',
  'too-short': 'This is too short.',
  'not-a-name': 'Give a name with letters.',
  'not-a-phone-number': 'Give a phone number, such as 98765 43210 or +91 98765 43210.',
  'not-an-email': 'Give an e-mail address, such as name@example.com, or leave it out.',
  'not-a-time': 'Give an RFC 3339 time with its offset, such as 2026-11-23T10:30:00+05:30.',
  unknown: 'There is none with this name.',
};

const particular: Partial<Record<BookingField, Partial<Record<FieldReason, string>>>> = {
  fullName: { required: 'Give the name of the person who is coming.', 'too-long': 'At most 100 characters.' },
  mobileNumber: {
    required: general['not-a-phone-number'],
    'too-short': 'Too few digits: an Indian number has 10.',
    'too-long': 'Too many digits: an Indian number has 10.',
  },
  note: { 'too-long': 'At most 1000 characters.' },
  appointmentTypeId: { unknown: 'Give an id of GET /appointment-types.' },
  practitionerId: { unknown: 'Nobody with this id offers that appointment type.' },
  treatment: { unknown: 'There is no treatment page with this path.' },
  consent: { required: 'Must be true: without consent nothing can be stored.' },
};

/** What to change about a field, in words. */
export function fieldError(field: BookingField, reason: FieldReason): FieldError {
  return { pointer: `#/${field}`, detail: particular[field]?.[reason] ?? general[reason] };
}

/** The same for every refused field of a request. */
export function fieldErrorsInWords(errors: FieldErrors): FieldError[] {
  return bookingFields.flatMap((field) => {
    const reason = errors[field];
    return reason === undefined ? [] : [fieldError(field, reason)];
  });
}
