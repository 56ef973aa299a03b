import type { Coding, Extension } from '@medplum/fhirtypes';
import { formVersionName, type FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';

/** FHIR's extension for an answer that is missing for a reason. */
export const DATA_ABSENT_REASON = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

/** How the export says "I don't know". */
export const askedButUnknown: Extension = { url: DATA_ABSENT_REASON, valueCode: 'asked-unknown' };

/** Canonical address of a form; `base` is the clinic's, without a slash at the end: "https://clinic.example/api/v1/fhir". */
export function questionnaireUrl(base: string, { form }: FormDefinition): string {
  return `${base}/Questionnaire/${form}`;
}

/** The same with its version, as responses name it. */
export function canonicalOf(base: string, form: FormDefinition): string {
  return `${questionnaireUrl(base, form)}|${form.version}`;
}

/** Id of the resource of one version: "hair.v1". */
export function questionnaireId(form: FormDefinition): string {
  return formVersionName(form);
}

/** An option as a code. Codes belong to their question, whose id means the same in every form and version. */
export function optionCoding(base: string, questionId: string, option: { id: string; text: string }): Coding {
  return { system: `${base}/CodeSystem/${questionId}`, code: option.id, display: option.text };
}

/** Id of what one question of a submission became: a Consent, an Observation. FHIR allows 64 of these characters. */
export function recordId(responseId: string, questionId: string): string {
  return `${responseId}.${questionId}`.slice(0, 64);
}
