import type { PhotoAdvice } from '#app/features/patient-forms/domain/photo-view.ts';
import type { Giver, RemovalReason } from '../domain/photo-rules.ts';
import type { GuidedView } from '../domain/guided-views.ts';
import type { PhotoProblemName } from './messages.ts';

/** One photo as the page shows it. */
export interface ShotView {
  readonly id: string;
  /** The whole picture, and its preview. */
  readonly href: string;
  readonly small: string;
  /** "Mon 23 Nov 2026", for this visit's own "Today, 11:20 am". */
  readonly when: string;
  /** Who took it; null for one that the patient sent from home. */
  readonly by: string | null;
  /** Of this visit, and whoever looks may remove it. */
  readonly isHere: boolean;
  readonly mayRemove: boolean;
}

/** A view with all its photos, the latest first. */
export interface ViewWithShots extends GuidedView {
  readonly shots: readonly ShotView[];
  /** There are as many of this visit as there may be. */
  readonly isFull: boolean;
}

export type FormName = 'hair' | 'skin';

export interface OpenPhotos {
  readonly form: FormName;
  readonly parts: readonly { readonly part: string; readonly views: readonly ViewWithShots[] }[];
  readonly consent: { readonly givenBy: Giver; readonly notedBy: string; readonly when: string } | null;
  readonly givers: readonly Giver[];
  /** Why nothing can be taken now; null when it can. */
  readonly refusal: 'not-possible' | 'no-consent' | 'no-room' | 'enough' | null;
}

export interface PhotosScreenView {
  readonly id: string;
  readonly fullName: string;
  readonly patientId: string;
  readonly when: string;
  readonly about: string;
  readonly glassUntil: string | null;
  readonly photos: OpenPhotos | 'closed';
}

/** What came back: by view what is wrong with a file, what to say of one that was kept, or why something else was refused. */
export interface PhotosAnswer {
  readonly problems?: Readonly<Record<string, PhotoProblemName>>;
  readonly advice?: Readonly<Record<string, PhotoAdvice>>;
  readonly refusal?: 'not-yours' | 'not-possible' | 'no-tick' | 'no-reason';
}

export type { Giver, RemovalReason };
