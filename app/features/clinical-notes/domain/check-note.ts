import { fail, ok, type Result } from '#app/lib/result.ts';
import { parseDiagnosisCode } from './diagnosis-code.ts';
import { parseFollowUp } from './follow-up.ts';
import { isBlank, noteFieldNames, tooLong, typedNote, type NoteField, type TypedNote } from './note-fields.ts';

export type NoteFault = 'empty' | 'too-long' | 'not-a-code' | 'not-a-time';
export type NoteErrors = Partial<Record<NoteField, NoteFault>>;

/** What may be signed: tidied, with at least one word in it, a code that has the form of one, a time that is one. */
export function checkNote(typed: TypedNote): Result<TypedNote, 'invalid', { readonly errors: NoteErrors }> {
  const errors: NoteErrors = {};
  const code = typed.diagnosisCode.trim() === '' ? undefined : parseDiagnosisCode(typed.diagnosisCode);
  if (code && !code.ok) errors.diagnosisCode = 'not-a-code';
  const followUp = parseFollowUp(typed.followUpCount, typed.followUpUnit);
  if (!followUp.ok) errors.followUpCount = 'not-a-time';
  if (isBlank(typed)) errors.reason = 'empty';
  for (const field of tooLong(typed)) errors[field] = 'too-long';
  if (Object.keys(errors).length > 0) return fail('invalid', { errors });
  const time = followUp.ok ? followUp.value : undefined;
  return ok({
    ...typedNote((field) => typed[field].trim()),
    diagnosisCode: code?.ok ? code.value.code : '',
    followUpCount: time === undefined ? '' : String(time.count),
    followUpUnit: time?.unit ?? '',
    addendum: '',
  });
}

/** The faults in the order of the form. */
export function faultsInOrder(errors: NoteErrors): { readonly field: NoteField; readonly fault: NoteFault }[] {
  return noteFieldNames.flatMap((field) => {
    const fault = errors[field];
    return fault === undefined ? [] : [{ field, fault }];
  });
}
