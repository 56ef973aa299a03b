import type { Outcome, Question } from '../domain/way.ts';

interface OfTopic {
  readonly topic: string;
  readonly topicPath: string;
}

export interface QuestionView extends OfTopic {
  readonly kind: 'question';
  readonly question: Question;
  readonly number: number;
  readonly signs: readonly string[];
  readonly yes: string;
  readonly no: string;
  /** The question before, or the list of topics. */
  readonly back: string;
}

export interface OutcomeView extends OfTopic {
  readonly kind: 'outcome';
  readonly outcome: Outcome;
  /** Where the visit for this topic is booked. */
  readonly booking: string;
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  readonly wait: readonly string[];
}

export type TriageView = QuestionView | OutcomeView;
