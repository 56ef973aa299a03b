import type { RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import type { AnswerErrors } from '../../domain/answer-reason.ts';
import type { FollowUp } from '../../domain/follow-ups.ts';
import type { Section } from '../../domain/form-definition.ts';
import type { FormKind } from '../../domain/form-kind.ts';

/** One step as its page shows it. */
export interface StepView {
  readonly kind: FormKind;
  /** Of the form: "/patient-form/hair/<token>". */
  readonly path: string;
  readonly section: Pick<Section, 'slug' | 'title' | 'lede' | 'whyWeAsk' | 'notice' | 'questions'>;
  /** Whom the questions are about, where somebody else answers them. */
  readonly answeredFor: string | null;
  readonly rules: readonly FollowUp[];
  /** What is kept of the section's questions. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The questions that are asked as far as the server knows. */
  readonly asked: readonly string[];
  readonly drawings: Readonly<Record<string, RegionDrawing>>;
  readonly step: number;
  readonly of: number;
  /** What comes after it; null for "check your answers". */
  readonly next: string | null;
  readonly isChange: boolean;
  /** Follow-ups have just been added. */
  readonly hasMore: boolean;
  readonly seen: string;
  readonly writer: string;
}

/** What another window says meanwhile, question by question. */
export interface Conflict {
  readonly there: readonly { readonly label: string; readonly lines: readonly string[] }[];
}

/**
 * Why nothing of a step could be kept: more came from one connection than an hour allows, or the answer of the server
 * never came.
 */
export type SaveError = { readonly kind: 'limited'; readonly waitMinutes: number } | { readonly kind: 'no-answer' };

/** Why a step came back. */
export interface StepAnswer {
  readonly errors: AnswerErrors;
  readonly conflict: Conflict | null;
  readonly formError?: SaveError;
  /** What was sent, where the server has not kept it. */
  readonly typed?: Readonly<Record<string, unknown>>;
}
