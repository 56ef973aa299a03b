import { formText } from '#app/lib/form-text.ts';
import { bookingFields, parseBookingRequest, type BookingField, type ParsedBookingRequest } from './booking-request.ts';

/** What a visitor typed, field by field, to be shown again when something has to be mended. */
export type TypedFields = Readonly<Record<BookingField, string>>;

/** Keeps what was typed exactly as it was, cut at a length no field needs, so that nothing is lost in an answer. */
export function typedFields(form: FormData): TypedFields {
  const typed = (field: BookingField): string => formText(form, field, 5000);
  return {
    appointmentTypeId: typed('appointmentTypeId'),
    practitionerId: typed('practitionerId'),
    startsAt: typed('startsAt'),
    fullName: typed('fullName'),
    mobileNumber: typed('mobileNumber'),
    email: typed('email'),
    note: typed('note'),
    treatment: typed('treatment'),
    consent: typed('consent'),
  };
}

/** Reads a booking request from a submitted form whose field names are those of the request; a ticked box is consent. */
export function parseBookingForm(form: FormData): ParsedBookingRequest {
  const values = Object.fromEntries(bookingFields.map((field) => [field, form.get(field) ?? undefined]));
  return parseBookingRequest({ ...values, consent: form.has('consent') ? true : undefined });
}
