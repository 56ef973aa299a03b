import { formText } from '#app/lib/form-text.ts';
import type { BookingField } from './booking-request.ts';

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
