import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { EnquiryErrors, EnquiryField } from '../domain/enquiry-request.ts';
import type { EnquiryTexts } from './messages.ts';

/** The fields in the order they stand on the screen. */
const ORDER: readonly EnquiryField[] = ['topic', 'fullName', 'mobileNumber', 'email', 'message', 'consent'];

/** The sentence for a refused field, or undefined when nothing is wrong with it. */
export function fieldErrorText(texts: EnquiryTexts, errors: EnquiryErrors, field: EnquiryField): string | undefined {
  const reason = errors[field];
  if (reason === undefined) return undefined;
  const sentences = texts.errors[field];
  return sentences?.[reason] ?? sentences?.['other'] ?? reason;
}

/** The sentences for the error summary, in the order of the screen. */
export function summaryOf(texts: EnquiryTexts, errors: EnquiryErrors): FieldError[] {
  return ORDER.flatMap((field) => {
    const message = fieldErrorText(texts, errors, field);
    return message === undefined ? [] : [{ field, message }];
  });
}
