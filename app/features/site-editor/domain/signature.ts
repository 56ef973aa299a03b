import type { StaffMember } from '#app/features/staff/domain/staff-member.ts';
import { isRecord, type DocumentData } from './document-shape.ts';

/** Who signed a treatment's page: as the page names them, their registration, and the day. */
export interface Signature {
  /** "Dr Asha Rao, MD (Dermatology)". */
  readonly by: string;
  readonly registration: string;
}

/** The key of the signature in a treatment's file. No form has a field for it. */
const SIGNATURE = 'reviewed';

/** What of a treatment nobody acts on who is ill: names, pictures, words to find it by, prices, and the signature itself. */
const NOT_MEDICAL: ReadonlySet<string> = new Set([
  'cardTitle',
  'title',
  'subtitle',
  'image',
  'copyOf',
  'coverImage',
  'coverAlt',
  'film',
  'photo',
  'processImage',
  'video',
  'concerns',
  'bodyAreas',
  'synonyms',
  'otherNames',
  'related',
  'appointmentType',
  'offered',
  'cost',
  'checkedOn',
  SIGNATURE,
]);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two texts of a treatment differ in something a patient may act on. A field that is not known counts as one. */
export function differsMedically(one: DocumentData, other: DocumentData): boolean {
  const keys = new Set([...Object.keys(one.data), ...Object.keys(other.data)]);
  for (const key of keys) if (!NOT_MEDICAL.has(key) && !isSame(one.data[key], other.data[key])) return true;
  return !isSame(one.sections, other.sections);
}

/**
 * The text that is published in place of `before`: with its signature where nothing medical has changed since, else without
 * one. A signature that `before` does not have is not taken from the text, however it came there.
 */
export function withRightfulSignature(before: DocumentData | undefined, next: DocumentData): DocumentData {
  const signed = before?.data[SIGNATURE];
  const stays = before !== undefined && signed !== undefined && !differsMedically(before, next);
  const { [SIGNATURE]: _claimed, ...data } = next.data;
  return { data: stays ? { ...data, [SIGNATURE]: signed } : data, sections: next.sections };
}

/** The text with a signature of this day ("2026-11-26"). */
export function signedBy({ data, sections }: DocumentData, { by, registration }: Signature, on: string): DocumentData {
  return { data: { ...data, [SIGNATURE]: { by, registration, on } }, sections };
}

/** Who signed a text, and when; undefined where nobody did. */
export function signatureOf({ data }: DocumentData): (Signature & { readonly on: string }) | undefined {
  const signed = data[SIGNATURE];
  if (!isRecord(signed)) return undefined;
  const { by, registration, on } = signed;
  return typeof by === 'string' && typeof registration === 'string'
    ? { by, registration, on: on instanceof Date ? on.toISOString().slice(0, 10) : String(on) }
    : undefined;
}

/** Whether somebody may sign at all: who treats patients. Whether they have a registration is asked of the diary. */
export function maySign({ role, practitionerId }: Pick<StaffMember, 'role' | 'practitionerId'>): boolean {
  return practitionerId !== null && (role === 'doctor' || role === 'owner');
}
