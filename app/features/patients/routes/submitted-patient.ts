import { formText } from '#app/lib/form-text.ts';
import { wallClockOf, type IsoDate } from '#app/lib/time.ts';
import { contactFields } from '../domain/contact-fields.ts';
import type { TypedPatient } from '../domain/patient-form.ts';
import type { PatientContext } from '../server/patient-context.ts';

const fields = ['fullName', 'birthDate', 'language', ...contactFields.flatMap(({ name }) => [name, `${name}-whose`])];
const longest = 300;

/** What a sent form says about a person: the fields it has, nothing else somebody may have put in. */
export function typedPatient(form: FormData): TypedPatient {
  return Object.fromEntries(fields.map((field) => [field, formText(form, field, longest)]));
}

/** The day at the clinic. */
export function todayOf({ clock }: Pick<PatientContext, 'clock'>, timeZone: string): IsoDate {
  return wallClockOf(clock.now().epochMilliseconds, timeZone).date;
}
