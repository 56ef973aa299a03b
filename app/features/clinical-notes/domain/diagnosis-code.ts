import { fail, ok, type Result } from '#app/lib/result.ts';

/** A letter, a digit, a digit or letter, and up to four more after a point: "L70.0". */
const icd10 = /^[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?$/;
/** A stem code of ICD-11: its second sign is a letter, its third a digit, and O and I are never used: "ED80.0". */
const icd11Stem = '[\\dA-HJ-NP-Z][A-HJ-NP-Z]\\d[\\dA-HJ-NP-Z](?:\\.[\\dA-HJ-NP-Z]{1,2})?';
/** Several ICD-11 codes joined: "&" adds an extension, "/" another stem. */
const icd11 = new RegExp(`^${icd11Stem}(?:[&/]${icd11Stem})*$`);

/** Which classification a code can be of. */
export type CodeSystem = 'ICD-10' | 'ICD-11';

/**
 * A code of a diagnosis as it is written, and which classification it has the form of. Only the form is checked: whether
 * the code stands for this diagnosis is the doctor's to know.
 */
export function parseDiagnosisCode(
  typed: string,
): Result<{ readonly code: string; readonly system: CodeSystem }, 'not-a-code'> {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  if (icd10.test(code)) return ok({ code, system: 'ICD-10' });
  return icd11.test(code) ? ok({ code, system: 'ICD-11' }) : fail('not-a-code');
}
