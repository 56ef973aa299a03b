import type { RegionDrawing } from '#app/ui/plates/forms/region-drawing.ts';
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
  readonly typed: Readonly<Record<string, unknown>>;
}

/** Why a step came back. */
export interface StepAnswer {
  readonly errors: AnswerErrors;
  readonly conflict: Conflict | null;
  /** More was saved from one connection than an hour allows; nothing of this page is. */
  readonly isLimited?: boolean;
}
