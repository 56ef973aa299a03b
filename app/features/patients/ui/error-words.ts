import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { contactFields } from '../domain/contact-fields.ts';
import type { PatientErrors } from '../domain/patient-form.ts';
import type { PatientTexts } from './messages.ts';

const order = ['fullName', 'birthDate', ...contactFields.flatMap(({ name }) => [name, `${name}-whose`])];

/** "phone-0-whose" is a `whose`, "phone-0" a `phone`. */
function kindOf(field: string): string {
  return field.endsWith('-whose') ? 'whose' : field.replace(/-\d+$/, '');
}

/** The sentence for a refused field, or undefined when nothing is wrong with it. */
export function fieldErrorText(texts: PatientTexts, errors: PatientErrors, field: string): string | undefined {
  const reason = errors[field];
  if (reason === undefined) return undefined;
  const sentences = texts.errors[kindOf(field)] ?? {};
  const known: Readonly<Partial<Record<string, string>>> = sentences;
  return known[reason] ?? sentences.other;
}

/** The sentences for the error summary, in the order of the screen. */
export function summaryOf(texts: PatientTexts, errors: PatientErrors): FieldError[] {
  return order.flatMap((field) => {
    const message = fieldErrorText(texts, errors, field);
    return message === undefined ? [] : [{ field, message }];
  });
}
