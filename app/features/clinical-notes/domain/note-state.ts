import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { EpochMs } from '#app/lib/time.ts';

/** How long whoever signed a note may correct it, in hours from the first signature. */
export const correctionHours = 24;

/** When and by whom a note was signed first; null while it is a draft. */
export interface Signature {
  readonly at: EpochMs;
  readonly staffId: string;
}

/**
 * Where a note is: being written, signed and still to be corrected by whoever signed it, or closed, so that words are only
 * added to it.
 */
export type NotePhase = 'draft' | 'correctable' | 'closed';
/** `write` is what stands in the note, `add` what is written below it later. */
export type NoteAction = 'write' | 'sign' | 'add';

/** What is possible in each phase, to whoever signed and to other doctors to whom the record is open. */
const possible: Readonly<Record<NotePhase, Readonly<Record<'signer' | 'colleague', readonly NoteAction[]>>>> = {
  draft: { signer: ['write', 'sign'], colleague: ['write', 'sign'] },
  correctable: { signer: ['write', 'sign', 'add'], colleague: ['add'] },
  closed: { signer: ['add'], colleague: ['add'] },
};

/** Until when a signed note can be corrected. */
export function correctableUntil({ at }: Signature): EpochMs {
  return at + correctionHours * 3_600_000;
}

export function phaseOf(signed: Signature | null, now: EpochMs): NotePhase {
  if (signed === null) return 'draft';
  return now < correctableUntil(signed) ? 'correctable' : 'closed';
}

/** What somebody to whom the record is open can do with a note now. */
export function possibleActions(signed: Signature | null, staffId: string, now: EpochMs): readonly NoteAction[] {
  const who = signed === null || signed.staffId === staffId ? 'signer' : 'colleague';
  return possible[phaseOf(signed, now)][who];
}

const here: readonly AppointmentStatus[] = ['arrived', 'in-consultation', 'completed'];

/** Whether a note can be begun for a visit: it stands, even if nobody has noted yet that the patient is here. */
export function takesNote(status: AppointmentStatus): boolean {
  return status === 'booked' || status === 'confirmed' || here.includes(status);
}

/** Whether a note can be signed: the visit is under way or was. */
export function takesSignature(status: AppointmentStatus): boolean {
  return here.includes(status);
}
