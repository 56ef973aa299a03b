import { z } from 'zod';
import { email, fullName, mobileNumber, optional, atMost, type FieldReason } from '#app/lib/person-fields.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { tidyLine } from '#app/lib/text-rules.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { contactFields } from './contact-fields.ts';
import type { ContactKind, Patient } from './patient.ts';

export interface ContactDetails {
  readonly kind: ContactKind;
  readonly value: string;
  readonly whose: string | null;
}

/** What the desk says about a person. */
export interface PatientDetails {
  readonly fullName: string;
  readonly birthDate: IsoDate | null;
  readonly language: 'en' | 'hi' | 'mr';
  readonly contacts: readonly ContactDetails[];
}

/** Everything as it was typed: `fullName`, `birthDate`, `language`, and for each contact `phone-0`, `phone-0-whose`. */
export type TypedPatient = Readonly<Record<string, string>>;
export type PatientReason = FieldReason | 'not-a-date' | 'in-the-future' | 'twice';
export type PatientErrors = Readonly<Record<string, PatientReason>>;

const language = z.enum(['en', 'hi', 'mr']).catch('en');
const whose = optional(tidyLine, atMost(40));

/** What an existing record shows in its form. */
export function typedOf({ fullName: name, birthDate, language: spoken, contacts }: Patient): TypedPatient {
  const fields = (['phone', 'email'] as const).flatMap((kind) =>
    contacts
      .filter((contact) => contact.kind === kind)
      .flatMap(({ value, whose: owner }, index) => [
        [`${kind}-${index}`, value],
        [`${kind}-${index}-whose`, owner ?? ''],
      ]),
  );
  return { fullName: name, birthDate: birthDate ?? '', language: spoken, ...Object.fromEntries(fields) };
}

/**
 * Reads what was typed about a person. A phone is needed, because the desk calls people; a contact whose field is
 * emptied is gone. A birth date is a day in the past, by `today`.
 */
export function readPatientForm(
  typed: TypedPatient,
  today: IsoDate,
): Result<PatientDetails, 'invalid', { readonly errors: PatientErrors }> {
  const errors: Record<string, PatientReason> = {};
  function read<T>(field: string, schema: z.ZodType<T>, value: string): T | undefined {
    const outcome = schema.safeParse(value);
    if (outcome.success) return outcome.data;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of person-fields say their reasons so
    errors[field] = (outcome.error.issues[0]?.message ?? 'wrong-type') as PatientReason;
    return undefined;
  }
  const name = read('fullName', fullName, typed['fullName'] ?? '');
  const birthDate = birthDateOf(typed['birthDate'] ?? '', today);
  if (typeof birthDate === 'object' && birthDate !== null) errors['birthDate'] = birthDate.reason;
  const contacts: ContactDetails[] = [];
  for (const { name: field, kind } of contactFields) {
    const text = typed[field] ?? '';
    if (text.trim() === '') continue;
    const value = read<string | undefined>(field, kind === 'phone' ? mobileNumber : email, text);
    const owner = read(`${field}-whose`, whose, typed[`${field}-whose`] ?? '') ?? null;
    if (value === undefined) continue;
    if (contacts.some((contact) => contact.kind === kind && contact.value === value)) errors[field] = 'twice';
    else contacts.push({ kind, value, whose: owner });
  }
  if (
    !contacts.some(({ kind }) => kind === 'phone') &&
    !contactFields.some(({ name: field, kind }) => kind === 'phone' && Object.hasOwn(errors, field))
  )
    errors['phone-0'] = 'required';
  if (name === undefined || Object.keys(errors).length > 0 || (typeof birthDate === 'object' && birthDate !== null))
    return fail('invalid', { errors });
  return ok({ fullName: name, birthDate, language: language.parse(typed['language']), contacts });
}

function birthDateOf(typed: string, today: IsoDate): IsoDate | null | { readonly reason: PatientReason } {
  if (typed.trim() === '') return null;
  const date = parseTypedDate(typed, today);
  // Without a year it would be read as the next such day.
  if (!date.ok || !/\d{4}/.test(typed.normalize('NFKC'))) return { reason: 'not-a-date' };
  return date.value > today ? { reason: 'in-the-future' } : date.value;
}
