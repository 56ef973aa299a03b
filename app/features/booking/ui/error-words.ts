import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { BookingField, FieldErrors } from '#app/features/scheduling/domain/booking-request.ts';
import type { detailsMessages } from './details-messages.ts';

type Texts = (typeof detailsMessages)['en'];

/** Fields of the details form in the order they stand on the screen. */
const ORDER: readonly BookingField[] = [
  'appointmentTypeId',
  'practitionerId',
  'startsAt',
  'fullName',
  'mobileNumber',
  'email',
  'note',
  'treatment',
  'consent',
];

/** The sentence for one refused field. */
export function fieldErrorText(texts: Texts, field: BookingField, reason: string): string {
  const sentences = texts.errors[field];
  return sentences?.[reason] ?? sentences?.['other'] ?? sentences?.['required'] ?? reason;
}

/** The sentences for the error summary, in the order of the screen. */
export function summaryOf(texts: Texts, errors: FieldErrors): FieldError[] {
  return ORDER.flatMap((field) => {
    const reason = errors[field];
    return reason === undefined
      ? []
      : [{ field: field === 'startsAt' ? 'time' : field, message: fieldErrorText(texts, field, reason) }];
  });
}
