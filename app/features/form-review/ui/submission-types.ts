import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import type { AnswerError } from '#app/features/patient-forms/domain/answer-reason.ts';
import type { FormKind } from '#app/features/patient-forms/domain/form-kind.ts';
import type { Question } from '#app/features/patient-forms/domain/question.ts';

/** An answer in words. */
export interface AnswerView {
  readonly id: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** Says that there is nothing: printed small. */
  readonly isQuiet: boolean;
  /** The drawing that was chosen. */
  readonly picture?: string | undefined;
}

export interface PhotoView {
  readonly id: string;
  readonly formId: string;
  readonly sent: string;
}

/** The photos of one view, the latest first. */
export interface PhotosOfView {
  readonly key: string;
  readonly text: string;
  readonly shots: readonly PhotoView[];
}

/** What only the doctor of a form is given. */
export interface ReadView {
  readonly about: string;
  readonly flags: readonly { readonly id: string; readonly text: string; readonly isUrgent: boolean }[];
  readonly before:
    | {
        readonly form: FormKind;
        readonly sent: string;
        readonly changes: readonly {
          readonly id: string;
          /** What the section is called, because some questions are asked in the same words. */
          readonly section: string;
          readonly text: string;
          readonly before: readonly string[];
          readonly now: readonly string[];
        }[];
      }
    | undefined;
  /** How many earlier forms can't be opened any more. */
  readonly unopened: number;
  readonly sections: readonly {
    readonly slug: string;
    readonly title: string;
    readonly answers: readonly AnswerView[];
  }[];
  readonly photos: readonly PhotosOfView[];
  readonly part: {
    readonly questions: readonly Question[];
    /** The calculators that are not of this patient's concern. */
    readonly folded: readonly string[];
    readonly answers: Answers;
    readonly words: readonly AnswerView[];
    readonly revision: number;
    readonly history: readonly { readonly when: string; readonly by: string }[];
  };
  readonly notes: readonly { readonly id: string; readonly when: string; readonly by: string; readonly text: string }[];
}

export interface LikelyView {
  readonly id: string;
  readonly fullName: string;
  readonly sharesPhone: boolean;
  readonly phone: string | null;
  readonly lastVisit: string | null;
  readonly visits: readonly { readonly id: string; readonly when: string }[];
  /** Whether whoever looks may say that it is theirs. */
  readonly mayAttach: boolean;
}

export interface SubmissionScreenView {
  readonly id: string;
  readonly form: FormKind;
  readonly version: string;
  readonly sent: string;
  readonly urgent: boolean;
  readonly called: string | null;
  readonly fullName: string;
  readonly phone: string;
  readonly tel: string;
  readonly patient: { readonly id: string; readonly fullName: string } | null;
  readonly visit: { readonly id: string; readonly when: string } | null;
  readonly likely: readonly LikelyView[];
  readonly mayAddPatient: boolean;
  readonly mayDetach: boolean;
  /** Whether it is closed to a doctor who could open it with a reason. */
  readonly mayBreakGlass: boolean;
  /** Whether whoever looks said themself whose it is. */
  readonly isOwnWord: boolean;
  /** Until when it is open because the glass was broken. */
  readonly glassUntil: string | null;
  readonly read: ReadView | undefined;
}

/** What came back with a form that was not taken. */
export interface SubmissionRefusal {
  readonly refusal?: 'not-found' | 'changed-meanwhile' | 'has-doctor-part' | 'known' | undefined;
  readonly part?:
    | {
        readonly reason: 'invalid' | 'changed-meanwhile';
        readonly typed: Readonly<Record<string, unknown>>;
        readonly errors: Readonly<Record<string, AnswerError>>;
      }
    | undefined;
  readonly note?: { readonly reason: 'empty' | 'too-long'; readonly text: string } | undefined;
}
