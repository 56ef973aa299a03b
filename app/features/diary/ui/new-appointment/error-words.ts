import type { CallerErrors } from '../../domain/desk-booking-form.ts';
import type { deskNewMessages } from './new-messages.ts';

/** What is wrong with the form for a caller, in the order of its fields. */
export function errorText(
  texts: (typeof deskNewMessages)['en'],
  errors: CallerErrors,
): { readonly field: keyof CallerErrors; readonly message: string }[] {
  const fields = ['fullName', 'mobileNumber', 'email', 'reason'] as const;
  return fields.flatMap((field) => {
    const reason = errors[field];
    if (reason === undefined) return [];
    return [{ field, message: reason === 'required' ? texts.errors[field].required : texts.errors[field].other }];
  });
}
