import type { EpochMs, IsoDate } from '#app/lib/time.ts';

export type ContactKind = 'phone' | 'email';

/** A way to reach somebody: their own, or that of a person who can be asked for them. */
export interface PatientContact {
  readonly id: string;
  readonly kind: ContactKind;
  /** E.164 of a phone, or an e-mail address. */
  readonly value: string;
  /** Null: the patient's own. Else whose it is, in the desk's words: "mother". */
  readonly whose: string | null;
}

/** A person who comes here, as everybody at the desk may see them: nothing medical. */
export interface Patient {
  readonly id: string;
  readonly fullName: string;
  readonly birthDate: IsoDate | null;
  readonly language: 'en' | 'hi' | 'mr';
  /** Raised by every change. */
  readonly version: number;
  readonly madeThrough: 'website' | 'api' | 'desk' | 'import';
  readonly createdAt: EpochMs;
  /** Since then used for nothing but agreed visits and what the law asks for. */
  readonly restrictedAt: EpochMs | null;
  /** Erasing was asked for; the law keeps the record until this day. */
  readonly eraseOn: IsoDate | null;
  /** Phones first, own ones before others'. */
  readonly contacts: readonly PatientContact[];
}

/** A patient as a list of found people shows them: nothing medical. */
export interface FoundPatient {
  readonly id: string;
  readonly fullName: string;
  /** E.164 of the phone that was looked for, else the patient's own, else the first there is. */
  readonly mobileNumber: string | null;
  readonly email: string | null;
  /** In which they are written to. */
  readonly language: 'en' | 'hi' | 'mr';
  /** The reference of the appointment that was looked for. */
  readonly reference: string | null;
  /** Asked that nothing but agreed visits be done with their data. */
  readonly isRestricted: boolean;
  /** Starts of the visit before now and the one after that were not cancelled or missed. */
  readonly lastVisitAt: EpochMs | null;
  readonly nextVisitAt: EpochMs | null;
}
