import { wholeYears } from '#app/features/patient-forms/domain/calendar.ts';
import { correctionHours } from '#app/features/clinical-notes/domain/note-state.ts';
import type { EpochMs, IsoDate } from '#app/lib/time.ts';

/** Photos of one view at one visit: a close-up of several places, or one taken again. */
export const mostPerView = 4;
/** Photos of one visit. */
export const mostPerVisit = 40;

/** Which wording of the agreement was read out: its sentence is in `ui/messages.ts`, and a changed one is a new version. */
export const consentNotice = 'visit-photos 1';

/** Who agreed to the photos of a visit. */
export const givers = ['patient', 'guardian'] as const;
export type Giver = (typeof givers)[number];

const adultAge = 18;

/** Who can agree for a patient: under 18 only a parent or guardian. Where no birthday is known, whoever is there says it. */
export function possibleGivers(birthDate: IsoDate | null, today: IsoDate): readonly Giver[] {
  return birthDate !== null && wholeYears(birthDate, today) < adultAge ? ['guardian'] : givers;
}

/** Why a photo is taken out of the record. A short list, and no words: they would stand in the audit log for years. */
export const removalReasons = ['not-usable', 'wrong-view', 'other-person', 'not-agreed'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** A photo, as far as who may remove it depends on it. */
export interface TakenPhoto {
  readonly takenAt: EpochMs;
  readonly takenBy: string;
}

/** Until when whoever took a photo can remove it: as long as a signed note can be corrected. */
export function removableUntil({ takenAt }: Pick<TakenPhoto, 'takenAt'>): EpochMs {
  return takenAt + correctionHours * 3_600_000;
}

/**
 * Whether somebody to whom the record is open may remove a photo: for a day only whoever took it, as with a signed note;
 * after that only another doctor, so that nobody takes their own pictures out of a record on their word alone. Who works
 * alone has nobody to ask.
 */
export function mayRemove(
  photo: TakenPhoto,
  who: { readonly staffId: string; readonly isAlone: boolean },
  now: EpochMs,
): boolean {
  const isTaker = photo.takenBy === who.staffId;
  if (now < removableUntil(photo)) return isTaker;
  return !isTaker || who.isAlone;
}
