import type { FormPhoto } from '../domain/photo-view.ts';
import type { PhotoProblemName } from './photo-messages.ts';
import type { StepView } from './steps/step-view.ts';

/** The step of photos as its page shows it. */
export interface PhotoStepView {
  readonly step: StepView;
  readonly photos: readonly FormPhoto[];
}

/** Why the step came back: by place, what is wrong with a file; or with all of them. */
export interface PhotoStepAnswer {
  readonly problems: Readonly<Record<string, PhotoProblemName>>;
}

/** What the server answers to a piece of a photo. */
export type PieceAnswer =
  | { readonly state: 'more' | 'elsewhere'; readonly received: number }
  | { readonly state: 'stored' }
  | { readonly state: 'refused'; readonly reason: PhotoProblemName }
  | { readonly state: 'unknown-place' | 'gone' };
