import type { LaunchFacts, LaunchStep, Placeholder, StepState } from '../domain/launch-steps.ts';

export interface StepView {
  readonly step: LaunchStep;
  readonly state: StepState;
  /** The screen on which it is done; null where it is done on the server's machine. */
  readonly href: string | null;
  /** Somebody has to say that it is right as it is. */
  readonly isByHand: boolean;
}

export interface LaunchView {
  readonly isLive: boolean;
  readonly since: string | null;
  readonly facts: LaunchFacts;
  readonly steps: readonly StepView[];
  readonly obstacles: readonly Placeholder[];
  readonly open: readonly LaunchStep[];
}

export type LaunchRefusal = 'obstacles' | 'test-not-sent';
