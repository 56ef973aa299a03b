import type { PictureOption } from '#app/ui/desk/picture-grid.tsx';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import type { TextChange } from '../domain/compare-texts.ts';
import type { FieldFault } from '../domain/faults-by-field.ts';
import type { DocumentFields } from '../domain/field.ts';
import type { TextSection } from '../domain/document-shape.ts';

/** A document as its form shows it. */
export interface DocumentView {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly revision: number;
  readonly fields: DocumentFields;
  /** The value of each field of the form, by its name. */
  readonly values: Readonly<Record<string, string>>;
  readonly sections: readonly TextSection[];
  readonly problems: readonly FieldFault[];
  readonly warnings: readonly FieldFault[];
  /** When the working copy was last saved; null while it is the shipped text. */
  readonly saved: string | null;
  /** A colleague who saved it a short while ago, and may still be writing. */
  readonly colleague: { readonly name: string; readonly when: string } | null;
  /** The working copy is what readers see. */
  readonly isPublic: boolean;
  /** Readers see the shipped text. */
  readonly isShipped: boolean;
  readonly isNewerShipped: boolean;
  /** When it is published by itself. */
  readonly scheduled: string | null;
  /** What is published then is not what the form says now. */
  readonly isScheduledOlder: boolean;
  /** Until when the last publication can be taken back; null when it no longer can. */
  readonly undoUntil: string | null;
  /** Of a treatment: who signed what readers see, or null; undefined of any other document. */
  readonly signature: { readonly by: string; readonly on: string; readonly isDue: boolean } | null | undefined;
  /** Whoever reads this may sign it: `incomplete` while their entry in the diary lacks qualification or registration. */
  readonly signing: 'possible' | 'incomplete' | 'not-theirs';
  /** Of a document with pictures of the library: what they are chosen from, by the name of the field. */
  readonly pictures?: Readonly<Record<string, readonly PictureOption[]>>;
  /** A doctor is asked to sign it. */
  readonly signatureAsked: { readonly name: string | null; readonly when: string } | null;
  /** Of a treatment whose price is to be checked: the day on which it was entered. */
  readonly priceToCheckOn?: string | null;
  /** Of a doctor's page: readers do not get it while neither qualification nor registration number is entered. */
  readonly isNotPublic?: boolean;
  /** Of a page that only this clinic has: what can be done with it. A page that readers have seen is never deleted. */
  readonly ownPage?: 'may-be-deleted' | 'public' | 'taken-off' | undefined;
  /** The page that shows it. */
  readonly path: string;
  /** Of a form that is shown as it was sent: why the warnings are right. */
  readonly reason?: string;
}

export interface Checked {
  readonly problems: readonly FieldFault[];
  readonly warnings: readonly FieldFault[];
}

/** Of a form that is shown as it was sent: what differs from the document as it is kept. */
export type WrittenForm = Pick<DocumentView, 'values' | 'sections' | 'isPublic'> & Checked;

/** Somebody else saved the document meanwhile. */
export interface ChangedMeanwhile {
  readonly ok: false;
  readonly reason: 'changed-meanwhile';
  /** The revision that a colleague saved. */
  readonly revision: number;
  readonly parts: readonly BothTexts[];
}

export type AutosaveAnswer =
  | ({ readonly ok: true; readonly revision: number; readonly savedAt: string } & Checked)
  | { readonly ok: false; readonly reason: 'invalid' | 'too-long' | 'gone' }
  | ChangedMeanwhile;

/** A part of a document that two people have written: `removed` stands in one's own text alone, `added` in the colleague's. */
export interface BothTexts {
  readonly label: string;
  readonly changes: readonly TextChange[];
}

export type DocumentRefusal =
  | 'not-found'
  | 'not-allowed'
  | 'changed-meanwhile'
  | 'too-long'
  | 'has-problems'
  | 'needs-reason'
  | 'nothing-to-undo'
  | 'no-version'
  | 'in-the-past'
  | 'bad-time'
  | 'nothing-to-show'
  | 'cannot-sign'
  | 'no-place'
  | 'contradicts'
  | 'not-own'
  | 'owners-price'
  | 'named-elsewhere'
  | `logo-${PictureProblem}`
  | 'invalid';
