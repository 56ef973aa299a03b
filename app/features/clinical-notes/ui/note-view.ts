import type { NoteErrors } from '../domain/check-note.ts';
import type { NoteField, TypedNote } from '../domain/note-fields.ts';

/** What somebody else saved meanwhile, as the form shows it beside one's own. */
export interface OtherTextView {
  readonly note: TypedNote;
  readonly revision: number;
  readonly by: string;
  readonly when: string;
}

/** The day of the next visit, in both spellings. */
export interface NextView {
  readonly on: string;
  readonly words: string;
}

/** What an autosave answers. */
export type SaveAnswer =
  | { readonly ok: true; readonly revision: number; readonly savedAt: string; readonly next: NextView | null }
  | { readonly ok: false; readonly reason: 'changed-meanwhile'; readonly other: OtherTextView }
  | { readonly ok: false; readonly reason: 'invalid' | 'gone' };

/** A part of a signed note as it is read. */
export interface ReadField {
  readonly field: NoteField;
  readonly text: string;
}

export interface SignedView {
  readonly version: number;
  readonly when: string;
  readonly by: string;
  readonly registration: string | null;
  readonly fields: readonly ReadField[];
}

/** The form of a note, or of what is added to it. */
export interface WritingView {
  readonly typed: TypedNote;
  readonly revision: number;
  readonly writer: string;
  /** When what stands in it was saved; null while nothing is. */
  readonly saved: string | null;
}

/** What a page of the note answered when it could not do what was asked. */
export interface RefusedNote {
  readonly typed: TypedNote;
  readonly refusal?: 'not-possible' | 'not-here' | 'unchanged' | undefined;
  readonly errors?: NoteErrors | undefined;
  readonly other?: OtherTextView | undefined;
}

export interface OpenNoteView {
  readonly writing: WritingView;
  /** `body`: the note itself; `addendum`: only what is added; `nothing` for a visit that was cancelled. */
  readonly writes: 'body' | 'addendum' | 'nothing';
  readonly signed: readonly SignedView[];
  readonly addenda: readonly {
    readonly id: string;
    readonly when: string;
    readonly by: string;
    readonly text: string;
  }[];
  readonly mayCorrect: boolean;
  /** Whether the correction was asked for just now: its fields are what is wanted. */
  readonly isCorrectionAsked: boolean;
  /** Until when whoever signed can correct; null once that is over. */
  readonly correctableUntil: string | null;
  readonly isSigner: boolean;
  readonly diagnoses: readonly { readonly diagnosis: string; readonly code: string }[];
  readonly next: NextView | null;
  /** The next visit with the same doctor that is booked already. */
  readonly nextBooked: { readonly id: string; readonly when: string } | null;
  readonly told: { readonly note: string | null; readonly treatment: string | null };
  readonly forms: readonly { readonly id: string; readonly form: 'hair' | 'skin'; readonly sent: string }[];
  readonly earlier: readonly { readonly id: string; readonly when: string; readonly what: string }[];
}

export interface NoteScreenView {
  readonly id: string;
  readonly fullName: string;
  readonly patientId: string;
  readonly when: string;
  readonly about: string;
  /** What a new appointment for the same person is opened with; it goes in a body, never in an address. */
  readonly booking: Readonly<Record<'fullName' | 'mobileNumber' | 'email' | 'type' | 'practitioner', string>>;
  /** Whose visit it is, where it is not that of who asks. */
  readonly colleague: string | null;
  readonly glassUntil: string | null;
  /** What has to be known before anything is done; empty where it is closed. */
  readonly known: readonly {
    readonly id: string;
    readonly text: string;
    readonly isUrgent: boolean;
    readonly isNone: boolean;
  }[];
  readonly note: OpenNoteView | 'closed' | 'unreadable';
}
