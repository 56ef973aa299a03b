import type { PatientErrors, TypedPatient } from '../domain/patient-form.ts';

/** A patient in a list, as a screen writes them. */
export interface PatientRowView {
  readonly id: string;
  readonly fullName: string;
  /** "+91 98765 43210". */
  readonly phone: string | null;
  readonly email: string | null;
  /** In which they are written to. */
  readonly language: 'en' | 'hi' | 'mr';
  /** "K7M4-QDXW", of the appointment that was looked for. */
  readonly reference: string | null;
  readonly isRestricted: boolean;
  /** "Sat 21 Nov 2026". */
  readonly lastVisit: string | null;
  /** "Sat 21 Nov 2026, 10:30 am". */
  readonly nextVisit: string | null;
}

export interface ContactView {
  readonly id: string;
  readonly kind: 'phone' | 'email';
  readonly shown: string;
  readonly href: string;
  readonly whose: string | null;
}

export interface VisitView {
  readonly id: string;
  readonly when: string;
  readonly isToCome: boolean;
  readonly type: string;
  readonly typeId: string;
  readonly practitioner: string;
  readonly practitionerId: string;
  /** Whether whoever looks may move it, and cancel it. */
  readonly mayMove: boolean;
  readonly mayCancel: boolean;
  readonly status: string;
  readonly reference: string;
  readonly messages: readonly { readonly kind: string; readonly status: string; readonly at: string }[];
  readonly medical?: { readonly treatment: string | null; readonly note: string | null | undefined };
}

/** What a sent form of a person's details comes back with. */
export interface RefusedPatient {
  readonly typed: TypedPatient;
  readonly errors: PatientErrors;
  /** Somebody else was faster, or the person is known already. */
  readonly refusal?: 'changed-meanwhile' | 'known' | undefined;
  readonly knownId?: string | undefined;
}
